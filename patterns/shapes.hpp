// Connected sets of cells and patterns around them, up to the twelve symmetries of the hexagonal
// grid. Everything lives on an 8x8 board, with room for a ring of stones around each shape.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "patterns/local_capture.hpp"

namespace beeline::patterns {

inline constexpr int board_side = 8;

struct Pattern {
  Set cells, captor, intruder;

  friend constexpr auto operator<=>(const Pattern& a, const Pattern& b) {
    return std::tuple(a.cells, a.captor, a.intruder) <=> std::tuple(b.cells, b.captor, b.intruder);
  }
  friend constexpr bool operator==(const Pattern&, const Pattern&) = default;
};

using Point = std::pair<int, int>;  // column, row

[[nodiscard]] inline Point point_of(connection::Cell cell) {
  return {cell % board_side, cell / board_side};
}

// A sixth of a turn takes the step right to the step down; the mirror swaps these two.
[[nodiscard]] inline Point turned(Point point, int symmetry) {
  if (symmetry >= 6) std::swap(point.first, point.second);
  for (int turn = symmetry % 6; turn > 0; --turn)
    point = {-point.second, point.first + point.second};
  return point;
}

// The pattern under a symmetry, moved so that its cells and stones begin in row and column 1; false
// if it has no room there.
[[nodiscard]] inline bool image(const Pattern& pattern, int symmetry, Pattern& result) {
  int left = 99, top = 99;
  for (const connection::Cell cell : pattern.cells) {
    const Point point = turned(point_of(cell), symmetry);
    left = std::min(left, point.first);
    top = std::min(top, point.second);
  }
  const auto move = [&](Set set, Set& to) {
    to = {};
    for (const connection::Cell cell : set) {
      const Point point = turned(point_of(cell), symmetry);
      const int column = point.first - left + 1;
      const int row = point.second - top + 1;
      if (column < 0 || column >= board_side || row < 0 || row >= board_side) return false;
      to.insert(static_cast<connection::Cell>(column + board_side * row));
    }
    return true;
  };
  return move(pattern.cells, result.cells) && move(pattern.captor, result.captor) &&
         move(pattern.intruder, result.intruder);
}

// The smallest image: the same for symmetric patterns.
[[nodiscard]] inline Pattern canonical(const Pattern& pattern) {
  Pattern best, next;
  bool found = false;
  for (int symmetry = 0; symmetry < 12; ++symmetry)
    if (image(pattern, symmetry, next) && (!found || next < best)) {
      best = next;
      found = true;
    }
  return best;
}

// All connected sets of so many cells.
[[nodiscard]] inline std::vector<Set> shapes(const Board& board, int cells) {
  std::set<Pattern> found{canonical({Set::of(board_side + 1), {}, {}})};
  for (int size = 1; size < cells; ++size) {
    std::set<Pattern> larger;
    for (const Pattern& shape : found) {
      // Away from the rim, so that no neighbour is missed.
      Set inner;
      for (const connection::Cell cell : shape.cells)
        inner.insert(static_cast<connection::Cell>(cell + board_side + 1));
      for (const connection::Cell cell : board.dilate(inner) - inner)
        larger.insert(canonical({inner | Set::of(cell), {}, {}}));
    }
    found = larger;
  }
  std::vector<Set> sets;
  for (const Pattern& shape : found) sets.push_back(shape.cells);
  return sets;
}

}  // namespace beeline::patterns
