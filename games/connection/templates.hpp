// Templates of patterns/templates.txt at every place of a board: connections known beforehand.
//
// A place applies if no opponent's stone is on its cells. Own stones in the carrier only help, so
// they are left out of it; the end may be a stone or an empty cell, as for any connection.
//
// Which of these are worth having is a question of speed: alone on the board, the rules of
// h_search_closure.hpp find every one of them by themselves (the file says so for each). As seeds
// they are there from the start, whatever the limits of a pair.
//
// Source   proved by our own generator, patterns/templates.hpp; the use as seeds is [HAH09]'s.
// Checked  tests/connection/templates_test.cpp
#pragma once

#include <string_view>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/h_search_state.hpp"

namespace beeline::connection {

// The text of patterns/templates.txt at the time of the build.
[[nodiscard]] std::string_view templates_text() noexcept;

template <class Word>
class Templates {
 public:
  using Set = CellSet<Word>;

  Templates(const Geometry<Word>& geometry, Colour colour);

  struct Place {
    Cell stone = 0;
    Point end = 0;  // a side's point, or a cell
    Set carrier;
  };

  // Calls f(stone, end, carrier) for every template that the opponent's stones leave. The ends are
  // cells or sides: not yet the names of groups.
  template <class F>
  void for_each(Set own, Set empty, F&& f) const {
    const Set usable = own | empty;
    for (const Place& place : places_) {
      if (!usable.contains(place.carrier) || !usable.test(place.stone)) continue;
      if (!HSearchState<Word>::is_side(place.end) && !usable.test(place.end)) continue;
      f(place.stone, place.end, place.carrier - own);
    }
  }

  [[nodiscard]] const std::vector<Place>& places() const noexcept { return places_; }

 private:
  std::vector<Place> places_;
};

extern template class Templates<std::uint64_t>;
extern template class Templates<Word128>;

}  // namespace beeline::connection
