// The board as one colour sees it: which empty cells would hang together if they all were its own.
//
// Vertices are the empty cells and the colour's two sides; two of them are neighbours if they touch
// or if one group of the colour's stones touches both. Each side counts as a group: the cells
// beside it, directly or through stones that hang on it, are neighbours of each other. Stones of
// the opponent are gone. A set of empty cells joins the colour's sides exactly if it joins them in
// this graph, and the minimal such sets are the induced paths from side to side: a path with a
// shortcut is not minimal, and neither is one that comes back to the side it started from, which is
// why cells beside a side may count as neighbours. Every fact about colourings that is drawn from
// this graph is a fact about these paths.  [BHJR07], [HAH09]
//
// Playing by one colour deletes a vertex from the opponent's graph, and contracts it in its own.
#pragma once

#include "connection/geometry.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

template <class Word>
class ReducedGraph {
 public:
  using Set = CellSet<Word>;

  void build(const Geometry<Word>& geometry, Colour colour, const Stones<Word>& stones) noexcept {
    const Set own = stones.of(colour);
    const Set was_empty = empty_;
    empty_ = geometry.all() - stones.both();
    const SetPerCell before = neighbours_;
    for (const Cell cell : empty_) neighbours_[cell] = geometry.neighbours(cell) & empty_;

    const Set hung_on_a = geometry.flood(geometry.side_a(colour), own);
    const Set hung_on_b = geometry.flood(geometry.side_b(colour), own);
    joined_ = hung_on_a.meets(geometry.side_b(colour));
    changed_ = empty_ - was_empty;
    set_beside(beside_a_, (geometry.side_a(colour) | geometry.dilate(hung_on_a)) & empty_);
    set_beside(beside_b_, (geometry.side_b(colour) | geometry.dilate(hung_on_b)) & empty_);
    for (Set rest = own - hung_on_a - hung_on_b; !rest.empty();) {
      const Set group = geometry.flood(Set::of(rest.first()), rest);
      make_neighbours(geometry.dilate(group) & empty_);
      rest -= group;
    }
    for (const Cell cell : empty_) {
      neighbours_[cell].erase(cell);
      if (neighbours_[cell] != before[cell]) changed_.insert(cell);
    }
  }

  [[nodiscard]] Set empty() const noexcept { return empty_; }

  // Of an empty cell: other empty cells.
  [[nodiscard]] Set neighbours(Cell cell) const noexcept { return neighbours_[cell]; }

  // The neighbours of side a and of side b. A cell beside both joins them by itself.
  [[nodiscard]] Set beside_a() const noexcept { return beside_a_; }
  [[nodiscard]] Set beside_b() const noexcept { return beside_b_; }

  // The empty cells that were not empty before the last build(), or whose neighbours have changed.
  [[nodiscard]] Set changed() const noexcept { return changed_; }

  // Are the sides joined already? Then no empty cell matters, and the graph has nothing to say.
  [[nodiscard]] bool joined() const noexcept { return joined_; }

 private:
  using SetPerCell = typename Geometry<Word>::template PerCell<Set>;

  void set_beside(Set& beside, Set cells) noexcept {
    changed_ |= (beside ^ cells) & empty_;
    beside = cells;
    make_neighbours(cells);
  }

  // Itself included; build() takes that out in the end.
  void make_neighbours(Set cells) noexcept {
    for (const Cell cell : cells) neighbours_[cell] |= cells;
  }

  Set empty_;
  Set beside_a_, beside_b_;
  Set changed_;
  bool joined_ = false;
  SetPerCell neighbours_;
};

}  // namespace beeline::connection
