// Which move to play.
//
//   won       a proved winning move
//   lost      the move whose refutation is longest, or, if nothing was left to search, the one that
//             the circuits like best; resignation on request
//   unsolved  the best move by circuits
//
// The second player first asks whether to take the opening over.
#pragma once

#include "app/htp/engine.hpp"

namespace beeline::app::htp {

// A UserError if the game is over.
[[nodiscard]] formats::Move choose_move(Engine&, connection::Colour);

}  // namespace beeline::app::htp
