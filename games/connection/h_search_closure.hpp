// The rules of the connection search, applied until nothing new is found.
//
// AND  A full connection x-z and one z-y that share no cell, and whose carriers do not hold the far
//      ends: over a group z (or a side, as an option) they make x-y fully connected, over an empty
//      z they make a semi connection with key z. Each pair of connections is combined once: a full
//      is combined with the *processed* ones when it becomes processed itself.
// OR   Semi connections of x-y without a common cell: whatever cell the opponent plays, one of them
//      is untouched. Their union is the carrier of a full connection.
//
// Which semis to unite is chosen by intersection: what matters of a pair's full connections is the
// set of cells common to all of them, for only these can break all. So OR looks for one union, then
// for each cell common to the fulls present for a union that avoids the cell. A cell that lies in
// every semi found since the last OR has been tried before.
//
// When AND and OR find nothing more, connections to a side together with a new stone are looked for
// (h_search_joint.hpp), and all begins again.
//
// Gates: what the processed fulls of a pair share refuses most combinations with one test; OR is
// not tried before the semis of a pair have no common cell.
//
// Source  [Ans02] the rules; the choice of semis by intersection is [PHHA15].
// Lanes   how eight carriers are compared at once, see lanes.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "connection/h_search_joint.hpp"
#include "connection/h_search_semis.hpp"
#include "connection/h_search_state.hpp"

namespace beeline::connection {

template <class Word, class Lanes>
class HSearchClosure {
 public:
  using State = HSearchState<Word>;
  using Pair = ConnectionPair<Word>;

  explicit HSearchClosure(State& state) noexcept : s_(state) {}

  void run() {
    while (!s_.finished) {
      if (s_.full_head < s_.full_queue.size()) {
        const auto full = s_.full_queue[s_.full_head++];
        process(full.pair, full.carrier);
      } else if (s_.or_head < s_.or_queue.size()) {
        unite_semis(s_.or_queue[s_.or_head++]);
      } else if (s_.options.most_joint == 0 || !join_to_sides()) {
        return;
      }
    }
  }

  void add_full(std::uint16_t place, Word carrier) {
    Pair& pair = s_.pairs[place];
    if ((Lanes::inside(pair.fulls, carrier) & pair.used) != 0) return;
    const LaneMask worse = Lanes::containing(pair.fulls, carrier) & pair.used;
    pair.used = static_cast<std::uint8_t>(pair.used & ~worse);
    pair.processed = static_cast<std::uint8_t>(pair.processed & ~worse);
    const int lane = std::countr_one(pair.used);
    if (lane >= s_.options.most_fulls) return;
    if (worse == 0 && pair.used != 0 && (common_to_fulls(pair) & ~carrier) == 0) return;
    pair.fulls.lanes[lane] = carrier;
    pair.used = static_cast<std::uint8_t>(pair.used | 1U << lane);
    s_.unpack_semis(pair);
    for (int i = 0; i < pair.semi_lines; ++i) {
      const LaneMask useless = Lanes::containing(s_.lines[pair.semis[i]], carrier);
      pair.semis_used[i] = static_cast<std::uint8_t>(pair.semis_used[i] & ~useless);
    }
    s_.full_queue.push_back({carrier, place});
    if (place == s_.sides_pair && s_.goal != HSearchGoal::everything) finish(carrier, no_cell);
  }

  // Adds a semi connection, whatever its key, and tells whether it is of use.
  bool keep_semi(std::uint16_t place, Word carrier) {
    Pair& pair = s_.pairs[place];
    if ((Lanes::inside(pair.fulls, carrier) & pair.used) != 0) return false;
    s_.unpack_semis(pair);
    for (int i = 0; i < pair.semi_lines; ++i) {
      const Line<Word>& line = s_.lines[pair.semis[i]];
      if ((Lanes::inside(line, carrier) & pair.semis_used[i]) != 0) return false;
    }
    int at = -1;
    for (int i = 0; i < pair.semi_lines; ++i) {
      const LaneMask worse = Lanes::containing(s_.lines[pair.semis[i]], carrier);
      pair.semis_used[i] = static_cast<std::uint8_t>(pair.semis_used[i] & ~worse);
      if (at < 0 && pair.semis_used[i] != 0xff) at = i;
    }
    if (at < 0) {
      if (pair.semi_lines * lanes_per_line >= s_.options.most_semis) return false;
      at = pair.semi_lines++;
      pair.semis[at] = s_.new_line();
      pair.semis_used[at] = 0;
    }
    const int lane = std::countr_one(pair.semis_used[at]);
    s_.lines[pair.semis[at]].lanes[lane] = carrier;
    pair.semis_used[at] = static_cast<std::uint8_t>(pair.semis_used[at] | 1U << lane);
    pair.semi_common &= carrier;
    pair.fresh_common &= carrier;
    queue_union(place);
    return true;
  }

  // Tries all unions of a pair's semis once more, also those that have been tried.
  void unite_again(std::uint16_t place) {
    s_.pairs[place].fresh_common = 0;
    queue_union(place);
  }

  // Tells the partners of a pair that it has a processed full; `linked`: one without any carrier.
  void mark_processed(const Pair& pair, bool linked) noexcept {
    s_.gates[pair.x][pair.y] = s_.gates[pair.y][pair.x] = pair.processed_common;
    mark(s_.partners, pair.x, pair.y);
    if (linked) mark(s_.linked, pair.x, pair.y);
  }

