// One thread's half of a job: walk the board to the job's leaf and search there.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "beeline/dfpn.hpp"
#include "beeline/job_clock.hpp"
#include "beeline/top_tree.hpp"

namespace beeline {

template <GameWorker W>
class JobRunner {
 public:
  using Job = typename TopTree<W>::Job;
  using Outcome = typename Dfpn<W>::Outcome;

  JobRunner(std::unique_ptr<W> worker, TableOf<W>& table, const SearchOptions& options,
            Control& control)
      : worker_(std::move(worker)), dfpn_(*worker_, table, options, control) {}

  Outcome run(const Job& job) {
    clock_.start();
    go_to(job.line);
    // The root is proved from its children even if the table knows it: they tell the best move.
    const bool afresh = job.line.empty();
    const auto outcome = dfpn_.search(job.limit, job.budget, job.cancelled, afresh);
    clock_.stop();
    return outcome;
  }

  // The children of the leaf searched last.
  [[nodiscard]] std::span<const KnownChild<W>> children() const noexcept {
    return dfpn_.children();
  }
  // The line to it, as played.
  [[nodiscard]] const std::vector<typename W::Move>& line_as_played() const noexcept {
    return line_as_played_;
  }
  [[nodiscard]] Statistics statistics() const noexcept {
    Statistics all = dfpn_.statistics();
    all.busy_seconds = clock_.busy_seconds();
    all.cpu_seconds = clock_.cpu_seconds();
    return all;
  }

 private:
  // Successive jobs are often close together: only what differs is taken back and played.
  void go_to(const std::vector<typename W::Move>& line) noexcept {
    const auto same = std::mismatch(line_.begin(), line_.end(), line.begin(), line.end()).first;
    const auto shared = static_cast<std::size_t>(same - line_.begin());
    for (std::size_t i = line_.size(); i > shared; --i) worker_->undo();
    line_as_played_.resize(shared);
    for (std::size_t i = shared; i < line.size(); ++i) {
      line_as_played_.push_back(worker_->as_played(line[i]));
      worker_->play(line[i]);
    }
    line_ = line;
  }

  std::unique_ptr<W> worker_;
  Dfpn<W> dfpn_;
  JobClock clock_;  // a job at a time; two clock readings are nothing against one expansion
  std::vector<typename W::Move> line_;  // where the worker's board stands
  std::vector<typename W::Move> line_as_played_;
};

}  // namespace beeline
