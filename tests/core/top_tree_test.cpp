#include "beeline/top_tree.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "beeline/job_runner.hpp"
#include "beeline/solve.hpp"
#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

SearchOptions eight_threads() {
  SearchOptions options;
  options.threads = 8;
  options.table_mib = 1;
  options.job_work = 20;
  return options;
}

// A search whose jobs are started and finished by hand.
struct Bench {
  SearchOptions options = eight_threads();
  StopFlag never;
  Control control{Limits{}, never};
  std::unique_ptr<TableOf<ChompWorker>> table = make_table<ChompWorker>(options);
  JobRunner<ChompWorker> runner{chomp_maker(5, 4)(), *table, options, control};
  TopTree<ChompWorker> tree{chomp_maker(5, 4)()->key(), *table, options};

  void do_job(TopTree<ChompWorker>::Job& job) {
    const auto outcome = runner.run(job);
    tree.finish_job(job, outcome, runner.children());
  }
};

}  // namespace

TEST_CASE("top tree: the first job is the root, and nothing else can start beside it") {
  Bench bench;
  auto* job = bench.tree.start_job();
  REQUIRE(job);
  CHECK(job->line.empty());
  CHECK(bench.tree.start_job() == nullptr);
  CHECK(bench.tree.running() == 1);
}

TEST_CASE("top tree: jobs that run side by side have different lines") {
  Bench bench;
  std::size_t most_at_once = 0;
  for (int round = 0; round < 50 && !bench.tree.bounds().is_solved(); ++round) {
    std::vector<TopTree<ChompWorker>::Job*> jobs;
    while (auto* job = bench.tree.start_job()) {
      const auto has_its_line = [&](const auto* other) { return other->line == job->line; };
      CHECK(std::none_of(jobs.begin(), jobs.end(), has_its_line));
      jobs.push_back(job);
    }
    REQUIRE((!jobs.empty() || bench.tree.bounds().is_solved()));  // the table may know it all
    CHECK(bench.tree.running() == jobs.size());
    most_at_once = std::max(most_at_once, jobs.size());
    for (auto* job : jobs) bench.do_job(*job);
  }
  CHECK(most_at_once > 1);
  CHECK(most_at_once <= 8);
}

TEST_CASE("top tree: once it has leaves enough, every thread has a job") {
  Bench bench;
  std::size_t busy_rounds = 0;
  for (int round = 0; round < 12 && !bench.tree.bounds().is_solved(); ++round) {
    std::vector<TopTree<ChompWorker>::Job*> jobs;
    while (auto* job = bench.tree.start_job()) jobs.push_back(job);
    if (jobs.size() == 8) ++busy_rounds;
    for (auto* job : jobs) bench.do_job(*job);
  }
  CHECK(busy_rounds >= 4);
}

TEST_CASE("top tree: one job at a time, there is always a next one until the root is solved") {
  Bench bench;
  while (auto* job = bench.tree.start_job()) bench.do_job(*job);
  CHECK(bench.tree.bounds().is_solved());
  CHECK(bench.tree.running() == 0);
  CHECK(bench.tree.winning_move().has_value() == bench.tree.bounds().is_won());
}

TEST_CASE("top tree: the jobs that still run when the root is solved are told to come back") {
  Bench bench;
  std::vector<TopTree<ChompWorker>::Job*> running;
  while (!bench.tree.bounds().is_solved()) {
    while (auto* job = bench.tree.start_job()) running.push_back(job);
    REQUIRE(!running.empty());
    auto* job = running.front();
    running.erase(running.begin());
    bench.do_job(*job);
  }
  for (const auto* job : running) CHECK(job->cancelled);  // the root is above them all
  CHECK(bench.tree.cancelled_jobs() >= running.size());
}
