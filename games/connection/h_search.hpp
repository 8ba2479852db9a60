// Connections of one colour that hold under perfect local play.
//
// A *full* connection of two points has a carrier, a set of empty cells on which the colour can
// join the points even if the opponent moves first. A *semi* connection needs the first move to be
// the colour's own. Both are facts about the colouring: the cells outside the carrier do not
// matter.
//
//     . x .        x and y, a bridge: fully connected by the two cells between
//      . . .       them; whichever the opponent takes, the other joins.
//       y .
//
// build() finds many, not all: it applies the rules of h_search_closure.hpp up to the limits of its
// options. For one colour, one board; each thread has its own.
//
// Source   [Ans02]
// Checked  tests/connection/h_search_test.cpp plays every connection out on its carrier.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <span>
#include <vector>

#include "connection/h_search_packed.hpp"
#include "connection/h_search_state.hpp"
#include "connection/templates.hpp"

namespace beeline::connection {

template <class Word>
class HSearch {
 public:
  using Set = CellSet<Word>;
  using State = HSearchState<Word>;
  using Goal = HSearchGoal;

  static constexpr Point side_a = State::side_a;
  static constexpr Point side_b = State::side_b;

  // The geometry must live as long as this. `wide`: use the machine's wide instructions if it has
  // them; the connections are the same.
  HSearch(const Geometry<Word>&, Colour, const HSearchOptions& = {}, bool wide = true);

  // Searches the position; stones of the colour must not join its sides yet. With connections of a
  // position before it, packed, the search begins with those of them that are left; they are of no
  // use, and not used, if a stone has been taken away since. They must stay where they are as long
  // as the search is asked for semis.
  void build(Set own, Set empty, Goal goal = Goal::everything, std::span<const Word> before = {});

  // The connections found, for a later build(); good until the next call. No goal has been reached.
  // Copies need a line's worth of readable words behind them.
  [[nodiscard]] std::span<const Word> packed() {
    const std::size_t size = PackedConnections<Word>::pack(state_, own_.bits(), packed_);
    return {packed_.data(), size};
  }

  // Points of the last position: empty cells and groups not on a side, by their first cells.
  [[nodiscard]] Set points() const noexcept { return empty_ | group_names_; }
  [[nodiscard]] Set groups() const noexcept { return group_names_; }
  [[nodiscard]] Set empty() const noexcept { return empty_; }
  [[nodiscard]] Point point_of(Cell cell) const noexcept { return point_of_[cell]; }

  // Calls f(carrier) for each full or semi connection of two points.
  template <class F>
  void for_each_full(Point x, Point y, F&& f) const {
    const std::uint16_t place = state_.find(x, y);
    if (place == State::no_pair) return;
    const auto& pair = state_.pairs[place];
    for (LaneMask mask = pair.used; mask != 0; mask &= mask - 1) {
      f(Set(pair.fulls.lanes[std::countr_zero(mask)]));
    }
  }
  template <class F>
  void for_each_semi(Point x, Point y, F&& f) const {
    const std::uint16_t place = state_.find(x, y);
    if (place == State::no_pair) return;
    state_.for_each_semi(state_.pairs[place], [&f](Word carrier) { f(Set(carrier)); });
  }

  // Calls f(x, y, common) for each pair of points with a full connection; `common` are the cells
  // that all of its full connections share.
  template <class F>
  void for_each_connected_pair(F&& f) const {
    for (std::size_t i = 0; i < state_.pair_count; ++i) {
      const auto& pair = state_.pairs[i];
      if (pair.used == 0) continue;
      Word common = ~Word{0};
      for (LaneMask mask = pair.used; mask != 0; mask &= mask - 1) {
        common &= pair.fulls.lanes[std::countr_zero(mask)];
      }
      f(pair.x, pair.y, Set(common));
    }
  }

  [[nodiscard]] bool has_full(Point x, Point y) const noexcept {
    const std::uint16_t place = state_.find(x, y);
    return place != State::no_pair && state_.pairs[place].used != 0;
  }
  [[nodiscard]] bool sides_fully_connected() const noexcept { return has_full(side_a, side_b); }

  // After a search that a semi connection of the two sides ended: where to play to make it full.
  // `no_cell` if the sides were found fully connected instead.
  static constexpr Cell no_cell = 0xff;
  [[nodiscard]] bool reached_goal() const noexcept { return state_.finished; }
  [[nodiscard]] Cell winning_move() const noexcept { return state_.winning_move; }
  [[nodiscard]] Set winning_carrier() const noexcept { return Set(state_.winning_carrier); }

  // Are the machine's wide instructions in use?
  [[nodiscard]] bool wide() const noexcept { return wide_; }

 private:
  void find_points(Set own);
  void add_adjacent();
  void add_templates(Set own);

  const Geometry<Word>& geometry_;
  Colour colour_;
  bool wide_ = false;
  std::optional<Templates<Word>> templates_;
  Set own_;
  Set empty_;
  Set group_names_;
  typename Geometry<Word>::template PerCell<Point> point_of_{};
  std::array<Set, State::most_points> touching_;  // the empty cells that a group or side touches
  State state_;
  std::vector<Word> packed_;
};

extern template class HSearch<std::uint64_t>;
extern template class HSearch<Word128>;

}  // namespace beeline::connection
