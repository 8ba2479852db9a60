// Captured sets and what they dominate, by the patterns of patterns/captured.txt.
//
// A pattern's set may be given to its captor; see patterns/local_capture.hpp for what is proved. If
// one of the captor's stones is still to be played, that move is at least as good as each cell of
// the set. A side counts as a row of its owner's stones beyond the board; the place beyond an
// obtuse corner, between two sides, counts as either's, since no way leads through it.
//
// Patterns of one or two cells are left out: the graph tests of dead_cells.hpp find these, and
// more.
//
// All places of all patterns on the board are listed once, under one of the stones they need, so
// that only lists of stones on the board are searched. Matching allocates nothing.
//
// Source   the idea of local patterns [BHJR07]; the patterns are derived by our own generator.
// In Hex   captured sets may be filled at once.
// Checked  tests/connection/patterns_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/pattern_text.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

template <class Word>
class PatternMatch {
 public:
  using Set = CellSet<Word>;

  // Patterns of at least so many cells.
  explicit PatternMatch(const Geometry<Word>& geometry, int least_cells = 3);

  // A pattern at a place of the board.
  struct Place {
    Set own, enemy;  // stones needed
    Set empty;       // cells that must be empty: the set, and the move if there is one
    Set cells;       // the set
    Set move;        // the stone that is still to be played; none if the set is captured already

    friend constexpr auto operator<=>(const Place&, const Place&) noexcept = default;
  };

  // Cells captured by the colour: one set, or nothing. To fill several, fill and ask again.
  [[nodiscard]] Set captured(const Stones<Word>& stones, Colour colour) const noexcept {
    Set cells;
    visit(captured_[index(colour)], stones, colour, [&](const Place& place) {
      cells = place.cells;
      return false;
    });
    return cells;
  }

  // Calls f(cells, move) for every set that a move of the colour would capture.
  template <class F>
  void for_each_dominated(const Stones<Word>& stones, Colour colour, F&& f) const noexcept {
    visit(dominated_[index(colour)], stones, colour, [&](const Place& place) {
      f(place.cells, place.move.first());
      return true;
    });
  }

  // Calls f(place) for every place of every captured pattern.
  template <class F>
  void for_each_place(Colour colour, F&& f) const {
    for (const Place& place : captured_[index(colour)].places) f(place);
  }

 private:
  // The places that need a stone on cell n, or no stone at all, are together.
  struct List {
    std::vector<Place> places;
    std::array<std::size_t, static_cast<std::size_t>(Geometry<Word>::most_cells) + 2> starts{};
  };

  static constexpr std::size_t index(Colour colour) noexcept {
    return static_cast<std::size_t>(colour);
  }
  static std::size_t bucket(const Place& place) noexcept {
    return place.own.empty() ? 0 : std::size_t{1} + place.own.first();
  }

  void add_places(const Geometry<Word>& geometry, const LocalPattern& pattern, Colour colour);
  static void sort(List& list);

  template <class F>
  static void visit(const List& list, const Stones<Word>& stones, Colour colour, F&& f) noexcept {
    const Set own = stones.of(colour);
    const Set enemy = stones.of(opposite(colour));
    const auto visit_bucket = [&](std::size_t at) {
      for (std::size_t i = list.starts[at]; i < list.starts[at + 1]; ++i) {
        const Place& place = list.places[i];
        if (own.contains(place.own) && enemy.contains(place.enemy) &&
            !place.empty.meets(stones.both()) && !f(place))
          return false;
      }
      return true;
    };
    if (!visit_bucket(0)) return;
    for (const Cell cell : own)
      if (!visit_bucket(std::size_t{1} + cell)) return;
  }

  std::array<List, 2> captured_, dominated_;  // Black's, White's
};

extern template class PatternMatch<std::uint64_t>;
extern template class PatternMatch<Word128>;

}  // namespace beeline::connection
