#include <algorithm>
#include <set>
#include <vector>

#include "catch.hpp"
#include "connection/cell_set.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::Random;

namespace {

template <class Word>
std::set<Cell> plain(CellSet<Word> cells) {
  return {cells.begin(), cells.end()};
}

template <class Word>
CellSet<Word> random_set(Random& random) {
  CellSet<Word> cells;
  for (int i = 0; i < bits_of<Word>; ++i)
    if (random() % 3 == 0) cells.insert(static_cast<Cell>(i));
  return cells;
}

}  // namespace

TEMPLATE_TEST_CASE("cell set: inserting and erasing do what they do to a std::set", "",
                   std::uint64_t, Word128) {
  Random random(1);
  CellSet<TestType> cells;
  std::set<Cell> expected;
  for (int i = 0; i < 5000; ++i) {
    const auto cell = static_cast<Cell>(random() % bits_of<TestType>);
    if (random() % 2 == 0) {
      cells.insert(cell);
      expected.insert(cell);
    } else {
      cells.erase(cell);
      expected.erase(cell);
    }
    REQUIRE(cells.test(cell) == expected.contains(cell));
    REQUIRE(cells.count() == static_cast<int>(expected.size()));
    REQUIRE(cells.empty() == expected.empty());
    REQUIRE(plain(cells) == expected);
    if (!expected.empty()) REQUIRE(cells.first() == *expected.begin());
  }
}

TEMPLATE_TEST_CASE("cell set: the algebra is that of membership", "", std::uint64_t, Word128) {
  Random random(2);
  for (int i = 0; i < 200; ++i) {
    const auto a = random_set<TestType>(random);
    const auto b = random_set<TestType>(random);
    for (int bit = 0; bit < bits_of<TestType>; ++bit) {
      const auto cell = static_cast<Cell>(bit);
      const bool in_a = a.test(cell);
      const bool in_b = b.test(cell);
      REQUIRE((a | b).test(cell) == (in_a || in_b));
      REQUIRE((a & b).test(cell) == (in_a && in_b));
      REQUIRE((a - b).test(cell) == (in_a && !in_b));
      REQUIRE((a ^ b).test(cell) == (in_a != in_b));
    }
    REQUIRE(a.meets(b) == !(a & b).empty());
    REQUIRE(a.contains(b) == (b - a).empty());
    REQUIRE((a | b).contains(a));
    REQUIRE(a.contains(a & b));
    auto changed = a;
    changed |= b;
    REQUIRE(changed == (a | b));
    changed -= a;
    REQUIRE(changed == b - a);
    changed &= a;
    REQUIRE(changed.empty());
  }
}

TEMPLATE_TEST_CASE("cell set: cells are visited in ascending order", "", std::uint64_t, Word128) {
  Random random(3);
  for (int i = 0; i < 200; ++i) {
    const auto cells = random_set<TestType>(random);
    const std::vector<Cell> visited(cells.begin(), cells.end());
    REQUIRE(std::is_sorted(visited.begin(), visited.end()));
    REQUIRE(static_cast<int>(visited.size()) == cells.count());
  }
}

TEMPLATE_TEST_CASE("cell set: the first cells may be none and may be all", "", std::uint64_t,
                   Word128) {
  for (int count = 0; count <= bits_of<TestType>; ++count) {
    const auto cells = CellSet<TestType>::first_cells(count);
    REQUIRE(cells.count() == count);
    if (count > 0) REQUIRE(cells.test(static_cast<Cell>(count - 1)));
  }
}

TEMPLATE_TEST_CASE("cell set: the order is total", "", std::uint64_t, Word128) {
  Random random(4);
  for (int i = 0; i < 1000; ++i) {
    const auto a = random_set<TestType>(random);
    const auto b = random_set<TestType>(random);
    REQUIRE((a < b) + (b < a) + (a == b) == 1);
    REQUIRE(a == CellSet<TestType>(a.bits()));
  }
}
