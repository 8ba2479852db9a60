#include "connection/h_search.hpp"

#include <set>
#include <tuple>
#include <vector>

#include "catch.hpp"
#include "connection/joins.hpp"
#include "connection/stones.hpp"
#include "oracle/connection_play.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/positions.hpp"

using namespace beeline::oracle;
using namespace beeline::connection;

namespace {

template <class Word>
Stones<Word> stones_of(const Position& position) {
  Stones<Word> stones;
  for (const Cell cell : position.black) stones.black.insert(cell);
  for (const Cell cell : position.white) stones.white.insert(cell);
  return stones;
}

// Every point of the last search, the sides included.
template <class Word>
std::vector<Point> points_of(const HSearch<Word>& search) {
  std::vector<Point> points;
  for (const Cell cell : search.points()) points.push_back(cell);
  points.push_back(HSearch<Word>::side_a);
  points.push_back(HSearch<Word>::side_b);
  return points;
}

// Calls f(x, y, carrier, is_full) for all that was found.
template <class Word, class F>
void for_each_connection(const HSearch<Word>& search, F&& f) {
  const auto points = points_of(search);
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = i + 1; j < points.size(); ++j) {
      const auto found = [&](bool full) {
        return [&, full](CellSet<Word> carrier) { f(points[i], points[j], carrier, full); };
      };
      search.for_each_full(points[i], points[j], found(true));
      search.for_each_semi(points[i], points[j], found(false));
    }
}

struct Count {
  int fulls = 0;
  int semis = 0;
  int wrong = 0;
};

// Plays out the connections found whose carriers are small enough.
template <class Word>
void play_out(const HSearch<Word>& search, const Geometry<Word>& geometry, Colour colour,
              CellSet<Word> own, CellSet<Word> empty, int most_cells, Count& count) {
  for_each_connection(search, [&](Point x, Point y, CellSet<Word> carrier, bool full) {
    if (!empty.contains(carrier)) ++count.wrong;
    for (const Point end : {x, y})
      if (end < HSearch<Word>::side_a && carrier.test(end)) ++count.wrong;
    if (carrier.count() > most_cells) return;
    ConnectionPlay<Word> play(geometry, colour, own, x, y);
    if (!play.joins(carrier, !full)) ++count.wrong;
    ++(full ? count.fulls : count.semis);
  });
}

template <class Word>
void check_position(const Position& position, const HSearchOptions& options, int most_cells,
                    Count& count) {
  const Geometry<Word> geometry(position.size);
  const auto stones = stones_of<Word>(position);
  const auto empty = geometry.all() - stones.both();
  for (const Colour colour : both_colours) {
    const auto own = stones.of(colour);
    if (joins(geometry, colour, own)) continue;
    HSearch<Word> search(geometry, colour, options);
    search.build(own, empty);
    play_out(search, geometry, colour, own, empty, most_cells, count);
  }
}

// The connections of one colour, packed, with the memory behind them that may be read.
template <class Word>
class Packed {
 public:
  void take(HSearch<Word>& search) {
    const auto packed = search.packed();
    words_.assign(packed.begin(), packed.end());
    size_ = words_.size();
    words_.resize(size_ + lanes_per_line);
  }
  [[nodiscard]] std::span<const Word> words() const { return {words_.data(), size_}; }

 private:
  std::vector<Word> words_;
  std::size_t size_ = 0;
};

