// Moves that need not be tried: some move that is left wins if any move does.
//
// Vulnerable  The opponent can answer with a stone that kills the move, and has gained a tempo. All
//             vulnerable cells may be left out together. Proof: let V be the vulnerable cells, and
//             suppose c in V wins, killed by k. Then the mover also wins with the opponent's stone
//             on k and himself to move, c being dead; by induction over the empty cells with a move
//             d that is neither dead nor vulnerable there. Without the stone on k it still wins,
//             and d is not in V: a killer of d in the first place would be k, c or another cell,
//             and d would now be dead, dead, or vulnerable. The induction ends: with no such cell
//             left and the mover not joined, the opponent's stones on all empty cells show that he
//             wins. If every cell is vulnerable or dead, the mover has lost.
// Dominated   Left out if a dominator is kept when its turn comes. A dominator left out later has
//             one that is kept still later, so in the end every dominated cell has a better one
//             that is kept. Dominators that are vulnerable do not count: they may be lost where the
//             dominated cell wins.
//
// Carriers  If the mover loses, a carrier that contains a vulnerable cell must also contain one of
//           its killers. Dominated cells ask for nothing: what refutes the dominator refutes them.
//
// Source   [BHJR07], [HAH09]; the proof is our own.
// Checked  tests/hex/fill_in_test.cpp
#pragma once

#include "connection/dead_cells.hpp"
#include "connection/domination.hpp"

namespace beeline::hex {

struct InferiorMovesOptions {
  bool vulnerable = true;
  bool dominated = true;
};

template <class Word>
class InferiorMoves {
 public:
  using Set = connection::CellSet<Word>;
  using Cell = connection::Cell;

  explicit InferiorMoves(InferiorMovesOptions options = {}) noexcept : options_(options) {}

  // The facts must be those of a board filled in, with nobody joined.
  void find(const connection::DeadCells<Word>& facts, connection::Colour mover) noexcept {
    vulnerable_ = options_.vulnerable ? facts.mortal(opposite(mover)) : Set();
    dominated_ = {};
    if (!options_.dominated) return;
    domination_.find(facts, mover);
    Set kept = facts.empty() - vulnerable_;
    for (const Cell cell : domination_.dominated() & kept)
      if (domination_.dominators(cell).meets(kept)) {
        kept.erase(cell);
        dominated_.insert(cell);
      }
  }

  // What need not be tried, and why. No cell in both.
  [[nodiscard]] Set vulnerable() const noexcept { return vulnerable_; }
  [[nodiscard]] Set dominated() const noexcept { return dominated_; }
  [[nodiscard]] Set all() const noexcept { return vulnerable_ | dominated_; }

  // Killers of a vulnerable cell are in facts.killers(opposite(mover), cell). These are the cells
  // at least as good as a dominated one.
  [[nodiscard]] Set dominators(Cell dominated_cell) const noexcept {
    return domination_.dominators(dominated_cell);
  }

 private:
  InferiorMovesOptions options_;
  Set vulnerable_, dominated_;
  connection::Domination<Word> domination_;
};

}  // namespace beeline::hex
