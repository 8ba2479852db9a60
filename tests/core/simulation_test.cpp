#include "beeline/simulation.hpp"

#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

constexpr DagShape large{.seed = 5,
                         .layers = 24,
                         .width = 400,
                         .most_moves = 8,
                         .terminal_percent = 1,
                         .same_mover_percent = 5,
                         .decided_percent = 0,
                         .left_out_percent = 0};

SimulatedRun simulate_dag(int workers, std::shared_ptr<const RandomDag> dag, int job_work = 10) {
  const StopFlag stop;
  Control control({}, stop);
  SearchOptions options;
  options.job_work = job_work;
  TableOf<DagWorker> table({.buckets = 16'384, .list_slots = 100'000});
  return simulate(workers, std::make_unique<DagWorker>(std::move(dag)), table, options, control);
}

}  // namespace

TEST_CASE("simulation: any number of workers finds the same winner") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto dag = make_dag(seed);
    for (const int workers : {1, 2, 16, 256, 1024}) {
      const SimulatedRun run = simulate_dag(workers, dag);
      INFO("seed " << seed << ", " << workers << " workers");
      REQUIRE(run.bounds.is_solved());
      CHECK(run.bounds.is_won() == dag->mover_wins());
      CHECK(run.workers == static_cast<std::uint64_t>(workers));
      CHECK(run.idle_share() >= 0);
      CHECK(run.idle_share() < 1);
      CHECK(run.busy <= run.makespan * static_cast<std::uint64_t>(workers));
    }
  }
}

TEST_CASE("simulation: one worker is never idle and needs as long as it expands") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const SimulatedRun run = simulate_dag(1, make_dag(seed));
    INFO("seed " << seed);
    CHECK(run.makespan == run.expansions);
    CHECK(run.busy == run.makespan);
    CHECK(run.idle_share() == 0);
  }
}

TEST_CASE("simulation: runs are repeatable") {
  const auto dag = make_dag(large);
  for (const int workers : {1, 7, 64}) {
    const SimulatedRun first = simulate_dag(workers, dag);
    const SimulatedRun second = simulate_dag(workers, dag);
    CHECK(first.bounds == second.bounds);
    CHECK(first.makespan == second.makespan);
    CHECK(first.expansions == second.expansions);
    CHECK(first.busy == second.busy);
    CHECK(first.jobs == second.jobs);
  }
}

TEST_CASE("simulation: sixteen workers are done well before one") {
  const auto dag = make_dag(large);
  const SimulatedRun one = simulate_dag(1, dag);
  const SimulatedRun sixteen = simulate_dag(16, dag);
  REQUIRE(one.expansions > 1000);
  CHECK(sixteen.makespan * 3 < one.makespan);
}

TEST_CASE("simulation: workers that the guesses leave nothing to do take spare jobs") {
  const auto dag = make_dag(large);
  for (const int workers : {2, 4, 16}) {
    CAPTURE(workers);
    CHECK(simulate_dag(workers, dag).idle_share() < 0.1);
  }
}

TEST_CASE("simulation: a limit ends it with consistent bounds") {
  const StopFlag stop;
  Control control({.expansions = 500}, stop);
  TableOf<VastWorker> table({.buckets = 1024});
  const auto run = simulate(16, std::make_unique<VastWorker>(), table, {}, control);
  CHECK_FALSE(run.bounds.is_solved());
  CHECK(run.bounds.is_consistent());
  CHECK(run.expansions == 500);
  CHECK(run.makespan < 500);
}
