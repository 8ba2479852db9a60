// Dead cells and their killers, by graph theory.
//
// A cell is dead if its colour never matters: however the other empty cells are filled, the same
// side is joined with either stone on it. That is so exactly if it lies on no induced path from
// side to side in a colour's reduced graph, the same for both colours since exactly one is joined
// on a full board. To decide that in general is hard; here is the local half of it.
//
// Dead     The neighbours of the cell are pairwise neighbours: a path through the cell has a
//          shortcut past it. A side counts as a neighbour, so beside a side all the other
//          neighbours must be beside that side too; a cell beside both sides is never dead.
// Cut      A stone of the opponent on k deletes k from the graph: it kills the cell if every pair
//          of the cell's neighbours that are not neighbours of each other contains k.
// Own      A stone of the graph's own colour on k contracts k. It kills the cell if k is a
//          neighbour whose neighbours include all others of the cell's (every path can go by k
//          instead), or if it is none, and every pair of the cell's neighbours that are not
//          neighbours of each other is a pair of neighbours of k.
//
// Both colours' graphs are worth asking: they hold the same dead cells, but not the same local
// ones. Dead stays dead under any further stones, so what is stated here about one position holds
// in all positions after it in which the cells named are still empty.
//
// Source   [BHJR07], [HAH09]; own-stone killers and sides: derived here.
// In Hex   may be filled at once with either colour.
// In Rex   must not be filled: it is a spare tempo.
// Checked  tests/connection/dead_cells_test.cpp, by definition on every 3x3 position and random
//          larger ones.
#pragma once

#include <array>
#include <cstddef>

#include "connection/reduced_graph.hpp"

namespace beeline::connection {

// A set that is not empty, if it is one cell; else nothing.
template <class Word>
[[nodiscard]] constexpr CellSet<Word> if_single(CellSet<Word> set) noexcept {
  return (set.bits() & (set.bits() - 1)) == 0 ? set : CellSet<Word>();
}

// What one colour's graph says about an empty cell.
template <class Word>
struct CellFate {
  bool dead = false;
  CellSet<Word> cut_killers;  // one stone of the opponent's here makes it dead; not if it is dead
  CellSet<Word> own_killers;  // one stone of the graph's own colour; not if it is dead
};

template <class Word>
[[nodiscard]] inline CellFate<Word> cell_fate(const ReducedGraph<Word>& graph, Cell cell) noexcept {
  using Set = CellSet<Word>;
  const bool by_a = graph.beside_a().test(cell);
  const bool by_b = graph.beside_b().test(cell);
  if (by_a && by_b) return {};

  const Set around = graph.neighbours(cell);
  CellFate<Word> fate{true, around, around};
  Set third = graph.empty();  // neighbours of both members of every pair that is no edge
  third.erase(cell);
  if (by_a || by_b) {
    const Set beside = by_a ? graph.beside_a() : graph.beside_b();
    const Set missing = around - beside;
    if (missing.empty()) return {true, {}, {}};
    fate = {false, if_single(missing), around & beside};
    third = {};
  }
  for (const Cell next : around) {
    const Set reached = graph.neighbours(next) | Set::of(next);
    const Set missing = around - reached;
    fate.own_killers &= reached;
    if (missing.empty()) continue;
    fate.dead = false;
    fate.cut_killers &= Set::of(next) | if_single(missing);
    third &= graph.neighbours(next);
    if ((fate.own_killers | fate.cut_killers | third).empty()) return {};
  }
  if (fate.dead) return {true, {}, {}};
  fate.own_killers |= third - around;
  return fate;
}

// The first pair of neighbours of a cell that are no neighbours of each other. Where one of them is
// a side, only the other is given; where no pair can be cut (the cell joins both sides, or is
// dead), none.
template <class Word>
[[nodiscard]] inline CellSet<Word> first_gap(const ReducedGraph<Word>& graph, Cell cell) noexcept {
  using Set = CellSet<Word>;
  const bool by_a = graph.beside_a().test(cell);
  const bool by_b = graph.beside_b().test(cell);
  if (by_a && by_b) return {};
  const Set around = graph.neighbours(cell);
  if (by_a || by_b) {
    const Set missing = around - (by_a ? graph.beside_a() : graph.beside_b());
    return missing.empty() ? Set() : Set::of(missing.first());
  }
  for (const Cell next : around) {
    Set missing = around - graph.neighbours(next);
    missing.erase(next);
    if (!missing.empty()) return Set::of(next) | Set::of(missing.first());
  }
  return {};
}

// The cut killers of a cell once the opponent has a stone on `cut` too; none if that alone kills
// it.
template <class Word>
[[nodiscard]] inline CellSet<Word> cut_killers(const ReducedGraph<Word>& graph, Cell cell,
                                               CellSet<Word> cut) noexcept {
  using Set = CellSet<Word>;
  const bool by_a = graph.beside_a().test(cell);
  const bool by_b = graph.beside_b().test(cell);
  if (by_a && by_b) return {};
  const Set around = graph.neighbours(cell) - cut;
  Set killers = around;
  bool dead = true;
  if (by_a || by_b) {
    const Set missing = around - (by_a ? graph.beside_a() : graph.beside_b());
    if (missing.empty()) return {};
    dead = false;
    killers = if_single(missing);
  }
  for (const Cell next : around) {
    Set missing = around - graph.neighbours(next);
    missing.erase(next);
    if (missing.empty()) continue;
    dead = false;
    killers &= Set::of(next) | if_single(missing);
    if (killers.empty()) return {};
  }
  return dead ? Set() : killers;
}

// The dead cells of a board, and who can kill the others, by both graphs.
//
// What was found for one board is kept for the next as far as it still holds: a cell's fate is
// worked out anew only if its neighbours have changed, or theirs. One board after a stone or two on
// another takes a fraction of the time.
template <class Word>
class DeadCells {
 public:
  using Set = CellSet<Word>;

