// The best move and the main line, judged by the oracles.
#include <algorithm>

#include "beeline/solve.hpp"
#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

// Faults of a solution's line: moves that are not in the graph, wins given away, a missing move.
int faults(const RandomDag& dag, const Solution<DagWorker>& solution, std::uint64_t start = 0) {
  int count = 0;
  std::uint64_t id = start;
  for (const auto move : solution.main_line) {
    const auto& node = dag.node(id);
    if (node.terminal || move >= node.edges.size()) return count + 1;
    const auto& edge = node.edges[move];
    if (node.mover_wins && !dag.wins_by(edge)) ++count;
    id = edge.to;
  }
  if (!dag.mover_wins(start)) return count + solution.best_move.has_value();
  const bool won_at_once = dag.node(start).terminal;
  if (!won_at_once && !solution.best_move) ++count;
  if (solution.best_move && solution.main_line.front() != *solution.best_move) ++count;
  return count;
}

// Does the line go on until a position that needs no search?
bool ends_where_decided(const RandomDag& dag, const Solution<DagWorker>& solution) {
  std::uint64_t id = 0;
  for (const auto move : solution.main_line) id = dag.node(id).edges[move].to;
  DagWorker worker(std::shared_ptr<const RandomDag>(&dag, [](const RandomDag*) {}), id);
  ChildrenOf<DagWorker> children;
  return worker.expand(children) != Verdict::open;
}

struct Tally {
  int faults = 0;
  int lines = 0;
  int to_the_end = 0;
};

Tally judge(std::uint64_t first_seed, std::uint64_t seeds, int threads, TableShape shape) {
  Tally tally;
  for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed) {
    const auto dag = make_dag(seed);
    SearchOptions options = random_options(seed);
    options.threads = threads;
    TableOf<DagWorker> table(shape);
    const auto solution = solve<DagWorker>(dag_maker(dag), table, options, {}, StopFlag{});
    tally.faults += faults(*dag, solution);
    tally.to_the_end += ends_where_decided(*dag, solution);
    ++tally.lines;
  }
  return tally;
}

}  // namespace

TEST_CASE("main line: with a roomy table it keeps the win and goes on to the end") {
  for (const int threads : {1, 4}) {
    const Tally tally = judge(1, 150, threads, {.buckets = 4096, .list_slots = 40'000});
    CHECK(tally.faults == 0);
    CHECK(tally.to_the_end == tally.lines);
  }
}

TEST_CASE("main line: with 64 entries it keeps the win and mostly goes on to the end") {
  for (const int threads : {1, 4}) {
    const Tally tally = judge(1000, 150, threads, {.buckets = 16});
    CHECK(tally.faults == 0);
    CHECK(tally.to_the_end >= tally.lines * 9 / 10);
  }
}

TEST_CASE("main line: a won position has a best move even if a kept table forgot why it is won") {
  int missing = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto dag = make_dag(seed);
    TableOf<DagWorker> table({.buckets = 1});
    for (int i = 0; i < 2; ++i) {
      const auto solution = solve<DagWorker>(dag_maker(dag), table, {}, {}, StopFlag{});
      missing += faults(*dag, solution);
    }
  }
  CHECK(missing == 0);
}

TEST_CASE("main line: the moves of chomp are given as played on the bar, and each win is kept") {
  ChompOracle oracle;
  for (const auto& [width, height] : {std::pair{2, 2}, {3, 3}, {4, 4}, {5, 5}, {5, 4}, {4, 6}})
    for (const int threads : {1, 4}) {
      SearchOptions options;
      options.threads = threads;
      options.job_work = 3;
      TableOf<ChompWorker> table({.buckets = 256, .list_slots = 4096});
      const auto maker = chomp_maker(width, height);
      const auto solution = solve<ChompWorker>(maker, table, options, {}, StopFlag{});
      INFO(width << " x " << height << " with " << threads << " threads");
      REQUIRE(solution.best_move);
      REQUIRE(*solution.best_move == solution.main_line.front());

      ChompOracle::Rows rows(static_cast<std::size_t>(height), width);
      bool winner_moves = true;
      for (const Square move : solution.main_line) {
        REQUIRE(move.row < rows.size());
        REQUIRE(move.column < rows[move.row]);
        for (std::size_t row = move.row; row < rows.size(); ++row) {
          rows[row] = std::min(rows[row], static_cast<int>(move.column));
        }
        if (winner_moves) CHECK_FALSE(oracle.mover_wins(rows));
        winner_moves = !winner_moves;
      }
      CHECK(rows[0] == 1);  // only the poison is left, for the loser
      CHECK_FALSE(winner_moves);
    }
}
