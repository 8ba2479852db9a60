// The connections of a position, carried over from one before it.
//
// A connection is a fact about its two ends and its carrier, whatever stands elsewhere. So after
// more stones of both colours
//
//   - it is lost if the opponent took a cell of its carrier or an end of it, and else holds;
//   - a cell of its carrier that became an own stone is no longer needed there;
//   - an end that became an own stone, or a group that grew, goes by the name of its group now.
//
// What is left to search is what can be found in addition. Own stones are new middles to go over,
// so fulls whose ends became stones, or whose carriers shrank, count as new; the others have been
// combined with each other and count as processed. When groups merge, or come to hang on a side,
// the fulls of one of them (of the side) are kept as processed, those of the others count as new.
// OR is tried again at the pairs that lost a full connection, which may have kept others out.
//
// Checked  tests/connection/h_search_test.cpp plays out what is carried over along random games.
#pragma once

#include <array>
#include <bit>
#include <cstring>

#include "connection/h_search_closure.hpp"
#include "connection/h_search_packed.hpp"

namespace beeline::connection {

template <class Word, class Lanes>
class HSearchUpdate {
 public:
  using State = HSearchState<Word>;
  using Pair = ConnectionPair<Word>;
  using Closure = HSearchClosure<Word, Lanes>;
  using Names = typename Geometry<Word>::template PerCell<Point>;

  // `names` tells the point that each empty cell and each own stone belongs to now.
  HSearchUpdate(State& state, Closure& closure, const Names& names) noexcept
      : s_(state), closure_(closure), names_(names) {}

  // The state is clear; since `before` no stone has been taken away.
  void carry_over(const PackedConnections<Word>& before, Word own) {
    was_own_ = before.own();
    gained_ = own & ~was_own_;
    lost_ = before.empty_cells() & ~s_.empty_cells & ~gained_;
    heirs_.fill(nobody);
    s_.changed_pairs.clear();
    s_.bereft.clear();
    before.for_each_pair([this](const PackedPair<Word>& pair) { carry_over(pair); });
    for (const PackedPair<Word>& pair : s_.changed_pairs) {
      if (s_.finished) return;
      add_changed(pair);
    }
    for (const std::uint16_t place : s_.bereft) closure_.unite_again(place);
    if (s_.goal == HSearchGoal::semi) look_for_winning_move();
  }

 private:
  static constexpr Point nobody = 0xff;

  // The point that a point of the position before belongs to.
  [[nodiscard]] Point now(Point point) const noexcept {
    return State::is_side(point) ? point : names_[point];
  }

  // Are the fulls of a point combined with each other, wherever it belongs now?
  [[nodiscard]] bool is_heir(Point point) noexcept {
    if (State::is_side(point)) return true;
    if ((State::bit(point) & was_own_) == 0) return (State::bit(point) & gained_) == 0;
    if (State::is_side(now(point))) return false;
    Point& heir = heirs_[now(point)];
    if (heir == nobody) heir = point;
    return heir == point;
  }

  void carry_over(const PackedPair<Word>& old) {
    if (((State::bit(old.x) | State::bit(old.y)) & lost_) != 0) return;
    const Point x = now(old.x);
    const Point y = now(old.y);
    if (x == y) return;
    if (!is_heir(old.x) || !is_heir(old.y)) {
      s_.changed_pairs.push_back(old);
      return;
    }
    const std::uint16_t place = s_.pair_of(x, y);
    Pair& pair = s_.pairs[place];
    const bool all_hold = holds(old);
    if (old.full_count > 0) keep_fulls(old, place, pair, all_hold);
    if (old.semi_count > 0) keep_semis(old, pair, all_hold);
    if (!all_hold && needs_gained(old)) s_.changed_pairs.push_back(old);
  }

  // Does no connection of the pair need a lost or a gained cell?
  [[nodiscard]] bool holds(const PackedPair<Word>& old) const noexcept {
    const int count = old.full_count + old.semi_count;  // one after the other
    LaneMask stale = 0;
    for (int i = 0; i < count; i += lanes_per_line) {
      stale |= first_lanes(count - i) & ~Lanes::apart_from(old.fulls + i, lost_ | gained_);
    }
    return stale == 0;
  }
  [[nodiscard]] bool needs_gained(const PackedPair<Word>& old) const noexcept {
    Word cells = 0;
    for (int i = 0; i < old.full_count + old.semi_count; ++i) cells |= old.fulls[i];
    return (cells & gained_) != 0;
  }

