// Searches that have to end before their answer.
#include <chrono>
#include <stdexcept>
#include <thread>

#include "beeline/solve.hpp"
#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

std::unique_ptr<VastWorker> make_vast() {
  return std::make_unique<VastWorker>();
}

Solution<VastWorker> search_in_vain(int threads, const Limits& limits, const StopFlag& stop,
                                    int job_work = 100) {
  SearchOptions options;
  options.threads = threads;
  options.job_work = job_work;
  TableOf<VastWorker> table(TableOf<VastWorker>::shape_for(4, 0.5));
  return solve<VastWorker>(make_vast, table, options, limits, stop);
}

void check_unsolved(const Solution<VastWorker>& solution, StopReason reason) {
  CHECK_FALSE(solution.bounds.is_solved());
  CHECK(solution.bounds.is_consistent());
  CHECK(solution.stop == reason);
  CHECK_FALSE(solution.best_move);
  CHECK(solution.main_line.empty());
}

// Fails at its n-th expansion, counted over all workers.
class FailingWorker : public VastWorker {
 public:
  FailingWorker(std::atomic<int>& left) : left_(left) {}

  Verdict expand(ChildList<Move, Key>& children) {
    if (left_.fetch_sub(1) == 1) throw std::runtime_error("the worker failed");
    return VastWorker::expand(children);
  }

 private:
  std::atomic<int>& left_;
};

}  // namespace

TEST_CASE("limits: a search uses exactly the expansions it is allowed") {
  for (const int threads : {1, 2, 4, 16})
    for (const std::uint64_t allowed : {1u, 2u, 10u, 1000u, 5000u}) {
      INFO(allowed << " expansions with " << threads << " threads");
      const auto solution = search_in_vain(threads, {.expansions = allowed}, StopFlag{});
      check_unsolved(solution, StopReason::expansions);
      CHECK(solution.statistics.expansions == allowed);
    }
}

TEST_CASE("limits: an answer within the allowed expansions is an answer") {
  const auto dag = make_dag({.seed = 3, .layers = 8, .width = 20});
  TableOf<DagWorker> table({.buckets = 1024});
  const auto free = solve<DagWorker>(dag_maker(dag), table, {}, {}, StopFlag{});
  table.clear();
  const Limits exact{.expansions = free.statistics.expansions};
  const auto solution = solve<DagWorker>(dag_maker(dag), table, {}, exact, StopFlag{});
  CHECK(solution.bounds == free.bounds);
  CHECK(solution.stop == StopReason::none);
}

TEST_CASE("limits: a search stops soon after its time is up") {
  for (const int threads : {1, 4}) {
    const auto solution = search_in_vain(threads, {.seconds = 0.15}, StopFlag{}, 1'000'000);
    check_unsolved(solution, StopReason::time);
    CHECK(solution.seconds >= 0.15);
    CHECK(solution.seconds < 5);
  }
}

TEST_CASE("limits: a search stops when its tree and table need more memory than allowed") {
  const auto solution = search_in_vain(4, {.seconds = 60, .memory_mib = 6}, StopFlag{}, 1);
  check_unsolved(solution, StopReason::memory);
  CHECK(search_in_vain(1, {.memory_mib = 3}, StopFlag{}).stop == StopReason::memory);
}

TEST_CASE("limits: a search stops soon after another thread asks for it") {
  for (const int threads : {1, 4}) {
    StopFlag stop;
    std::thread asks([&stop] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      stop.request();
    });
    const auto solution = search_in_vain(threads, {}, stop, 1'000'000);
    asks.join();
    check_unsolved(solution, StopReason::interrupted);
    CHECK(solution.seconds < 5);
  }
}

TEST_CASE("limits: a search stopped before it starts does nothing") {
  StopFlag stop;
  stop.request();
  for (const int threads : {1, 4}) {
    const auto solution = search_in_vain(threads, {}, stop);
    check_unsolved(solution, StopReason::interrupted);
    CHECK(solution.statistics.expansions == 0);
  }
  stop.reset();
  check_unsolved(search_in_vain(1, {.expansions = 10}, stop), StopReason::expansions);
}

TEST_CASE("limits: an exception in a worker reaches whoever called solve") {
  for (const int threads : {1, 2, 8})
    for (const int expansions : {1, 2, 50, 2000}) {
      std::atomic<int> left{expansions};
      const auto make = [&] { return std::make_unique<FailingWorker>(left); };
      SearchOptions options;
      options.threads = threads;
      options.job_work = 50;
      TableOf<FailingWorker> table(TableOf<FailingWorker>::shape_for(1, 0.5));
      CHECK_THROWS_AS(solve<FailingWorker>(make, table, options, {}, StopFlag{}),
                      std::runtime_error);
    }
}

TEST_CASE("limits: an exception while a worker is made reaches whoever called solve") {
  int made = 0;
  const auto make = [&] {
    if (++made == 3) throw std::runtime_error("no third worker");
    return make_vast();
  };
  SearchOptions options;
  options.threads = 4;
  TableOf<VastWorker> table({.buckets = 16});
  CHECK_THROWS_AS(solve<VastWorker>(make, table, options, {}, StopFlag{}), std::runtime_error);
}
