// Joinsets: the minimal sets of empty cells that join a colour's two sides.  [YH16]
//
// What is left to play for is exactly this: a colour gets joined if and only if it fills one of its
// joinsets. No joinset holds another, and the joinsets of the two colours determine each other,
// since a set joins Black just when it meets every set that joins White.
//
// In the graph of a colour, where two empty cells touch directly or through a group of its stones,
// a joinset is a path from side to side without shortcuts: no cell of it touches another one but
// its neighbours on the path, only the first touches side a, only the last touches side b. (A cell
// that could be left out would make the set not minimal; and a minimal set holds a path.) Depth
// first search lists these paths, each once.
//
// An empty board has 11 of them for 3x3, 54 for 4x4, 365 for 5x5, 3848 for 6x6, 68914 for 7x7.
//
// Checked  tests/connection/joinsets_test.cpp: by definition, on every 3x3 position.
#pragma once

#include <cstddef>
#include <vector>

#include "connection/grid.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

// The joinsets of a colour, as a GridMap of the position has them; it must fit. The empty set alone
// if its sides are joined already. At most `most` of them: false if there are more, and the list is
// then not complete.
[[nodiscard]] bool list_joinsets(const Position&, Colour, std::size_t most,
                                 std::vector<Grid>& joinsets);

}  // namespace beeline::connection