  // Those that need neither a lost nor a gained cell.
  void keep_fulls(const PackedPair<Word>& old, std::uint16_t place, Pair& pair, bool all_hold) {
    std::memcpy(pair.fulls.lanes, old.fulls, sizeof pair.fulls.lanes);
    LaneMask kept = first_lanes(old.full_count);
    if (!all_hold) {
      if ((kept & ~Lanes::apart_from(pair.fulls, lost_)) != 0) s_.bereft.push_back(place);
      kept &= Lanes::apart_from(pair.fulls, lost_ | gained_);
      if (kept == 0) return;
    }
    pair.used = pair.processed = static_cast<std::uint8_t>(kept);
    pair.processed_common = Lanes::common(pair.fulls, kept);
    closure_.mark_processed(pair, old.fulls[0] == 0);  // if it is, there is no other
  }
  void keep_semis(const PackedPair<Word>& old, Pair& pair, bool all_hold) {
    pair.packed_semis = old.semis;
    pair.packed_semi_count = static_cast<std::uint8_t>(old.semi_count);
    if (!all_hold) {
      s_.unpack_semis(pair);
      pair.semi_common = ~Word{0};
      for (int i = 0; i < pair.semi_lines; ++i) {
        const Line<Word>& line = s_.lines[pair.semis[i]];
        pair.semis_used[i] &= static_cast<std::uint8_t>(Lanes::apart_from(line, lost_ | gained_));
        pair.semi_common &= Lanes::common(line, pair.semis_used[i]);
      }
    }
  }

  // What counts as new of a pair.
  void add_changed(const PackedPair<Word>& old) {
    const bool all = !is_heir(old.x) || !is_heir(old.y);
    const std::uint16_t place = s_.pair_of(now(old.x), now(old.y));
    for (int i = 0; i < old.full_count; ++i) {
      if (is_changed(old.fulls[i], all)) closure_.add_full(place, old.fulls[i] & ~gained_);
    }
    for (int i = 0; i < old.semi_count; ++i) {
      if (is_changed(old.semis[i], all)) closure_.keep_semi(place, old.semis[i] & ~gained_);
    }
  }
  [[nodiscard]] bool is_changed(Word carrier, bool all) const noexcept {
    return (carrier & lost_) == 0 && (all || (carrier & gained_) != 0);
  }

  // Semi connections of the sides are carried over without their keys. One whose key is clear ends
  // the search.
  void look_for_winning_move() {
    s_.for_each_semi(s_.pairs[s_.sides_pair], [this](Word semi) {
      for (Word keys = semi; keys != 0 && !s_.finished; keys &= keys - 1) {
        const auto key = static_cast<Point>(lowest_bit(keys));
        if (joins_sides_at(key, semi & ~State::bit(key))) closure_.finish(semi, key);
      }
    });
  }

  // Is the cell fully connected to both sides, by cells of its own among these?
  [[nodiscard]] bool joins_sides_at(Point key, Word cells) const {
    const std::uint16_t a = s_.find(key, State::side_a);
    const std::uint16_t b = s_.find(key, State::side_b);
    if (a == State::no_pair || b == State::no_pair) return false;
    const Pair& to_a = s_.pairs[a];
    const Pair& to_b = s_.pairs[b];
    for (LaneMask mask = Lanes::inside(to_a.fulls, cells) & to_a.used; mask != 0;
         mask &= mask - 1) {
      const Word rest = cells & ~to_a.fulls.lanes[std::countr_zero(mask)];
      if ((Lanes::inside(to_b.fulls, rest) & to_b.used) != 0) return true;
    }
    return false;
  }

  State& s_;
  Closure& closure_;
  const Names& names_;
  Word was_own_ = 0;
  Word gained_ = 0;                              // own stones
  Word lost_ = 0;                                // cells that the opponent took
  std::array<Point, State::most_points> heirs_;  // of each group now, the first old one in it
};

}  // namespace beeline::connection
