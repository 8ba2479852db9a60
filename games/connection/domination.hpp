// Capture-domination: cells that a move elsewhere gives to its player along with its own.
//
// Suppose that after a stone of the colour on m the cell c is dead, or captured by that colour.
// Then m is at least as good a move as c: a stone on m is worth stones on both m and c. Only what
// follows from the colour's own stones counts; had the filling after m given anything to the
// opponent, the comparison would fail.
//
// Dead after m      m kills c: see dead_cells.hpp.
// Captured after m  c and another cell are mutual killers once m is cut from the opponent's graph.
// A
//                   cell is killed by the two cuts m and k together exactly if they meet all the
//                   pairs of its neighbours that are no edges. So one of them is in the first such
//                   pair: two cases, each of which asks for the killers after one cut.
//
// Source   [BHJR07]
// In Hex   a dominated cell need not be tried if one of its dominators is.
// Checked  tests/connection/dead_cells_test.cpp, by who wins.
#pragma once

#include <array>
#include <cstddef>

#include "connection/dead_cells.hpp"

namespace beeline::connection {

template <class Word>
class Domination {
 public:
  using Set = CellSet<Word>;

  // Facts about moves of the colour on a board without dead cells.
  void find(const DeadCells<Word>& cells, Colour colour) noexcept {
    dominated_ = cells.mortal(colour);
    for (const Cell cell : cells.empty()) {
      dominators_[cell] = dominated_.test(cell) ? cells.killers(colour, cell) : Set();
      find_cuts(cells.graph(opposite(colour)), cell);
    }
    const auto kill_together = [&](Cell cell, Cell move, Cell other) {
      return (cells.mortal(colour).test(cell) && cells.killers(colour, cell).test(other)) ||
             killed_by_both(cell, move, other);
    };
    for (const Cell cell : cells.empty())
      for (const Cut& cut : cuts_[cell])
        for (const Cell second : cut.then) {
          if (kill_together(second, cut.first, cell)) note_captured(cell, second, cut.first);
          if (kill_together(cut.first, second, cell)) note_captured(cell, cut.first, second);
        }
  }

  // The cells where some other move of the colour's is at least as good, and which those are.
  [[nodiscard]] Set dominated() const noexcept { return dominated_; }
  [[nodiscard]] Set dominators(Cell dominated_cell) const noexcept {
    return dominators_[dominated_cell];
  }

 private:
  // Cuts at `first` and at any one of `then` kill together; neither does alone.
  struct Cut {
    Cell first = 0;
    Set then;
  };

  void find_cuts(const ReducedGraph<Word>& graph, Cell cell) noexcept {
    cuts_[cell] = {};
    const Set gap = first_gap(graph, cell);
    std::size_t found = 0;
    for (const Cell first : gap)
      cuts_[cell][found++] = {first, cut_killers(graph, cell, Set::of(first))};
  }

  [[nodiscard]] bool killed_by_both(Cell cell, Cell one, Cell other) const noexcept {
    for (const Cut& cut : cuts_[cell])
      if ((cut.first == one && cut.then.test(other)) || (cut.first == other && cut.then.test(one)))
        return true;
    return false;
  }

  void note_captured(Cell one, Cell other, Cell after) noexcept {
    for (const Cell cell : {one, other}) {
      dominated_.insert(cell);
      dominators_[cell].insert(after);
    }
  }

  Set dominated_;
  typename Geometry<Word>::template PerCell<Set> dominators_;
  typename Geometry<Word>::template PerCell<std::array<Cut, 2>> cuts_;
};

}  // namespace beeline::connection
