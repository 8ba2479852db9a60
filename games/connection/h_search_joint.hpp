// Connections to a side and a new stone together.
//
// Let the empty cell x be fully connected to a side by a carrier C. Once the colour has played x,
// the side and x are as good as one, as long as the cells of C are kept for joining them. A point y
// may then be connected to the two together though it is to neither alone: by semi connections to
// the side and semi connections to x, none of which meets C, without a common cell.
//
//     . . y . .       Whichever cell the opponent plays below y, there is a way down to x or to
//      . . . .        the side. The side alone has no full connection to y here, nor has x.
//   x . . . .
//
// What is fully connected to y by other cells is then semi connected, with key y, to the two
// together (fully if y is a group), and so on from point to point. Whenever a point u turns out to
// be fully connected to the two together, by a carrier U, the colour can join u to the side by
// playing x first: a semi connection of u and the side with key x and carrier C + x + U.
//
// The AND rule finds nothing of the kind, because it would need a full connection of x and u. For a
// group instead of a side there is nothing to add: AND over the group already joins the semis.
// Letting AND work over sides finds more, but many times as many connections that lead nowhere.
//
// Limits   Semi connections of u and the side are of no use in U: the colour could play them at
//          once. They are of use on the way, for a y that leads further.
// Checked  tests/connection/h_search_test.cpp
#pragma once

#include <array>
#include <cstddef>

#include "connection/h_search_semis.hpp"
#include "connection/h_search_state.hpp"

namespace beeline::connection {

template <class Word, class Lanes>
class HSearchJoint {
 public:
  using State = HSearchState<Word>;

  explicit HSearchJoint(State& state) : s_(state) {
    for (std::size_t i = 0; i < s_.pair_count; ++i) {
      ConnectionPair<Word>& pair = s_.pairs[i];
      s_.unpack_semis(pair);
      if (pair.semi_lines == 0) continue;
      half_linked_[pair.x] |= State::bit(pair.y);
      half_linked_[pair.y] |= State::bit(pair.x);
    }
  }

  // Calls add(point, carrier, key) for each semi connection of a point and the side, until the
  // search has ended.
  template <class Add>
  void find(Point side, Add&& add) {
    side_ = side;
    for (Word rest = s_.partners[side].cells & s_.empty_cells; rest != 0; rest &= rest - 1) {
      x_ = static_cast<Point>(lowest_bit(rest));
      gather_candidates();
      if (candidates_ == 0) continue;
      const ConnectionPair<Word>& base = s_.pairs[s_.find(side, x_)];
      const Line<Word> carriers = base.fulls;
      for (LaneMask mask = base.used; mask != 0; mask &= mask - 1) {
        const Word carrier = carriers.lanes[std::countr_zero(mask)];
        if (count_bits(carrier) > s_.options.most_joint) continue;
        start(carrier);
        for (std::size_t i = 0; i < fulls_count_; ++i) extend(fulls_[i], add);
        if (s_.finished) return;
      }
    }
  }

 private:
  // A full connection of a point and the two together.
  struct Full {
    Point point;
    Word carrier;
  };

  [[nodiscard]] Word semi_common(Point a, Point b) const noexcept {
    const std::uint16_t place = s_.find(a, b);
    return place == State::no_pair ? ~Word{0} : s_.pairs[place].semi_common;
  }
  void add_semis(Point a, Point b, Word avoided) noexcept {
    const std::uint16_t place = s_.find(a, b);
    if (place != State::no_pair) semis_.add_of(s_, s_.pairs[place], avoided);
  }

  // Points with semis to both x and the side that have no cell in common.
  void gather_candidates() noexcept {
    candidates_ = 0;
    for (Word rest = half_linked_[x_] & half_linked_[side_]; rest != 0; rest &= rest - 1) {
      const auto y = static_cast<Point>(lowest_bit(rest));
      if ((semi_common(x_, y) & semi_common(side_, y)) == 0) candidates_ |= rest & (~rest + 1);
    }
  }

