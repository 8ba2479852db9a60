// Positions that look the same to both players: on a square board, the mirror image of the black
// stones are the white stones. Whoever is Last loses such a position.  [YH16, section 5] For if
// Last had a winning strategy, the other player could use its mirror image, and would only ever
// have a stone less than that strategy counts on, which in Rex never hurts.
//
// Solvers of residual games test this after every move. On the board itself it is tested once, for
// the position to solve and its replies: there no cell is filled or dropped yet that would spoil
// the symmetry.
//
// Checked  tests/rex/symmetry_test.cpp: all such positions of 3x3, random ones of 4x4.
#pragma once

#include <optional>

#include "connection/position.hpp"

namespace beeline::rex {

[[nodiscard]] bool is_colour_symmetric(const connection::Position&);

// A reply that wins because it makes the position colour-symmetric for an opponent who is Last.
[[nodiscard]] std::optional<connection::Cell> symmetric_reply(const connection::Position&);

}  // namespace beeline::rex
