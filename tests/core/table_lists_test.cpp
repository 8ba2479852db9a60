// Move lists in the table's rings.
#include <vector>

#include "beeline/table.hpp"
#include "catch.hpp"
#include "core/table_keys.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

template <class Key>
std::vector<Child<std::uint16_t, Key>> recalled(const MovesTable<Key>& table, const Key& key) {
  std::vector<Child<std::uint16_t, Key>> list;
  static_cast<void>(table.recall(key, [&](const auto& child) { list.push_back(child); }));
  return list;
}

struct Tally {
  int whole = 0;
  int none = 0;
  int wrong = 0;
};

// Stores lists of random positions out of `positions` and asks for others in between.
template <class Key>
Tally hammer(MovesTable<Key>& table, std::uint64_t positions, std::uint64_t longest, int rounds) {
  Random random(positions);
  Tally tally;
  for (int i = 0; i < rounds; ++i) {
    const std::uint64_t n = random() % positions;
    table.store_list({n}, work_of(n), list_of<Key>(n, longest));
    if (random.percent(30)) table.store({n}, bounds_of(n), work_of(n));
    const std::uint64_t m = random() % positions;
    const auto list = recalled(table, Key{m});
    if (list.empty()) {
      ++tally.none;
    } else {
      ++(same_lists(list, list_of<Key>(m, longest)) ? tally.whole : tally.wrong);
    }
  }
  return tally;
}

}  // namespace

TEST_CASE("table lists: a list comes back as it was stored, with an entry that says open") {
  MovesTable<NumberKey> table({.buckets = 16, .list_slots = 1024});
  table.store_list({5}, 9, list_of<NumberKey>(5));
  CHECK(same_lists(recalled(table, {5}), list_of<NumberKey>(5)));
  CHECK(table.look_up({5}).bounds == Bounds{});
  CHECK(table.look_up({5}).work == 9);
  table.store({5}, {3, 4}, 20);
  CHECK(same_lists(recalled(table, {5}), list_of<NumberKey>(5)));
  CHECK(table.look_up({5}).bounds == Bounds{3, 4});
}

TEST_CASE("table lists: a list leaves the bounds of a known position alone") {
  MovesTable<NumberKey> table({.buckets = 16, .list_slots = 1024});
  table.store({5}, Bounds::won(), 20);
  table.store_list({5}, 1, list_of<NumberKey>(5));
  CHECK(table.look_up({5}).bounds.is_won());
  CHECK(table.look_up({5}).work == 20);
}

TEST_CASE("table lists: a position without a list, or unknown, recalls none") {
  MovesTable<NumberKey> table({.buckets = 16, .list_slots = 1024});
  table.store({5}, {3, 4}, 20);
  CHECK(recalled(table, {5}).empty());
  CHECK(recalled(table, {6}).empty());
}

TEST_CASE("table lists: under heavy overwriting a list is recalled whole or not at all") {
  for (const std::size_t slots : {14u, 20u, 50u, 64u, 100u, 1000u})
    for (const std::uint64_t positions : {3u, 10u, 60u, 1000u}) {
      MovesTable<NumberKey> table({.buckets = 16, .list_slots = slots, .most_stripes = 1});
      const Tally tally = hammer(table, positions, 12, 3000);
      INFO(slots << " slots, " << positions << " positions");
      CHECK(tally.wrong == 0);
      CHECK(tally.whole > 0);
      CHECK(tally.none > 0);
    }
}

TEST_CASE("table lists: keys with the same hash never recall each other's lists") {
  for (const std::size_t slots : {20u, 300u}) {
    MovesTable<CollidingKey> table({.buckets = 16, .list_slots = slots, .most_stripes = 1});
    const Tally tally = hammer(table, 12, 12, 5000);
    CHECK(tally.wrong == 0);
    CHECK(tally.whole > 0);
  }
}

TEST_CASE("table lists: rings of several stripes do not disturb each other") {
  MovesTable<NumberKey> table({.buckets = 64, .list_slots = 64 * 20, .most_stripes = 64});
  const Tally tally = hammer(table, 500, 12, 20'000);
  CHECK(tally.wrong == 0);
  CHECK(tally.whole > 0);
}

TEST_CASE("table lists: a list longer than its ring is not kept") {
  MovesTable<NumberKey> table({.buckets = 16, .list_slots = 10, .most_stripes = 1});
  const auto fits = std::vector(9, list_of<NumberKey>(1)[0]);
  const auto too_long = std::vector(10, list_of<NumberKey>(1)[0]);
  table.store_list({1}, 1, too_long);
  CHECK(recalled(table, {1}).empty());
  table.store_list({1}, 1, fits);
  CHECK(recalled(table, {1}).size() == 9);
}

TEST_CASE("table lists: a table whose lists have no share of it keeps none") {
  using Numbers = MovesTable<NumberKey>;
  Numbers table(Numbers::shape_for(1, 0));
  table.store_list({1}, 1, list_of<NumberKey>(1));
  CHECK(recalled(table, {1}).empty());
}

TEST_CASE("table lists: a list is forgotten together with its entry") {
  MovesTable<CollidingKey> table({.buckets = 1, .list_slots = 1000});
  table.store_list({1}, 1, list_of<CollidingKey>(1));
  for (std::uint64_t n = 2; n < 6; ++n) table.store({n}, {}, 100);
  CHECK(recalled(table, {1}).empty());
  table.store({1}, {}, 1);
  CHECK(recalled(table, {1}).empty());
}