  // Joins side and x by a carrier, and finds the points connected to the two together.
  void start(Word carrier) noexcept {
    joint_ = carrier;
    reserved_ = carrier | State::bit(x_);
    known_ = reserved_ |
             Lanes::open_gates(s_.gates[side_].data(), s_.partners[side_].cells, reserved_) |
             Lanes::open_gates(s_.gates[x_].data(), s_.partners[x_].cells, joint_);
    fulls_count_ = 0;
    for (Word rest = candidates_ & ~known_; rest != 0; rest &= rest - 1) {
      const auto y = static_cast<Point>(lowest_bit(rest));
      semis_.clear();
      add_semis(x_, y, joint_);
      add_semis(side_, y, reserved_);
      if (semis_.common() == 0) fulls_[fulls_count_++] = {y, semis_.unite()};
    }
    if (fulls_count_ == 0) return;
    for (std::size_t i = 0; i < fulls_count_; ++i) known_ |= State::bit(fulls_[i].point);
    for (Beyond& beyond : beyond_) beyond.count = 0;
  }

  // Goes on from a point connected to the two together.
  template <class Add>
  void extend(const Full full, Add&& add) {
    const Word blocked = reserved_ | full.carrier | State::bit(full.point);
    const Word* gates = s_.gates[full.point].data();
    Word rest = s_.partners[full.point].cells & ~blocked & ~known_;
    for (rest = Lanes::open_gates(gates, rest, blocked); rest != 0; rest &= rest - 1) {
      reach(full, blocked, static_cast<Point>(lowest_bit(rest)), add);
      if (s_.finished) return;
    }
    const Point far = side_ == State::side_a ? State::side_b : State::side_a;
    if (s_.partners[full.point].sides >> (far - State::side_a) & 1) {
      reach(full, blocked, far, add);
    }
  }

  template <class Add>
  void reach(const Full& full, Word blocked, Point u, Add&& add) {
    const ConnectionPair<Word>& step = s_.pairs[s_.find(full.point, u)];
    const Word so_far = full.carrier | (State::bit(full.point) & s_.empty_cells);
    Beyond& beyond = beyond_[u];
    const std::size_t before = beyond.count;
    for (LaneMask lanes = Lanes::apart_from(step.fulls, blocked | State::bit(u)) & step.processed;
         lanes != 0; lanes &= lanes - 1) {
      beyond.add(so_far | step.fulls.lanes[std::countr_zero(lanes)]);
    }
    if (beyond.count == before) return;
    const Word without_side = beyond.common & semi_common(x_, u);
    const bool may_connect = without_side == 0;
    const bool may_lead_on = !State::is_side(u) && (without_side & semi_common(side_, u)) == 0;
    if (!may_connect && !may_lead_on) return;
    semis_.clear();
    for (std::size_t i = 0; i < beyond.count; ++i) semis_.add(beyond.carriers[i]);
    add_semis(x_, u, joint_);
    if (semis_.common() == 0) {
      add(u, reserved_ | semis_.unite(), x_);
      if (s_.finished) return;
    }
    if (!may_lead_on) return;
    add_semis(side_, u, reserved_);
    if (semis_.common() != 0 || fulls_count_ == fulls_.size()) return;
    fulls_[fulls_count_++] = {u, semis_.unite()};
    known_ |= State::bit(u);
  }

  // Semi connections of a point and the two together, over points connected to them.
  struct Beyond {
    static constexpr std::size_t most = most_semi_lines * lanes_per_line;

    // Unless it contains one that is known.
    void add(Word carrier) noexcept {
      if (count == 0) common = ~Word{0};
      if (count == most) return;
      for (std::size_t i = 0; i < count; ++i)
        if ((carriers[i] & ~carrier) == 0) return;
      carriers[count++] = carrier;
      common &= carrier;
    }
    std::array<Word, most> carriers;
    Word common;
    std::size_t count;
  };

  State& s_;
  std::array<Word, State::most_points> half_linked_{};  // cells with semis to each point
  Point side_ = 0;
  Point x_ = 0;
  Word candidates_ = 0;
  Word joint_ = 0;     // the carrier that joins side and x
  Word reserved_ = 0;  // the same with x
  Word known_ = 0;     // points whose connection to the two together is known
  std::array<Full, State::most_points> fulls_;
  std::size_t fulls_count_ = 0;
  std::array<Beyond, State::most_points> beyond_;
  HSearchSemis<Word, Lanes> semis_;
};

}  // namespace beeline::connection