  void find(const Geometry<Word>& geometry, const Stones<Word>& stones) noexcept {
    dead_ = {};
    mortal_ = {};
    for (View& view : views_) {
      view.graph.build(geometry, &view == views_.data() ? Colour::black : Colour::white, stones);
      if (view.graph.joined()) dead_ = view.graph.empty();
    }
    for (View& view : views_) update(view);
    if (!dead_.empty()) return;
    dead_ = (views_[0].dead | views_[1].dead) & empty();
    for (const std::size_t by : {std::size_t{0}, std::size_t{1}})
      mortal_[by] = ((views_[by].own_mortal | views_[1 - by].cut_mortal) & empty()) - dead_;
  }

  [[nodiscard]] const ReducedGraph<Word>& graph(Colour colour) const noexcept {
    return views_[static_cast<std::size_t>(colour)].graph;
  }
  [[nodiscard]] Set empty() const noexcept { return views_[0].graph.empty(); }
  [[nodiscard]] Set dead() const noexcept { return dead_; }

  // The cells, not dead, that one stone of the colour can kill, and where it has to be.
  [[nodiscard]] Set mortal(Colour by) const noexcept {
    return mortal_[static_cast<std::size_t>(by)];
  }
  [[nodiscard]] Set killers(Colour by, Cell mortal_cell) const noexcept {
    return views_[static_cast<std::size_t>(by)].fates[mortal_cell].own_killers |
           views_[static_cast<std::size_t>(opposite(by))].fates[mortal_cell].cut_killers;
  }

 private:
  // A colour's graph and what it says. The sets may hold cells that are no longer empty.
  struct View {
    ReducedGraph<Word> graph;
    typename Geometry<Word>::template PerCell<CellFate<Word>> fates;
    Set dead, cut_mortal, own_mortal;
  };

  static void update(View& view) noexcept {
    Set stale = view.graph.changed();
    for (const Cell cell : view.graph.changed()) stale |= view.graph.neighbours(cell);
    view.dead -= stale;
    view.cut_mortal -= stale;
    view.own_mortal -= stale;
    for (const Cell cell : stale) {
      const CellFate<Word> fate = cell_fate(view.graph, cell);
      view.fates[cell] = fate;
      if (fate.dead) view.dead.insert(cell);
      if (!fate.cut_killers.empty()) view.cut_mortal.insert(cell);
      if (!fate.own_killers.empty()) view.own_mortal.insert(cell);
    }
  }

  std::array<View, 2> views_;  // Black's, White's
  Set dead_;
  std::array<Set, 2> mortal_;
};

}  // namespace beeline::connection
