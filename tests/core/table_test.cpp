#include "beeline/table.hpp"

#include <map>
#include <stdexcept>
#include <vector>

#include "catch.hpp"
#include "core/table_keys.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

using Numbers = MovesTable<NumberKey>;
using Collisions = MovesTable<CollidingKey>;

}  // namespace

TEST_CASE("table: a new table knows nothing") {
  const Numbers table({.buckets = 64});
  for (std::uint64_t n = 0; n < 100; ++n) CHECK_FALSE(table.look_up({n}).found());
  CHECK(table.used() == 0);
  CHECK(table.fill() == 0);
  CHECK(table.capacity() == 256);
}

TEST_CASE("table: what is stored is found with its bounds and work") {
  Numbers table({.buckets = 1024});
  for (std::uint64_t n = 0; n < 500; ++n) {
    CHECK(table.store({n}, bounds_of(n), work_of(n)) == bounds_of(n));
    const auto known = table.look_up({n});
    REQUIRE(known.found());
    CHECK(known.bounds == bounds_of(n));
    CHECK(known.work == work_of(n));
  }
}

TEST_CASE("table: an open entry is overwritten by what is stored later, less work included") {
  Numbers table({.buckets = 1});
  table.store({1}, {5, 6}, 100);
  table.store({1}, {2, 3}, 7);
  CHECK(table.look_up({1}).bounds == Bounds{2, 3});
  CHECK(table.look_up({1}).work == 7);
  CHECK(table.used() == 1);
}

TEST_CASE("table: work is at least one and at most what an entry can count") {
  Numbers table({.buckets = 4});
  table.store({1}, {}, 0);
  table.store({2}, {}, to_work(std::uint64_t{1} << 40));
  CHECK(table.look_up({1}).work == 1);
  CHECK(table.look_up({2}).work == most_work);
}

TEST_CASE("table: keys with the same hash are never taken for each other") {
  Collisions table({.buckets = 16});
  for (std::uint64_t n = 0; n < 4; ++n) table.store({n}, {static_cast<Effort>(n + 1), 1}, 1);
  for (std::uint64_t n = 0; n < 4; ++n) CHECK(table.look_up({n}).bounds.phi == n + 1);
  for (std::uint64_t n = 4; n < 100; ++n) CHECK_FALSE(table.look_up({n}).found());

  int wrong = 0;
  for (std::uint64_t n = 0; n < 2000; ++n) {
    table.store({n}, bounds_of(n), work_of(n));
    for (std::uint64_t m = n < 50 ? 0 : n - 50; m <= n; ++m) {
      const auto known = table.look_up({m});
      if (m >= 4 && known.found() && known.bounds != bounds_of(m)) ++wrong;
    }
  }
  CHECK(wrong == 0);
  CHECK(table.used() == 4);
}

TEST_CASE("table: the entry with the least work is replaced") {
  Collisions table({.buckets = 1});
  for (std::uint64_t n = 0; n < 3; ++n) table.store({n}, {}, 1000);
  for (std::uint64_t n = 10; n < 40; ++n) table.store({n}, {}, 5);
  for (std::uint64_t n = 0; n < 3; ++n) CHECK(table.look_up({n}).found());
  CHECK(table.look_up({39}).found());
  CHECK(table.replaced() == 29);
}

TEST_CASE("table: a solved entry outlasts open ones of the same and somewhat more work") {
  Collisions table({.buckets = 1});
  table.store({0}, Bounds::won(), 100);
  for (std::uint64_t n = 10; n < 40; ++n) table.store({n}, {}, 700);
  CHECK(table.look_up({0}).bounds.is_won());
  for (std::uint64_t n = 40; n < 80; ++n) table.store({n}, {}, 900);
  CHECK_FALSE(table.look_up({0}).found());
}

TEST_CASE("table: entries of an earlier solve go first") {
  Collisions table({.buckets = 1});
  table.store({0}, {}, 1000);
  table.start_solve();
  for (std::uint64_t n = 1; n <= 4; ++n) table.store({n}, {}, 100);
  CHECK_FALSE(table.look_up({0}).found());
  for (std::uint64_t n = 1; n <= 4; ++n) CHECK(table.look_up({n}).found());
}

TEST_CASE("table: a proof is not overwritten by anything open, and the caller is told of it") {
  Numbers table({.buckets = 1});
  table.store({1}, Bounds::lost(), 10);
  CHECK(table.store({1}, {3, 4}, 5000) == Bounds::lost());
  CHECK(table.store({1}, Bounds::lost(), 10) == Bounds::lost());
  CHECK(table.look_up({1}).bounds == Bounds::lost());
}

