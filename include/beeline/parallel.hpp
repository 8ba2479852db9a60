// Scalable Parallel DFPN on oneTBB: the top tree's jobs, run by the threads of one arena.
//
// Each job is followed by the next in the same task. Whoever ends a job holds the top tree's lock
// anyway, and starts tasks for all threads that have none. So nobody ever waits for work: a task
// without a job simply ends, and its thread goes back to oneTBB.
#pragma once

#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <vector>

#include "beeline/control.hpp"
#include "beeline/events.hpp"
#include "beeline/job_runner.hpp"
#include "beeline/statistics.hpp"
#include "beeline/threads.hpp"
#include "beeline/top_tree.hpp"

namespace beeline {

template <GameWorker W>
class ParallelSearch {
 public:
  using Job = typename TopTree<W>::Job;

  // `runners` holds one runner per thread, `guide` stands at the root. `events` may be null.
  ParallelSearch(TopTree<W>& tree, std::vector<std::unique_ptr<JobRunner<W>>>& runners,
                 const W& guide, const TableOf<W>& table, Control& control, EventQueue* events)
      : tree_(tree),
        runners_(runners),
        guide_(guide),
        table_(table),
        control_(control),
        events_(events) {}

  // Works until the root is solved or the control says stop. What a worker throws ends the search
  // and is thrown again here, once no thread is at work any more.
  void run(Threads& threads) {
    threads.run([this] {
      {
        const std::scoped_lock lock(mutex_);
        start_tasks();
      }
      tasks_.wait();
    });
    const std::scoped_lock lock(mutex_);  // all that the threads did has now happened
    if (failure_) std::rethrow_exception(failure_);
  }

  [[nodiscard]] std::uint64_t jobs() const noexcept { return jobs_; }

 private:
  // What oneTBB copies, carries to a thread and calls.
  struct Task {
    ParallelSearch* search;
    // The thread sanitizer does not see oneTBB hand the task over; all else here is watched.
    __attribute__((no_sanitize("thread"))) void operator()() const { search->work(); }
  };

  void work() {
    Job* job = take_waiting();
    const auto slot = oneapi::tbb::this_task_arena::current_thread_index();
    JobRunner<W>& runner = *runners_[static_cast<std::size_t>(slot)];
    try {
      while (job) job = finish(*job, runner);
    } catch (...) {
      control_.request_stop(StopReason::failed);
      const std::scoped_lock lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
    }
  }

  // Does the job; answers with the next one for this thread, after starting tasks for the others.
  [[nodiscard]] Job* finish(Job& job, JobRunner<W>& runner) {
    const auto outcome = runner.run(job);
    const std::scoped_lock lock(mutex_);
    tree_.finish_job(job, outcome, runner.children());
    report(runner.line_as_played(), job.turns_kept);
    control_.check_memory(table_.bytes() + tree_.bytes());
    Job* next = next_job();
    if (next) start_tasks();
    return next;
  }

  [[nodiscard]] Job* take_waiting() {
    const std::scoped_lock lock(mutex_);
    Job* job = waiting_.back();
    waiting_.pop_back();
    return job;
  }

  void start_tasks() {
    while (Job* job = next_job()) {
      waiting_.push_back(job);
      tasks_.run(Task{this});
    }
  }

  [[nodiscard]] Job* next_job() {
    if (control_.stop_requested()) return nullptr;
    Job* job = tree_.start_job();
    if (job) ++jobs_;
    return job;
  }

  void report(const std::vector<typename W::Move>& line, const std::vector<bool>& turns_kept) {
    constexpr double interval = 0.05;
    if (!events_) return;
    const double now = control_.seconds();
    if (now < next_report_) return;
    next_report_ = now + interval;

    Event event;
    event.table_fill = static_cast<float>(table_.fill());
    event.root = tree_.bounds();
    event.seconds = now;
    event.expansions = control_.expansions();
    event.jobs_running = static_cast<std::uint32_t>(tree_.running() + 1);  // and the one just done
    event.line_length = static_cast<std::uint8_t>(std::min(line.size(), Event::longest_line));
    for (std::size_t i = 0; i < event.line_length; ++i) {
      event.line[i] = code_of(line[i]);
      if (turns_kept[i]) event.turns_kept = static_cast<std::uint16_t>(event.turns_kept | 1U << i);
    }
    tree_.for_each_root_move([&](typename W::Move move, Bounds bounds) {
      if (event.move_count == Event::most_moves) return;
      event.moves[event.move_count++] = {code_of(guide_.as_played(move)), bounds};
    });
    events_->push(event);
  }

  [[nodiscard]] static std::uint32_t code_of(typename W::Move move) noexcept {
    std::uint32_t code = 0;
    std::memcpy(&code, &move, sizeof move);
    return code;
  }

  TopTree<W>& tree_;
  std::vector<std::unique_ptr<JobRunner<W>>>& runners_;
  const W& guide_;
  const TableOf<W>& table_;
  Control& control_;
  EventQueue* events_;

  std::mutex mutex_;  // guards the tree and what follows
  double next_report_ = 0;
  std::uint64_t jobs_ = 0;
  std::vector<Job*> waiting_;   // started; a task is on its way to do it
  std::exception_ptr failure_;  // the first one
  oneapi::tbb::task_group tasks_;
};

}  // namespace beeline
