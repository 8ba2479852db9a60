// One thread searches the same way every time.
#include "beeline/solve.hpp"
#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

template <class W, class Make>
Solution<W> solve_once(const Make& make, const SearchOptions& options, TableShape shape) {
  TableOf<W> table(shape);
  return solve<W>(make, table, options, {}, StopFlag{});
}

template <class W, class Make>
void check_repeatable(const Make& make, const SearchOptions& options) {
  for (const TableShape& shape : {TableShape{1024, 8192}, TableShape{16, 200}}) {
    const auto first = solve_once<W>(make, options, shape);
    const auto second = solve_once<W>(make, options, shape);
    CHECK(first.bounds == second.bounds);
    CHECK(first.main_line == second.main_line);
    CHECK(first.best_move == second.best_move);
    CHECK(first.statistics.expansions == second.statistics.expansions);
    CHECK(first.statistics.table_hits == second.statistics.table_hits);
    CHECK(first.statistics.jobs == second.statistics.jobs);
    CHECK(first.statistics.deepest == second.statistics.deepest);
  }
}

}  // namespace

TEST_CASE("determinism: one thread repeats itself on random graphs, with and without a seed") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    check_repeatable<DagWorker>(dag_maker(make_dag(seed)), random_options(seed));
  }
}

TEST_CASE("determinism: one thread repeats itself on chomp, with and without a seed") {
  for (const std::uint64_t seed : {0u, 1u, 77u}) {
    SearchOptions options;
    options.seed = seed;
    options.job_work = 20;
    check_repeatable<ChompWorker>(chomp_maker(5, 5), options);
  }
}
