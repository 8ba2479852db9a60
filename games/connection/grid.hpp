// A set of cells on a board of at most 8x8 cells, as eight rows of eight bits: column c of row r is
// bit 8r + c, whatever the board's size.
//
// CellSet packs the rows of a board tightly; here every row has a byte of its own. That wastes bits
// but turns the symmetries of the board into a few shifts, the same for every board: a mirror is
// the transposition of an 8x8 bit matrix, a half-turn the reversal of all bits and a shift. What
// keeps thousands of cell sets and turns them all at once, as Rex does, works on grids.
//
// The functions on words are templates, so that they also take vectors of words.
//
// Checked  tests/connection/grid_test.cpp: grids turn as geometry.hpp says that cells do.
#pragma once

#include <bit>
#include <cstdint>

#include "connection/geometry.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

using Grid = std::uint64_t;
using GridCell = std::uint8_t;  // the number of a bit

inline constexpr int grid_side = 8;

[[nodiscard]] constexpr bool fits_grid(Size size) noexcept {
  return size.width <= grid_side && size.height <= grid_side;
}

[[nodiscard]] constexpr GridCell to_grid(Size size, Cell cell) noexcept {
  return static_cast<GridCell>(cell / size.width * grid_side + cell % size.width);
}
[[nodiscard]] constexpr Cell from_grid(Size size, GridCell cell) noexcept {
  return static_cast<Cell>(cell / grid_side * size.width + cell % grid_side);
}

[[nodiscard]] constexpr Grid grid_of(GridCell cell) noexcept {
  return Grid{1} << cell;
}

// Calls f with every cell of the grid, in ascending order.
template <class F>
constexpr void for_each_cell(Grid cells, F&& f) {
  for (; cells != 0; cells &= cells - 1) f(static_cast<GridCell>(std::countr_zero(cells)));
}

// The grid with rows and columns exchanged.
template <class Word>
[[nodiscard]] constexpr Word transposed(Word grid) noexcept {
  const auto exchange = [&grid](int distance, Grid lower) {
    const Word differ = (grid ^ (grid >> distance)) & lower;
    grid = grid ^ differ ^ (differ << distance);
  };
  exchange(7, 0x00aa00aa00aa00aa);
  exchange(14, 0x0000cccc0000cccc);
  exchange(28, 0x00000000f0f0f0f0);
  return grid;
}

// All 64 bits in reverse order.
template <class Word>
[[nodiscard]] constexpr Word reversed(Word grid) noexcept {
  const auto exchange = [&grid](int distance, Grid lower) {
    grid = ((grid >> distance) & lower) | ((grid & lower) << distance);
  };
  exchange(1, 0x5555555555555555);
  exchange(2, 0x3333333333333333);
  exchange(4, 0x0f0f0f0f0f0f0f0f);
  exchange(8, 0x00ff00ff00ff00ff);
  exchange(16, 0x0000ffff0000ffff);
  return (grid >> 32) | (grid << 32);
}

// The image of a grid under a symmetry of the board.
template <class Word>
[[nodiscard]] constexpr Word image(Size size, Symmetry symmetry, Word grid) noexcept {
  if (swaps_colours(symmetry)) grid = transposed(grid);
  if (symmetry == Symmetry::identity || symmetry == Symmetry::mirror) return grid;
  return reversed(grid) >> (grid_side * (grid_side - size.height) + grid_side - size.width);
}

}  // namespace beeline::connection
