// What a connection search keeps: the connections found so far, pair by pair of points.
//
// Points   An empty cell, a group of own stones (named by its first cell), or one of the colour's
//          two sides. Stones that hang together with a side belong to that side's point.
// Pair     The connections between two points. A pair's full connections fill one line of eight
//          words, its semi connections up to four lines, taken from a common stock when needed.
//          Semis known from a position before stay where they were packed until more are found.
// Memory   Pairs and lines come from stocks that are emptied by setting a counter to zero. Once the
//          stocks have grown to what a board needs, nothing is allocated any more.
//
// Carriers are cell sets: the sides are points, never bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/lanes.hpp"

namespace beeline::connection {

using Point = std::uint8_t;

inline constexpr int most_semi_lines = 4;

struct HSearchOptions {
  int most_fulls = lanes_per_line;                    // kept for a pair
  int most_semis = most_semi_lines * lanes_per_line;  // kept for a pair
  bool over_sides = false;   // join two connections that meet at a side of the colour's own
  int most_joint = 0;        // connect to a side and a new stone that so many cells join to it
  bool templates = false;    // begin with the templates of templates.hpp
  bool avoid_common = true;  // after a first full connection, look for ones that avoid its cells
};

// When a search may end before it has found everything.
enum class HSearchGoal : std::uint8_t {
  everything,
  full,  // once a full connection of the two sides is known
  semi,  // once a semi connection of the two sides is known
};

// The connections of two points. A mask tells which lanes of a line are in use.
template <class Word>
struct ConnectionPair {
  Line<Word> fulls;
  Word processed_common;   // what all processed fulls share
  Word semi_common;        // what all semis share, but those still packed
  Word fresh_common;       // what all semis found since the last OR share
  std::uint8_t used;       // fulls
  std::uint8_t processed;  // fulls that later ones are combined with
  bool queued;             // waits for OR
  Point x, y;
  std::uint8_t semi_lines;
  std::uint8_t semis_used[most_semi_lines];
  std::uint16_t semis[most_semi_lines];
  std::uint8_t packed_semi_count;  // these are all semis of the pair, if any
  const Word* packed_semis;        // a line's worth of words behind them is readable
};

// The connections of two points, as h_search_packed.hpp keeps them.
template <class Word>
struct PackedPair {
  Point x, y;
  int full_count, semi_count;
  const Word* fulls;
  const Word* semis;
};

// A set of points.
template <class Word>
struct PointSet {
  Word cells = 0;
  std::uint8_t sides = 0;
};

template <class Word>
struct HSearchState {
  static constexpr int most_cells = Geometry<Word>::most_cells;
  static constexpr Point side_a = most_cells;
  static constexpr Point side_b = most_cells + 1;
  static constexpr std::size_t most_points = static_cast<std::size_t>(most_cells) + 2;
  static constexpr std::uint16_t no_pair = 0xffff;

  struct QueuedFull {
    Word carrier;
    std::uint16_t pair;
  };

  HSearchState() {
    pairs.resize(most_points * (most_points - 1) / 2);
    lines.resize(pairs.size());
    index.resize(most_points * most_points);
  }

  // Forgets all connections.
  void clear() noexcept {
    pair_count = 0;
    line_count = 0;
    full_queue.clear();
    full_head = 0;
    or_queue.clear();
    or_head = 0;
    finished = false;
    partners = {};
    linked = {};
    std::fill(index.begin(), index.end(), no_pair);
    sides_pair = pair_of(side_a, side_b);
  }

  [[nodiscard]] static constexpr bool is_side(Point point) noexcept { return point >= side_a; }
  [[nodiscard]] static constexpr Word bit(Point point) noexcept {
    return is_side(point) ? Word{0} : Word{1} << point;
  }

  [[nodiscard]] std::uint16_t find(Point x, Point y) const noexcept {
    return index[x * most_points + y];
  }

  // The pair of two points, made if there is none yet.
  [[nodiscard]] std::uint16_t pair_of(Point x, Point y) noexcept {
    std::uint16_t& place = index[x * most_points + y];
    if (place == no_pair) {
      place = pair_count++;
      index[y * most_points + x] = place;
      ConnectionPair<Word>& pair = pairs[place];
      pair.processed_common = pair.semi_common = pair.fresh_common = ~Word{0};
      pair.used = pair.processed = pair.semi_lines = pair.packed_semi_count = 0;
      pair.queued = false;
      pair.x = x;
      pair.y = y;
    }
    return place;
  }

  // A line for semis, from the stock.
  [[nodiscard]] std::uint16_t new_line() {
    if (line_count == lines.size()) lines.resize(2 * lines.size());
    return static_cast<std::uint16_t>(line_count++);
  }

  // Takes the semis of a pair to lines of its own, where more can be added.
  void unpack_semis(ConnectionPair<Word>& pair) {
    for (int i = 0; i < pair.packed_semi_count; ++i) pair.semi_common &= pair.packed_semis[i];
    for (int i = 0; i < pair.packed_semi_count; i += lanes_per_line) {
      const std::uint16_t line = new_line();
      std::memcpy(lines[line].lanes, pair.packed_semis + i, sizeof lines[line].lanes);
      pair.semis[pair.semi_lines] = line;
      pair.semis_used[pair.semi_lines++] =
          static_cast<std::uint8_t>(first_lanes(pair.packed_semi_count - i));
    }
    pair.packed_semi_count = 0;
  }

  // Calls f(carrier) for each semi of a pair.
  template <class F>
  void for_each_semi(const ConnectionPair<Word>& pair, F&& f) const {
    for (int i = 0; i < pair.packed_semi_count; ++i) f(pair.packed_semis[i]);
    for (int i = 0; i < pair.semi_lines; ++i) {
      const Line<Word>& line = lines[pair.semis[i]];
      for (LaneMask mask = pair.semis_used[i]; mask != 0; mask &= mask - 1) {
        f(line.lanes[std::countr_zero(mask)]);
      }
    }
  }

  // Two points that touch, for the first time.
  void add_adjacent(Point x, Point y) {
    const std::uint16_t place = pair_of(x, y);
    pairs[place].fulls.lanes[0] = 0;
    pairs[place].used = 1;
    full_queue.push_back({Word{0}, place});
  }

  HSearchOptions options;
  HSearchGoal goal = HSearchGoal::everything;
  Word empty_cells = 0;
  bool finished = false;  // the goal is reached
  Cell winning_move = 0;  // the key of the semi connection that reached it
  Word winning_carrier = 0;

  std::vector<ConnectionPair<Word>> pairs;  // a stock
  std::vector<Line<Word>> lines;            // a stock, for semis
  std::uint16_t pair_count = 0;
  std::uint32_t line_count = 0;
  std::uint16_t sides_pair = 0;
  std::vector<std::uint16_t> index;                    // by two points
  std::array<PointSet<Word>, most_points> partners{};  // points with processed fulls to this one
  std::array<PointSet<Word>, most_points> linked{};    // points that this one touches

  // What the processed fulls of two points share; only good for partners.
  using Gates =
      std::array<Word, (most_points + lanes_per_line - 1) / lanes_per_line * lanes_per_line>;
  alignas(64) std::array<Gates, most_points> gates{};

  std::vector<QueuedFull> full_queue;
  std::size_t full_head = 0;
  std::vector<std::uint16_t> or_queue;
  std::size_t or_head = 0;

  // When connections are carried over (h_search_update.hpp):
  std::vector<PackedPair<Word>> changed_pairs;  // with connections that count as new
  std::vector<std::uint16_t> bereft;            // pairs that lost a full
};

}  // namespace beeline::connection
