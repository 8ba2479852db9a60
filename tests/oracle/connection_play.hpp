// Is a claimed connection real? Plays it out on its carrier, trying everything.
#pragma once

#include <array>
#include <map>
#include <utility>

#include "connection/geometry.hpp"
#include "connection/h_search_state.hpp"

namespace beeline::oracle {

// The claims about one pair of points on one colouring. The ends count as own stones, for that is
// what a connection of empty cells speaks about; cells outside a carrier as the opponent's.
template <class Word>
class ConnectionPlay {
 public:
  using Set = connection::CellSet<Word>;
  using Point = connection::Point;

  ConnectionPlay(const connection::Geometry<Word>& geometry, connection::Colour colour, Set own,
                 Point x, Point y)
      : geometry_(geometry), colour_(colour), own_(own) {
    start_ = cells_of(x, colour);
    end_ = cells_of(y, colour);
  }

  // Does the colour join the points on the carrier, with the first move or without it?
  [[nodiscard]] bool joins(Set carrier, bool colour_moves) {
    known_.clear();
    return joins(Set(), carrier, colour_moves);
  }

 private:
  [[nodiscard]] Set cells_of(Point point, connection::Colour colour) {
    using State = connection::HSearchState<Word>;
    if (point == State::side_a) return geometry_.side_a(colour);
    if (point == State::side_b) return geometry_.side_b(colour);
    own_.insert(point);
    return Set::of(point);
  }

  [[nodiscard]] bool joins(Set taken, Set left, bool colour_moves) {
    if (reached(own_ | taken).meets(end_)) return true;
    if (left.empty()) return false;
    const auto at = std::pair(taken, left);
    auto& known = known_[colour_moves ? 1 : 0];
    if (const auto found = known.find(at); found != known.end()) return found->second;
    bool result = !colour_moves;
    for (const connection::Cell cell : left) {
      const Set rest = left - Set::of(cell);
      const Set mine = colour_moves ? taken | Set::of(cell) : taken;
      if (joins(mine, rest, !colour_moves) == colour_moves) {
        result = colour_moves;
        break;
      }
    }
    known.emplace(at, result);
    return result;
  }

  // All that hangs together with the start. A side joins whatever lies on it.
  [[nodiscard]] Set reached(Set stones) const {
    Set set = geometry_.flood(start_, stones);
    for (int i = 0; i < 2; ++i) {
      for (const Set side : {geometry_.side_a(colour_), geometry_.side_b(colour_)}) {
        if (set.meets(side) || start_ == side) set = geometry_.flood(set | side, stones) | side;
      }
    }
    return set;
  }

  struct Known : std::array<std::map<std::pair<Set, Set>, bool>, 2> {
    void clear() {
      for (auto& map : *this) map.std::map<std::pair<Set, Set>, bool>::clear();
    }
  };

  const connection::Geometry<Word>& geometry_;
  connection::Colour colour_;
  Set own_;
  Set start_;
  Set end_;
  Known known_;
};

}  // namespace beeline::oracle
