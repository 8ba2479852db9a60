// Serial df-pn against the oracle of random graphs.
#include "beeline/dfpn.hpp"

#include <atomic>
#include <limits>

#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

using DagTable = TableOf<DagWorker>;
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
const std::atomic<bool> never{false};

// A search with all that it needs.
struct Search {
  StopFlag stop;
  Control control{Limits{}, stop};
  DagWorker worker;
  DagTable table;
  Dfpn<DagWorker> dfpn;

  Search(std::shared_ptr<const RandomDag> dag, TableShape shape, const SearchOptions& options)
      : worker(std::move(dag)), table(shape), dfpn(worker, table, options, control) {}

  auto run(Bounds limit = no_limit, std::uint64_t budget = unlimited, bool afresh = false) {
    return dfpn.search(limit, budget, never, afresh);
  }
};

constexpr TableShape roomy{.buckets = 4096, .list_slots = 40'000, .most_stripes = 1};
constexpr TableShape tiny{.buckets = 16};
constexpr TableShape tiny_with_lists{.buckets = 16, .list_slots = 60, .most_stripes = 1};
constexpr TableShape nearly_none{.buckets = 1};

// Seeds whose root is judged wrongly, or whose search leaves the worker elsewhere.
int wrong_answers(TableShape shape, std::uint64_t first_seed, std::uint64_t seeds) {
  int wrong = 0;
  for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed) {
    const auto dag = make_dag(seed);
    Search search(dag, shape, random_options(seed));
    const auto outcome = search.run();
    if (!outcome.bounds.is_solved() || outcome.bounds.is_won() != dag->mover_wins()) ++wrong;
    if (search.worker.key().id != 0) ++wrong;
    if (outcome.expansions != search.control.expansions()) ++wrong;
  }
  return wrong;
}

}  // namespace

TEST_CASE("dfpn: finds the winner of random graphs with a roomy table") {
  CHECK(wrong_answers(roomy, 1, 400) == 0);
}

TEST_CASE("dfpn: finds the winner of random graphs with 64 entries and no lists") {
  CHECK(wrong_answers(tiny, 1000, 300) == 0);
}

TEST_CASE("dfpn: finds the winner of random graphs with 64 entries and a few lists") {
  CHECK(wrong_answers(tiny_with_lists, 2000, 300) == 0);
}

TEST_CASE("dfpn: finds the winner of small random graphs with four entries") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag({.seed = seed, .layers = 5, .width = 8});
    Search search(dag, nearly_none, random_options(seed));
    CHECK(search.run().bounds.is_won() == dag->mover_wins());
  }
}

TEST_CASE("dfpn: finds the winner where most moves do not pass the turn") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag({.seed = seed, .same_mover_percent = 80});
    Search search(dag, seed % 2 ? roomy : tiny, random_options(seed));
    CHECK(search.run().bounds.is_won() == dag->mover_wins());
  }
}

TEST_CASE("dfpn: everything that the table believes solved is so") {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const auto dag = make_dag({.seed = seed, .same_mover_percent = 20});
    Search search(dag, roomy, random_options(seed));
    search.run();
    int wrong = 0;
    for (std::uint64_t id = 0; id < dag->size(); ++id) {
      const auto known = search.table.look_up({id});
      if (known.bounds.is_solved() && known.bounds.is_won() != dag->mover_wins(id)) ++wrong;
      if (!known.bounds.is_consistent()) ++wrong;
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("dfpn: never uses more than its budget, and gets to the answer in many small steps") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto dag = make_dag(seed);
    const std::uint64_t budget = 1 + seed % 7;
    Search search(dag, roomy, random_options(seed));
    Bounds bounds{};
    std::uint64_t steps = 0;
    while (!bounds.is_solved() && steps < 20'000) {
      const auto outcome = search.run(no_limit, budget);
      REQUIRE(outcome.expansions <= budget);
      REQUIRE(outcome.bounds.is_consistent());
      if (!outcome.bounds.is_solved()) REQUIRE(outcome.expansions == budget);
      bounds = outcome.bounds;
      ++steps;
    }
    CHECK(bounds.is_won() == dag->mover_wins());
    CHECK(search.dfpn.statistics().expansions <= steps * budget);
  }
}

TEST_CASE("dfpn: returns once the bounds reach the limit, and not before") {
  int unsolved = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag({.seed = seed, .layers = 10, .width = 30, .decided_percent = 0});
    for (const Bounds limit : {Bounds{1, 1}, Bounds{4, 50}, Bounds{50, 4}, Bounds{12, 12}}) {
      Search search(dag, roomy, random_options(seed));
      const auto outcome = search.run(limit);
      CHECK(outcome.bounds.reaches(limit));
      CHECK(outcome.bounds.is_consistent());
      if (outcome.bounds.is_solved()) {
        CHECK(outcome.bounds.is_won() == dag->mover_wins());
      } else {
        ++unsolved;
      }
    }
  }
  CHECK(unsolved > 50);
}

TEST_CASE("dfpn: two runs use the same number of expansions, with a seed as well") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto dag = make_dag(seed);
    for (const TableShape& shape : {roomy, tiny_with_lists}) {
      Search first(dag, shape, random_options(seed));
      Search second(dag, shape, random_options(seed));
      CHECK(first.run().expansions == second.run().expansions);
      CHECK(first.dfpn.statistics().table_hits == second.dfpn.statistics().table_hits);
    }
  }
}

TEST_CASE("dfpn: different seeds search in different orders") {
  const auto dag = make_dag({.seed = 3, .layers = 14, .width = 100, .largest_first_bound = 1});
  std::vector<std::uint64_t> expansions;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    SearchOptions options;
    options.seed = seed;
    Search search(dag, roomy, options);
    expansions.push_back(search.run().expansions);
  }
  std::sort(expansions.begin(), expansions.end());
  CHECK(expansions.front() != expansions.back());
}

TEST_CASE("dfpn: a solved position costs nothing again, and afresh still tells what proves it") {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag({.seed = seed, .layers = 7, .tells_win_percent = 0});
    Search search(dag, roomy, random_options(seed));
    const Bounds bounds = search.run().bounds;
    CHECK(search.run().expansions == 0);
    CHECK(search.run().bounds == bounds);
    CHECK(search.run(no_limit, unlimited, true).bounds == bounds);
    if (!bounds.is_won()) continue;
    ++won;
    const auto children = search.dfpn.children();
    CHECK(std::any_of(children.begin(), children.end(),
                      [](const auto& known) { return known.child.view().is_won(); }));
  }
  CHECK(won > 20);
}

TEST_CASE("dfpn: afresh proves a known win from its children even if the table forgot these") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag({.seed = seed, .decided_percent = 0});
    if (!dag->mover_wins()) continue;
    Search search(dag, roomy, {});
    search.table.store({0}, Bounds::won(), 100);  // all that is left of an earlier search
    search.run(no_limit, unlimited, true);
    const auto children = search.dfpn.children();
    INFO("seed " << seed);
    CHECK(std::any_of(children.begin(), children.end(),
                      [](const auto& known) { return known.child.view().is_won(); }));
  }
}

TEST_CASE("dfpn: a cancelled search comes back at once with consistent bounds") {
  const auto dag = make_dag({.seed = 4, .layers = 10, .width = 30, .decided_percent = 0});
  Search search(dag, roomy, {});
  const std::atomic<bool> cancelled{true};
  const auto outcome = search.dfpn.search(no_limit, unlimited, cancelled);
  CHECK(outcome.expansions <= 1);
  CHECK(outcome.bounds.is_consistent());
  CHECK(search.run().bounds.is_won() == dag->mover_wins());
}
