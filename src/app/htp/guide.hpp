// A move where nothing is proved: a shallow search that judges positions by their circuits.
//
// A position is the better the less the colour's circuit resists and the more the opponent's does
// [Ans02]; moves are tried in the order of the currents that both circuits send through their
// cells. In Rex, where joining loses, all of this is turned round. What connections prove about
// who can join is believed before any circuit. None of it proves who wins.
#pragma once

#include <functional>
#include <vector>

#include "connection/position.hpp"

namespace beeline::app::htp {

struct Guess {
  connection::Cell move = 0;
  double value = 0;  // above 0: the side to move seems to win
  int depth = 0;     // moves looked ahead
};

// Looks ahead as far as it gets before `must_end()`. The position has an empty cell, and nobody is
// joined.
[[nodiscard]] Guess guess_move(const connection::Position&, bool joining_wins,
                               const std::function<bool()>& must_end);

// How much each cell matters to both colours together: the currents of their circuits, at most 1.
struct CellCurrent {
  connection::Cell cell = 0;
  double current = 0;
};
[[nodiscard]] std::vector<CellCurrent> cell_currents(const connection::Position&);

}  // namespace beeline::app::htp
