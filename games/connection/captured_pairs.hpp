// Captured pairs: two cells that a colour owns as good as already.
//
// If each of two empty cells is killed by a stone of the colour on the other one, then whichever of
// them the opponent takes, the colour takes the other, and the intruder is dead: he has played a
// stone that does not matter. So nothing changes if both are given to the colour, however the rest
// of the board is played: the classic pair is the one between two stones a bridge apart.
//
// The kill must be done by the one stone alone. A pair whose cells die only after further filling
// in would need that filling to follow from either reply, which nobody has checked.
//
// Source   [BHJR07]; as mutual killers [HAH09].
// In Hex   may be filled with the colour's stones at once.
// Checked  tests/connection/dead_cells_test.cpp, with any stones on the other cells.
#pragma once

#include "connection/dead_cells.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

// Pairs of live cells without common cells, greedily chosen; each colour's are given as one set.
// All may be filled together: stones elsewhere keep what is dead dead.
template <class Word>
[[nodiscard]] Stones<Word> captured_pairs(const DeadCells<Word>& cells) noexcept {
  using Set = CellSet<Word>;
  Stones<Word> captured;
  Set free = cells.empty() - cells.dead();
  for (const Colour colour : {Colour::black, Colour::white}) {
    Set& pairs = captured.of(colour);
    for (Set left = cells.mortal(colour) & free; !left.empty();) {
      const Cell cell = left.first();
      left.erase(cell);
      for (const Cell other : cells.killers(colour, cell) & left) {
        if (!cells.killers(colour, other).test(cell)) continue;
        const Set pair = Set::of(cell) | Set::of(other);
        pairs |= pair;
        free -= pair;
        left -= pair;
        break;
      }
    }
  }
  return captured;
}

}  // namespace beeline::connection
