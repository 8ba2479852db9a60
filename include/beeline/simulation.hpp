// Many workers on a virtual clock.
//
// The same top tree and the same jobs as in parallel.hpp, but N *simulated* workers share one real
// thread, and time is counted in expansions: a job takes as long as the expansions it uses. So
// search overhead and idle time can be studied for any N on any machine, repeatably.
//
// A simplification: a job is carried out when it starts, and its result reaches the top tree when
// it ends. What it wrote to the table is therefore visible a little early to the jobs that run
// beside it, and a cancelled job has already spent its expansions; its time still ends at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "beeline/control.hpp"
#include "beeline/job_runner.hpp"
#include "beeline/simulated_run.hpp"
#include "beeline/top_tree.hpp"

namespace beeline {

template <GameWorker W>
[[nodiscard]] SimulatedRun simulate(int workers, std::unique_ptr<W> worker, TableOf<W>& table,
                                    SearchOptions options, Control& control) {
  using Job = typename TopTree<W>::Job;
  struct Running {
    Job* job;
    std::uint64_t start;
    std::uint64_t end;
    typename Dfpn<W>::Outcome outcome;
    std::vector<KnownChild<W>> children;
  };
  const auto ends_first = [](const Running& a, const Running& b) { return a.end < b.end; };

  options.threads = workers;
  TopTree<W> tree(worker->key(), table, options, worker.get());
  JobRunner<W> runner(std::move(worker), table, options, control);
  SimulatedRun run{.workers = static_cast<std::uint64_t>(workers)};
  std::vector<Running> running;

  for (;;) {
    while (!control.stop_requested()) {
      Job* job = tree.start_job();
      if (!job) break;
      const auto outcome = runner.run(*job);
      const auto children = runner.children();
      running.push_back({job,
                         run.makespan,
                         run.makespan + outcome.expansions,
                         outcome,
                         {children.begin(), children.end()}});
      ++run.jobs;
    }
    if (running.empty()) break;
    const auto next = std::min_element(running.begin(), running.end(), ends_first);
    const Running done = std::move(*next);
    running.erase(next);
    run.makespan = done.end;
    run.busy += done.end - done.start;
    tree.finish_job(*done.job, done.outcome, done.children);
    for (Running& other : running) {
      if (other.job->cancelled.load(std::memory_order_relaxed)) other.end = run.makespan;
    }
  }
  run.bounds = tree.bounds();
  run.expansions = runner.statistics().expansions;
  return run;
}

}  // namespace beeline