TEST_CASE("table: a position proved won and lost is a contradiction") {
  Numbers table({.buckets = 1});
  table.store({1}, Bounds::lost(), 10);
  CHECK_THROWS_AS(table.store({1}, Bounds::won(), 10), Contradiction);
  CHECK(table.look_up({1}).bounds == Bounds::lost());
  CHECK(table.store({2}, {}, 1) == Bounds{});  // its lock is free again
}

TEST_CASE("table: a cleared table knows nothing and can be filled again") {
  Numbers table({.buckets = 64, .list_slots = 1000});
  for (std::uint64_t n = 0; n < 500; ++n) {
    table.store({n}, bounds_of(n), work_of(n));
    table.store_list({n}, 1, list_of<NumberKey>(n));
  }
  REQUIRE(table.used() > 200);
  table.clear();
  CHECK(table.used() == 0);
  CHECK(table.replaced() == 0);
  int listed = 0;
  for (std::uint64_t n = 0; n < 500; ++n)
    CHECK_FALSE(table.recall({n}, [&](const auto&) { ++listed; }).found());
  CHECK(listed == 0);
  table.store({3}, Bounds::won(), 1);
  CHECK(table.look_up({3}).bounds.is_won());
}

TEST_CASE("table: a cleared table takes in and forgets the same as a new one, however often") {
  const TableShape shape{.buckets = 32, .list_slots = 200, .most_stripes = 4};
  const auto fill = [](Numbers& table, std::uint64_t first) {
    for (std::uint64_t n = first; n < first + 400; ++n) {
      table.store({n}, bounds_of(n), work_of(n));
      table.store_list({n}, work_of(n), list_of<NumberKey>(n));
    }
  };
  Numbers table(shape);
  Numbers fresh(shape);
  fill(fresh, 0);
  for (std::uint64_t clearings = 1; clearings < 3000; ++clearings) {
    table.store({10'000 + clearings}, Bounds::lost(), 1);
    if (clearings % 200 == 1) fill(table, 20'000 + clearings);
    table.clear();
    CHECK(table.used() == 0);
    CHECK_FALSE(table.look_up({10'000 + clearings}).found());
    if (clearings % 500 != 0) continue;
    fill(table, 0);
    CHECK(table.used() == fresh.used());
    CHECK(table.replaced() == fresh.replaced());
    for (std::uint64_t n = 0; n < 400; ++n) {
      int listed = 0;
      int listed_fresh = 0;
      const auto known = table.recall({n}, [&](const auto&) { ++listed; });
      const auto expected = fresh.recall({n}, [&](const auto&) { ++listed_fresh; });
      CHECK(known.bounds == expected.bounds);
      CHECK(known.work == expected.work);
      CHECK(listed == listed_fresh);
    }
    table.clear();
  }
}

TEST_CASE("table: used counts entries, and fill is their share of the capacity") {
  Numbers table({.buckets = 64});
  std::size_t found = 0;
  for (std::uint64_t n = 0; n < 300; ++n) table.store({n}, {}, 1);
  for (std::uint64_t n = 0; n < 300; ++n) found += table.look_up({n}).found();
  CHECK(table.used() == found);
  CHECK(table.used() + table.replaced() == 300);
  CHECK(table.fill() == Approx(static_cast<double>(found) / 256));
}

TEST_CASE("table: a shape for so many MiB fits into them and uses most of them for lists") {
  for (const std::size_t mib : {1u, 2u, 3u, 7u, 100u, 512u, 1000u})
    for (const double share : {0.0, 0.1, 0.5, 0.75, 0.95}) {
      const TableShape shape = Numbers::shape_for(mib, share);
      const Numbers table(shape);
      INFO(mib << " MiB, share of lists " << share);
      CHECK(std::has_single_bit(shape.buckets));
      CHECK(table.bytes() <= mib << 20);
      CHECK(table.bytes() * 2 >= mib << 20);
      CHECK((shape.list_slots == 0) == (share == 0));
    }
}

TEST_CASE("table: a number of buckets that is no power of two is refused") {
  CHECK_THROWS_AS(Numbers({.buckets = 3}), std::invalid_argument);
  CHECK_THROWS_AS(Numbers({.buckets = 12, .list_slots = 10}), std::invalid_argument);
}