// Puts stones on the board at random, one or several of either colour at a time, and carries the
// connections over until a colour has joined its sides.
template <class Word>
void check_game(Size size, const HSearchOptions& options, int most_cells, Random& random,
                Count& count) {
  const Geometry<Word> geometry(size);
  Stones<Word> stones;
  for (const Colour colour : both_colours) {
    HSearch<Word> search(geometry, colour, options);
    HSearch<Word> goal_search(geometry, colour, options);
    Packed<Word> before;
    stones = {};
    while (!joins(geometry, colour, stones.of(colour)) && stones.both() != geometry.all()) {
      const auto own = stones.of(colour);
      const auto empty = geometry.all() - stones.both();
      search.build(own, empty, HSearchGoal::everything, before.words());
      play_out(search, geometry, colour, own, empty, most_cells, count);
      goal_search.build(own, empty, HSearchGoal::semi, before.words());
      if (goal_search.reached_goal() && goal_search.winning_carrier().count() <= most_cells) {
        auto carrier = goal_search.winning_carrier();
        auto after = own;
        const Cell key = goal_search.winning_move();
        if (key != HSearch<Word>::no_cell) {
          if (!carrier.test(key)) ++count.wrong;
          carrier.erase(key);
          after.insert(key);
        }
        using Search = HSearch<Word>;
        ConnectionPlay<Word> play(geometry, colour, after, Search::side_a, Search::side_b);
        if (!play.joins(carrier, false)) ++count.wrong;
      }
      before.take(search);
      for (std::uint64_t more = 1 + random() % 3; more > 0; --more) {
        const auto cell = static_cast<Cell>(random() % static_cast<std::uint64_t>(size.cells()));
        if (!stones.both().test(cell))
          stones.of(random() % 2 == 0 ? colour : opposite(colour)).insert(cell);
      }
    }
  }
}

void check_games(Size size, int games, const HSearchOptions& options, int most_cells) {
  Random random(static_cast<std::uint64_t>(size.cells()));
  Count count;
  for (int i = 0; i < games; ++i) {
    check_game<std::uint64_t>(size, options, most_cells, random, count);
    check_game<Word128>(size, options, most_cells, random, count);
  }
  INFO(to_string(size));
  CHECK(count.fulls > 0);
  CHECK(count.semis > 0);
  CHECK(count.wrong == 0);
}

void check_at_random(Size size, int positions, const HSearchOptions& options, int most_cells) {
  Random random(static_cast<std::uint64_t>(size.cells()));
  Count count;
  for (int i = 0; i < positions; ++i) {
    const Position position = random_position(size, random);
    check_position<std::uint64_t>(position, options, most_cells, count);
  }
  INFO(to_string(size));
  CHECK(count.fulls > 0);
  CHECK(count.semis > 0);
  CHECK(count.wrong == 0);
}

template <class Word>
auto everything_found(const HSearch<Word>& search) {
  std::set<std::tuple<Point, Point, CellSet<Word>, bool>> found;
  for_each_connection(search, [&](Point x, Point y, CellSet<Word> carrier, bool full) {
    found.emplace(x, y, carrier, full);
  });
  return found;
}

}  // namespace

TEST_CASE("connections: all that are found on random small boards are real") {
  for (const Size size : {Size{3, 3}, Size{4, 4}, Size{2, 5}, Size{4, 3}, Size{1, 4}, Size{5, 1}})
    check_at_random(size, 300, {}, 9);
}

TEST_CASE("connections: those carried over from position to position are real") {
  for (const Size size : {Size{3, 3}, Size{4, 4}, Size{3, 5}, Size{5, 3}})
    check_games(size, 12, {}, 8);
  check_games({4, 4}, 5, {.over_sides = true}, 9);
  check_games({4, 4}, 5, {.most_joint = 4}, 9);
  check_games({4, 4}, 5, {.most_fulls = 2, .most_semis = 8}, 8);
  check_games({7, 7}, 1, {}, 8);
}

TEST_CASE("connections: those carried over, with larger carriers, are real", "[slow]") {
  check_games({4, 4}, 60, {}, 11);
  check_games({5, 5}, 8, {}, 11);
}

TEST_CASE("connections: when a stone was taken away nothing is carried over") {
  const Geometry<std::uint64_t> geometry({5, 5});
  using Set = CellSet<std::uint64_t>;
  HSearch<std::uint64_t> search(geometry, Colour::black);
  Packed<std::uint64_t> with_stone;
  search.build(Set::of(12), geometry.all() - Set::of(12));
  with_stone.take(search);
  search.build(Set::of(3), geometry.all() - Set::of(3), HSearchGoal::everything,
               with_stone.words());
  const auto found = everything_found(search);
  search.build(Set::of(3), geometry.all() - Set::of(3));
  CHECK(found == everything_found(search));
}

TEST_CASE("connections: those over the own side are real") {
  for (const Size size : {Size{3, 3}, Size{4, 4}, Size{3, 5}})
    check_at_random(size, 100, {.over_sides = true}, 9);
}