  // The sides are connected, or semi connected with a winning move as key.
  void finish(Word carrier, Cell winning_move) noexcept {
    s_.finished = true;
    s_.winning_move = winning_move;
    s_.winning_carrier = carrier;
  }

 private:
  static constexpr Cell no_cell = 0xff;

  void queue_union(std::uint16_t place) {
    Pair& pair = s_.pairs[place];
    if (pair.semi_common != 0 || pair.queued) return;
    pair.queued = true;
    s_.or_queue.push_back(place);
  }

  [[nodiscard]] static Word common_to_fulls(const Pair& pair) noexcept {
    return Lanes::common(pair.fulls, pair.used);
  }

  // Combines a full connection with the processed ones, at either of its ends.
  void process(std::uint16_t place, Word carrier) {
    Pair& pair = s_.pairs[place];
    const LaneMask lane =
        Lanes::inside(pair.fulls, carrier) & pair.used & static_cast<LaneMask>(~pair.processed);
    if (lane == 0 || pair.fulls.lanes[std::countr_zero(lane)] != carrier) return;  // replaced
    pair.processed = static_cast<std::uint8_t>(pair.processed | (lane & (~lane + 1)));
    pair.processed_common &= carrier;
    mark_processed(pair, carrier == 0);
    meet(pair.x, pair.y, carrier);
    meet(pair.y, pair.x, carrier);
  }

  static void mark(std::array<PointSet<Word>, State::most_points>& sets, Point x, Point y) {
    const auto put = [](PointSet<Word>& set, Point point) {
      set.cells |= State::bit(point);
      if (State::is_side(point)) set.sides |= side_bit(point);
    };
    put(sets[x], y);
    put(sets[y], x);
  }
  [[nodiscard]] static std::uint8_t side_bit(Point side) noexcept {
    return static_cast<std::uint8_t>(1U << (side - State::side_a));
  }

  // Combines the full connection far-middle with all that begin at the middle. Points that touch
  // `far` need no further connection to it.
  void meet(Point middle, Point far, Word carrier) {
    if (State::is_side(middle) && !s_.options.over_sides) return;
    const PointSet<Word>& partners = s_.partners[middle];
    const PointSet<Word>& linked = s_.linked[far];
    const Word key = s_.empty_cells & State::bit(middle);
    const Word blocked = carrier | State::bit(far);
    const auto other_sides = static_cast<std::uint8_t>(partners.sides & ~linked.sides);
    const Word* gates = s_.gates[middle].data();
    Word rest = partners.cells & ~blocked & ~linked.cells;
    for (rest = Lanes::open_gates(gates, rest, carrier); rest != 0; rest &= rest - 1) {
      combine(middle, far, static_cast<Point>(lowest_bit(rest)), carrier, blocked, key);
      if (s_.finished) return;
    }
    for (const Point side : {State::side_a, State::side_b}) {
      if ((other_sides & side_bit(side)) == 0 || side == far) continue;
      if ((gates[side] & carrier) != 0) continue;
      combine(middle, far, side, carrier, blocked, key);
      if (s_.finished) return;
    }
  }

  void combine(Point middle, Point far, Point other, Word carrier, Word blocked, Word key) {
    const Pair& second = s_.pairs[s_.find(middle, other)];
    LaneMask lanes = Lanes::apart_from(second.fulls, blocked) & second.processed;
    if (lanes == 0) return;
    const std::uint16_t place = s_.pair_of(far, other);
    for (; lanes != 0; lanes &= lanes - 1) {
      const Word both = carrier | second.fulls.lanes[std::countr_zero(lanes)];
      if (key != 0) {
        add_semi(place, both | key, middle);
      } else {
        add_full(place, both);
      }
    }
  }

  void add_semi(std::uint16_t place, Word carrier, Point key) {
    if (!keep_semi(place, carrier)) return;
    if (place == s_.sides_pair && s_.goal == HSearchGoal::semi) finish(carrier, key);
  }

  // Points joined to a side together with a new stone.
  [[nodiscard]] bool join_to_sides() {
    HSearchJoint<Word, Lanes> joint(s_);
    for (const Point side : {State::side_a, State::side_b}) {
      joint.find(side, [&](Point point, Word carrier, Point key) {
        add_semi(s_.pair_of(side, point), carrier, key);
      });
      if (s_.finished) break;
    }
    return s_.finished || s_.or_head < s_.or_queue.size();
  }

  // OR at a pair.
  void unite_semis(std::uint16_t place) {
    Pair& pair = s_.pairs[place];
    pair.queued = false;
    HSearchSemis<Word, Lanes> all;
    all.add_of(s_, pair);
    const Word tried = pair.fresh_common;
    pair.fresh_common = ~Word{0};
    if (all.empty() || all.common() != 0) return;

    Word candidates = common_to_fulls(pair);
    if (pair.used == 0) {
      candidates = all.unite();
      add_full(place, candidates);
    }
    if (!s_.options.avoid_common) return;
    HSearchSemis<Word, Lanes> avoiding;
    for (candidates &= ~tried; candidates != 0 && !s_.finished;) {
      const Word cell = candidates & (~candidates + 1);
      candidates ^= cell;
      avoiding.take_avoiding(all, cell);
      if (avoiding.empty() || avoiding.common() != 0) continue;
      const Word carrier = avoiding.unite();
      add_full(place, carrier);
      candidates &= carrier;
    }
  }

  State& s_;
};

}  // namespace beeline::connection
