// Where the empty cells of a position lie on a grid.
//
// On boards of up to 8x8 cells they lie where grid.hpp has them. A larger board does not fit, but
// 64 empty cells do: they are numbered one by one, and the grid is then no picture of the board.
// Joinsets do not mind, because cells are but names to them; and turning the grid renames the cells
// and changes nothing else.
#pragma once

#include <array>
#include <cstddef>

#include "connection/grid.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

class GridMap {
 public:
  explicit GridMap(const Position& position)
      : is_picture_(fits_grid(position.size)),
        grid_size_(is_picture_ ? position.size : Size{grid_side, grid_side}) {
    std::array<bool, longest_side * longest_side> is_stone{};
    for (const Cell cell : position.black) is_stone[cell] = true;
    for (const Cell cell : position.white) is_stone[cell] = true;
    for (int i = 0; i < position.size.cells(); ++i) {
      const auto cell = static_cast<Cell>(i);
      if (is_stone[cell]) continue;
      const std::size_t place = is_picture_ ? to_grid(position.size, cell) : empties_;
      ++empties_;
      if (place >= most_cells) continue;
      places_[cell] = static_cast<GridCell>(place);
      cells_[place] = cell;
      empty_ |= grid_of(places_[cell]);
    }
  }

  // Is there a place for every empty cell?
  [[nodiscard]] bool fits() const noexcept { return empties_ <= most_cells; }
  // Of the grid: of the board, if the grid is its picture.
  [[nodiscard]] Size grid_size() const noexcept { return grid_size_; }

  // For cells that are empty.
  [[nodiscard]] GridCell place_of(Cell cell) const noexcept { return places_[cell]; }
  [[nodiscard]] Cell cell_at(GridCell place) const noexcept { return cells_[place]; }
  [[nodiscard]] Grid empty() const noexcept { return empty_; }

 private:
  static constexpr std::size_t most_cells = grid_side * grid_side;

  bool is_picture_;
  Size grid_size_;
  std::size_t empties_ = 0;
  std::array<GridCell, longest_side * longest_side> places_{};
  std::array<Cell, most_cells> cells_{};
  Grid empty_ = 0;
};

}  // namespace beeline::connection