TEST_CASE("connections: those to a side together with a new stone are real") {
  for (const Size size : {Size{3, 3}, Size{4, 4}, Size{3, 5}, Size{5, 3}})
    check_at_random(size, 100, {.most_joint = 64}, 9);
  check_at_random({6, 6}, 10, {.most_joint = 4}, 9);
}

TEST_CASE("connections: those found with templates to begin with are real") {
  for (const Size size : {Size{4, 4}, Size{5, 4}, Size{4, 5}})
    check_at_random(size, 100, {.templates = true}, 9);
  check_at_random({6, 6}, 10, {.templates = true}, 9);
}

TEST_CASE("connections: those found under narrow limits are real") {
  check_at_random({4, 4}, 100, {.most_fulls = 2, .most_semis = 8}, 8);
  check_at_random({4, 4}, 100, {.avoid_common = false}, 9);
}

TEST_CASE("connections: those with small carriers on larger boards are real") {
  check_at_random({6, 6}, 20, {}, 9);
  check_at_random({8, 8}, 4, {}, 8);
}

TEST_CASE("connections: those with carriers of up to 14 cells are real", "[slow]") {
  check_at_random({5, 5}, 20, {}, 14);
  check_at_random({5, 5}, 10, {.over_sides = true}, 12);
  check_at_random({5, 5}, 20, {.most_joint = 8}, 14);
  check_at_random({7, 7}, 4, {}, 12);
}

TEST_CASE("connections: words of both widths, wide instructions or not, find the same") {
  Random random(3);
  for (int i = 0; i < 100; ++i) {
    const Position position = random_position({5, 5}, random);
    const Geometry<std::uint64_t> narrow(position.size);
    const Geometry<Word128> broad(position.size);
    const auto stones = stones_of<std::uint64_t>(position);
    const auto broad_stones = stones_of<Word128>(position);
    for (const Colour colour : both_colours) {
      if (joins(narrow, colour, stones.of(colour))) continue;
      HSearch<std::uint64_t> plain(narrow, colour, {}, false);
      HSearch<std::uint64_t> wide(narrow, colour, {}, true);
      HSearch<Word128> large(broad, colour, {});
      plain.build(stones.of(colour), narrow.all() - stones.both());
      wide.build(stones.of(colour), narrow.all() - stones.both());
      large.build(broad_stones.of(colour), broad.all() - broad_stones.both());
      CHECK_FALSE(plain.wide());
      const auto found = everything_found(plain);
      CHECK(found == everything_found(wide));
      CHECK(found.size() == everything_found(large).size());
    }
  }
}

TEST_CASE("connections: a bridge is a full connection over its two cells") {
  const Geometry<std::uint64_t> geometry({4, 4});
  using Set = CellSet<std::uint64_t>;
  const Cell b3 = 9;
  const Cell c1 = 2;
  HSearch<std::uint64_t> search(geometry, Colour::black);
  search.build(Set::of(b3) | Set::of(c1), geometry.all() - Set::of(b3) - Set::of(c1));
  std::vector<Set> carriers;
  search.for_each_full(b3, HSearch<std::uint64_t>::side_a,
                       [&](Set set) { carriers.push_back(set); });
  CHECK(search.point_of(c1) == HSearch<std::uint64_t>::side_a);
  CHECK(carriers == std::vector<Set>{Set::of(5) | Set::of(6)});  // b2 and c2
}

TEST_CASE("connections: a goal ends the search early and is told") {
  const Geometry<std::uint64_t> geometry({5, 5});
  using Set = CellSet<std::uint64_t>;
  HSearch<std::uint64_t> search(geometry, Colour::black);
  search.build(Set::of(12), geometry.all() - Set::of(12), HSearchGoal::full);
  CHECK(search.reached_goal());
  CHECK(search.sides_fully_connected());
  search.build(Set(), geometry.all(), HSearchGoal::semi);
  CHECK(search.reached_goal());
  CHECK(search.winning_move() == 12);
  search.build(Set(), geometry.all(), HSearchGoal::full);
  CHECK_FALSE(search.reached_goal());
}
