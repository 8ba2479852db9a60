// Many threads on one small table. What they store follows from the key, so that a torn entry or
// list shows.
#include <atomic>
#include <thread>
#include <vector>

#include "beeline/table.hpp"
#include "catch.hpp"
#include "core/table_keys.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

struct Tally {
  std::atomic<int> entries{0};
  std::atomic<int> lists{0};
  std::atomic<int> wrong{0};
};

template <class Key>
void hammer(MovesTable<Key>& table, std::uint64_t seed, int rounds, Tally& tally) {
  Random random(seed);
  std::vector<Child<std::uint16_t, Key>> list;
  for (int i = 0; i < rounds; ++i) {
    const std::uint64_t n = random() % 600;
    if (random.percent(50)) {
      if (table.store({n}, bounds_of(n), work_of(n)) != bounds_of(n)) ++tally.wrong;
    } else {
      table.store_list({n}, work_of(n), list_of<Key>(n));
    }
    const std::uint64_t m = random() % 600;
    list.clear();
    const auto known = table.recall({m}, [&](const auto& child) { list.push_back(child); });
    if (!list.empty()) {
      ++tally.lists;
      if (!same_lists(list, list_of<Key>(m))) ++tally.wrong;
    }
    if (!known.found()) continue;
    ++tally.entries;
    const bool only_listed = known.bounds == Bounds{};
    if (known.work != work_of(m) || (known.bounds != bounds_of(m) && !only_listed)) ++tally.wrong;
  }
}

template <class Key>
void check_hammering(TableShape shape, int threads, int rounds) {
  MovesTable<Key> table(shape);
  Tally tally;
  std::vector<std::thread> crowd;
  for (int i = 0; i < threads; ++i) {
    const auto seed = static_cast<std::uint64_t>(i + 1);
    crowd.emplace_back([&table, &tally, seed, rounds] { hammer(table, seed, rounds, tally); });
  }
  for (std::thread& thread : crowd) thread.join();
  CHECK(tally.wrong == 0);
  CHECK(tally.entries > 0);
  CHECK(tally.lists > 0);
  CHECK(table.used() <= table.capacity());
}

}  // namespace

TEST_CASE("table: eight threads on many stripes never see a torn entry or list") {
  check_hammering<NumberKey>({.buckets = 64, .list_slots = 64 * 30}, 8, 20'000);
}

TEST_CASE("table: four threads on one stripe never see a torn entry or list") {
  check_hammering<NumberKey>({.buckets = 16, .list_slots = 40, .most_stripes = 1}, 4, 20'000);
}

TEST_CASE("table: threads whose keys all collide never see a torn entry or list") {
  check_hammering<CollidingKey>({.buckets = 4, .list_slots = 100}, 4, 20'000);
}
