#include "beeline/bounds.hpp"

#include <vector>

#include "beeline/game.hpp"
#include "catch.hpp"

using namespace beeline;

namespace {

const std::vector<Effort> efforts{1, 2, 7, 1'000'000'000, largest_finite_effort};

}  // namespace

TEST_CASE("bounds: a won and a lost node are solved, and each is the other one swapped") {
  STATIC_REQUIRE(Bounds::won().is_won());
  STATIC_REQUIRE_FALSE(Bounds::won().is_lost());
  STATIC_REQUIRE(Bounds::lost().is_lost());
  STATIC_REQUIRE_FALSE(Bounds::lost().is_won());
  STATIC_REQUIRE(Bounds::won().is_solved());
  STATIC_REQUIRE(Bounds::lost().is_solved());
  STATIC_REQUIRE(Bounds::won().swapped() == Bounds::lost());
  STATIC_REQUIRE(Bounds::won().is_consistent());
  STATIC_REQUIRE(Bounds::lost().is_consistent());
}

TEST_CASE("bounds: finite positive numbers are consistent and not solved") {
  for (const Effort phi : efforts)
    for (const Effort delta : efforts) {
      const Bounds bounds{phi, delta};
      CHECK(bounds.is_consistent());
      CHECK_FALSE(bounds.is_solved());
      CHECK(bounds.swapped() == Bounds{delta, phi});
      CHECK(bounds.swapped().swapped() == bounds);
    }
  CHECK(Bounds{} == Bounds{1, 1});
}

TEST_CASE("bounds: zero without infinity, or infinity without zero, is inconsistent") {
  for (const Effort other : efforts) {
    CHECK_FALSE(Bounds{0, other}.is_consistent());
    CHECK_FALSE(Bounds{other, 0}.is_consistent());
    CHECK_FALSE(Bounds{infinite_effort, other}.is_consistent());
    CHECK_FALSE(Bounds{other, infinite_effort}.is_consistent());
  }
  CHECK_FALSE(Bounds{0, 0}.is_consistent());
  CHECK_FALSE(no_limit.is_consistent());
  CHECK_FALSE(Bounds{infinite_effort + 1, 0}.is_consistent());
}

TEST_CASE("bounds: a sum of finite efforts is exact, or stays one below infinity") {
  for (const Effort a : efforts)
    for (const Effort b : efforts) {
      const std::uint64_t exact = std::uint64_t{a} + b;
      const Effort sum = add_finite(a, b);
      CHECK(sum == std::min<std::uint64_t>(exact, largest_finite_effort));
      CHECK(sum < infinite_effort);
      CHECK(sum == add_finite(b, a));
    }
}

TEST_CASE("bounds: a limit is reached by either number, and by a proof whatever the limit") {
  CHECK(Bounds{5, 1}.reaches({5, 9}));
  CHECK(Bounds{6, 1}.reaches({5, 9}));
  CHECK(Bounds{1, 9}.reaches({5, 9}));
  CHECK_FALSE(Bounds{4, 8}.reaches({5, 9}));
  CHECK_FALSE(Bounds{largest_finite_effort, largest_finite_effort}.reaches(no_limit));
  CHECK(Bounds::won().reaches(no_limit));
  CHECK(Bounds::lost().reaches(no_limit));
}

TEST_CASE("bounds: a child is seen swapped from its parent unless the mover stays the same") {
  using Listed = Child<int, int>;
  CHECK(Listed{.bounds = {2, 3}}.view() == Bounds{3, 2});
  CHECK(Listed{.bounds = {2, 3}, .same_mover = true}.view() == Bounds{2, 3});
}
