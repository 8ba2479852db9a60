// Maps of moves, worked out by brute force, to be compared with published ones.
#pragma once

#include <string>
#include <string_view>

#include "connection/position_text.hpp"
#include "oracle/brute_force.hpp"

namespace beeline::oracle {

// The cells, in ascending order with blanks between, where the side to move would win by playing.
[[nodiscard]] inline std::string winning_moves(BruteForce& truth, const Position& position) {
  const NaiveBoard board(position);
  std::string cells;
  for (int i = 0; i < position.size.cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (board.at(cell) != Mark::empty) continue;
    if (truth.winner_after(position, cell) != position.to_play) continue;
    if (!cells.empty()) cells += ' ';
    cells += cell_name(position.size, cell);
  }
  return cells;
}

[[nodiscard]] inline std::string winning_moves(BruteForce& truth, std::string_view position) {
  return winning_moves(truth, connection::parse_position(position).position);
}

[[nodiscard]] inline Position empty_board(Size size, Colour to_play) {
  return {size, {}, {}, to_play};
}

}  // namespace beeline::oracle
