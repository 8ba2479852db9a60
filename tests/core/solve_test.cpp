// The whole search against the oracles of the toy games.
#include "beeline/solve.hpp"

#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

constexpr TableShape tiny{.buckets = 16, .list_slots = 64, .most_stripes = 4};
constexpr TableShape small{.buckets = 1024, .list_slots = 8192};

// Seeds whose root is judged wrongly.
int wrong_answers(std::uint64_t first_seed, std::uint64_t seeds, int threads, TableShape shape) {
  int wrong = 0;
  for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed) {
    const auto dag = make_dag(seed);
    SearchOptions options = random_options(seed);
    options.threads = threads;
    TableOf<DagWorker> table(shape);
    const auto solution = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
    if (!solution.bounds.is_solved() || solution.bounds.is_won() != dag->mover_wins()) ++wrong;
    if (solution.stop != StopReason::none || solution.statistics.jobs == 0) ++wrong;
  }
  return wrong;
}

bool chomp_is_won(int width, int height, int threads, int job_work, TableShape shape) {
  SearchOptions options;
  options.threads = threads;
  options.job_work = job_work;
  TableOf<ChompWorker> table(shape);
  const auto maker = chomp_maker(width, height);
  const auto solution = solve<ChompWorker>(maker, table, options, {}, StopFlag{});
  REQUIRE(solution.bounds.is_solved());
  return solution.bounds.is_won();
}

}  // namespace

TEST_CASE("solve: one thread finds the winner of random graphs") {
  CHECK(wrong_answers(1, 200, 1, small) == 0);
  CHECK(wrong_answers(300, 100, 1, tiny) == 0);
}

TEST_CASE("solve: two threads find the winner of random graphs") {
  CHECK(wrong_answers(1000, 100, 2, small) == 0);
  CHECK(wrong_answers(1300, 60, 2, tiny) == 0);
}

TEST_CASE("solve: four threads find the winner of random graphs") {
  CHECK(wrong_answers(2000, 100, 4, small) == 0);
  CHECK(wrong_answers(2300, 60, 4, tiny) == 0);
}

TEST_CASE("solve: sixteen threads find the winner of random graphs") {
  CHECK(wrong_answers(3000, 50, 16, small) == 0);
  CHECK(wrong_answers(3300, 30, 16, tiny) == 0);
}

TEST_CASE("solve: the most threads allowed find the winner of a random graph") {
  CHECK(wrong_answers(4000, 3, 256, small) == 0);
}

TEST_CASE("solve: any number of threads wins chomp as the first player, except on one square") {
  for (const int threads : {1, 2, 4, 16})
    for (const auto& [width, height] : {std::pair{1, 1}, {2, 1}, {3, 3}, {6, 5}}) {
      const bool wins = width > 1 || height > 1;
      INFO(width << " x " << height << " with " << threads << " threads");
      CHECK(chomp_is_won(width, height, threads, 1000, small) == wins);
      CHECK(chomp_is_won(width, height, threads, 2, tiny) == wins);
    }
}

TEST_CASE("solve: finds the winner of large random graphs with several threads") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto dag = make_dag({.seed = seed,
                               .layers = 30,
                               .width = 3000,
                               .most_moves = 8,
                               .terminal_percent = 1,
                               .same_mover_percent = 10,
                               .decided_percent = 2});
    for (const int threads : {1, 4}) {
      SearchOptions options;
      options.threads = threads;
      options.job_work = 50;
      TableOf<DagWorker> table({.buckets = 8192, .list_slots = 100'000});
      const auto solution = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
      CHECK(solution.bounds.is_won() == dag->mover_wins());
    }
  }
}

TEST_CASE("solve: a table kept between solves gives the same answers for less work") {
  for (const int threads : {1, 4}) {
    const auto dag = make_dag({.seed = 9, .layers = 14, .width = 60, .decided_percent = 5});
    SearchOptions options;
    options.threads = threads;
    options.job_work = 10;
    TableOf<DagWorker> table(small);
    const auto first = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
    const auto second = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
    CHECK(first.bounds.is_won() == dag->mover_wins());
    CHECK(second.bounds == first.bounds);
    CHECK(second.statistics.expansions < first.statistics.expansions);
    CHECK(first.best_move.has_value() == dag->mover_wins());
    CHECK(second.best_move.has_value() == dag->mover_wins());
  }
}

TEST_CASE("solve: positions of one game are solved one after the other with one table") {
  const auto dag = make_dag({.seed = 5, .layers = 9, .width = 20, .same_mover_percent = 10});
  TableOf<DagWorker> table(tiny);
  int wrong = 0;
  for (std::uint64_t id = 0; id < dag->size(); ++id) {
    SearchOptions options = random_options(id);
    options.threads = id % 3 == 0 ? 4 : 1;
    const auto make = [&] { return std::make_unique<DagWorker>(dag, id); };
    const auto solution = solve<DagWorker>(make, table, options, {}, StopFlag{});
    if (!solution.bounds.is_solved() || solution.bounds.is_won() != dag->mover_wins(id)) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("solve: the statistics fit together") {
  const auto dag = make_dag({.seed = 9, .layers = 14, .width = 60});
  SearchOptions options;
  options.threads = 4;
  options.job_work = 5;
  TableOf<DagWorker> table(tiny);
  const auto solution = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
  const Statistics& counts = solution.statistics;
  CHECK(counts.expansions > 0);
  CHECK(counts.re_expansions < counts.expansions);
  CHECK(counts.terminal_wins + counts.terminal_losses <= counts.expansions);
  CHECK(counts.table_hits <= counts.table_lookups);
  CHECK(counts.won_nodes <= counts.solved_nodes);
  CHECK(counts.cancelled_jobs <= counts.jobs);
  CHECK(counts.deepest < 14);
  CHECK(solution.seconds > 0);
}
