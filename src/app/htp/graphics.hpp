// What a user interface draws on its board while a command runs, and after.
//
//   gogui-gfx:
//   dfpn
//   VAR B c5 W d4              a line of play: stones with numbers
//   LABEL c5 W d4 L e3 12@@40  texts on cells: the move wins, loses, or the efforts that are left
//                              to prove that it wins and that it loses
//   TEXT 3/14 proven losses    the status line
//
// and a blank line. HexGui expects the three parts in this order, and a text that is not empty.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/move_table.hpp"
#include "beeline/events.hpp"
#include "connection/solver.hpp"

namespace beeline::app::htp {

using CellLabels = std::vector<std::pair<connection::Cell, std::string>>;

struct Picture {
  std::vector<std::pair<connection::Colour, connection::Cell>> line{};
  CellLabels labels{};
  std::string text{};
};

[[nodiscard]] std::string to_gfx(connection::Size, const Picture&);

// "a1 W b1 12@@40"
[[nodiscard]] std::string to_pairs(connection::Size, const CellLabels&);

// A search under way, and what it came to.
[[nodiscard]] Picture picture_of(const connection::Position&, const Event&);
[[nodiscard]] Picture picture_of(const connection::Position&, const Event&,
                                 const connection::Answer&);

// Moves that are judged one by one.
[[nodiscard]] Picture picture_of(const MoveTable&, const JudgedMove& next);

}  // namespace beeline::app::htp
