#include "connection/move_order.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>

namespace beeline::connection {

int centre_distance(Size size, Cell cell) noexcept {
  const int right = 2 * (cell % size.width) - (size.width - 1);
  const int down = 2 * (cell / size.width) - (size.height - 1);
  // A step up and right changes both, the one up and the other down: steps in opposite directions
  // are shared, steps in the same direction add.
  return std::max({std::abs(right), std::abs(down), std::abs(right + down)});
}

namespace {

template <class Compare>
std::vector<Cell> cells_by_distance(Size size, Compare compare) {
  std::vector<Cell> cells(static_cast<std::size_t>(size.cells()));
  std::iota(cells.begin(), cells.end(), Cell{0});
  std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    return compare(centre_distance(size, a), centre_distance(size, b));
  });
  return cells;
}

}  // namespace

std::vector<Cell> cells_centre_first(Size size) {
  return cells_by_distance(size, std::less{});
}

std::vector<Cell> cells_centre_last(Size size) {
  return cells_by_distance(size, std::greater{});
}

}  // namespace beeline::connection
