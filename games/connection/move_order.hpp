// How far cells are from the centre: the simplest guess at which moves matter.
#pragma once

#include <vector>

#include "connection/position.hpp"

namespace beeline::connection {

// Twice the number of steps from the centre of the board, which on boards with an even side lies
// between cells. The acute corners are farthest: no step goes straight towards them, so that every
// step right and every step down on the way counts.
[[nodiscard]] int centre_distance(Size, Cell) noexcept;

// All cells by their distance from the centre; cells at the same distance by their numbers.
[[nodiscard]] std::vector<Cell> cells_centre_first(Size);
[[nodiscard]] std::vector<Cell> cells_centre_last(Size);

}  // namespace beeline::connection
