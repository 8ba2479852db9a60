// Pairings: how a player is forced to join its own two sides, and so to lose.
//
// A pairing of X is a set of disjoint pairs of empty cells such that X is joined as soon as it has
// a stone on one cell of each pair. By duality: every joinset of the opponent holds a whole pair.
// The opponent can see to it that X gets a cell of each pair, whoever moves and whoever plays Last:
// X loses.  [YH16, theorem 12]
// A pre-join pairing has a key besides, a cell outside all pairs, and joins X once X also has the
// key: every joinset of the opponent without the key holds a whole pair. If X plays Last, the
// opponent need never play the key, and X loses as well.  [YH16, theorem 13] If X is not Last this
// is false more often than true.
//
// Checked  tests/rex/pairing_test.cpp: who has a pairing loses by brute force.
#pragma once

#include <cstdint>
#include <vector>

#include "connection/grid.hpp"

namespace beeline::rex {

using connection::Grid;
using connection::GridCell;

struct Pairing {
  struct Pair {
    GridCell a = 0;
    GridCell b = 0;
  };

  static constexpr GridCell no_key = 64;

  std::vector<Pair> pairs;
  GridCell key = no_key;

  [[nodiscard]] Grid cells() const noexcept {
    Grid cells = key == no_key ? 0 : connection::grid_of(key);
    for (const Pair& pair : pairs) {
      cells |= connection::grid_of(pair.a) | connection::grid_of(pair.b);
    }
    return cells;
  }
};

}  // namespace beeline::rex
