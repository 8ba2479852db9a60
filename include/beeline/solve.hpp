// Solves one position: the whole search behind one call.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "beeline/control.hpp"
#include "beeline/events.hpp"
#include "beeline/game.hpp"
#include "beeline/job_runner.hpp"
#include "beeline/main_line.hpp"
#include "beeline/options.hpp"
#include "beeline/parallel.hpp"
#include "beeline/statistics.hpp"
#include "beeline/table.hpp"
#include "beeline/threads.hpp"
#include "beeline/top_tree.hpp"

namespace beeline {

template <GameWorker W>
struct Solution {
  Bounds bounds{};  // of the position; solved, unless `stop` says why not
  StopReason stop = StopReason::none;
  std::optional<typename W::Move> best_move;  // a winning move, if the side to move wins
  std::vector<typename W::Move> main_line;
  Statistics statistics;
  double seconds = 0;
};

// A table as the options want it. Stripes enough that threads rarely meet; more would spread the
// lists of a small search over more pages.
template <GameWorker W>
[[nodiscard]] std::unique_ptr<TableOf<W>> make_table(const SearchOptions& options) {
  constexpr std::size_t stripes_per_thread = 64;
  constexpr std::size_t mib_per_stripe = 8;
  const auto mib = static_cast<std::size_t>(options.table_mib);
  TableShape shape = TableOf<W>::shape_for(mib, options.list_share);
  shape.most_stripes = std::max(stripes_per_thread * static_cast<std::size_t>(options.threads),
                                mib / mib_per_stripe);
  return std::make_unique<TableOf<W>>(shape);
}

// `make_worker()` returns a new worker at the position to solve; each thread gets one. `threads`
// are as many as the options say. `events` may be null. What the table holds from earlier solves of
// the same game is used.
template <GameWorker W, std::invocable MakeWorker>
[[nodiscard]] Solution<W> solve(MakeWorker&& make_worker, TableOf<W>& table, Threads& threads,
                                const SearchOptions& options, const Limits& limits,
                                const StopFlag& stop, EventQueue* events = nullptr) {
  Control control(limits, stop);
  table.start_solve();
  const std::unique_ptr<W> guide = make_worker();
  TopTree<W> tree(guide->key(), table, options, guide.get());
  std::vector<std::unique_ptr<JobRunner<W>>> runners;
  for (int i = 0; i < options.threads; ++i) {
    runners.push_back(std::make_unique<JobRunner<W>>(make_worker(), table, options, control));
  }
  ParallelSearch<W> search(tree, runners, *guide, table, control, events);
  search.run(threads);

  Solution<W> solution;
  solution.bounds = tree.bounds();
  solution.seconds = control.seconds();
  for (const auto& runner : runners) solution.statistics += runner->statistics();
  solution.statistics.jobs = search.jobs();
  solution.statistics.cancelled_jobs = tree.cancelled_jobs();
  if (!solution.bounds.is_solved()) {
    solution.stop = control.reason();
    return solution;
  }

  // Finding a line again may cost about as much as finding the answer did, but no more.
  constexpr std::uint64_t least_allowance = 1000;
  const Limits allowance{.seconds = limits.seconds,
                         .expansions = least_allowance + solution.statistics.expansions,
                         .memory_mib = 0};
  Control line_control(allowance, stop);
  MainLine<W> main_line(*guide, table, options, line_control);
  const bool wins = solution.bounds.is_won();
  solution.main_line = main_line.trace(wins, tree.winning_move());
  if (wins && !solution.main_line.empty()) solution.best_move = solution.main_line.front();
  return solution;
}

// The same for a single position, with threads of its own.
template <GameWorker W, std::invocable MakeWorker>
[[nodiscard]] Solution<W> solve(MakeWorker&& make_worker, TableOf<W>& table,
                                const SearchOptions& options, const Limits& limits,
                                const StopFlag& stop, EventQueue* events = nullptr) {
  Threads threads(options.threads);
  return solve<W>(std::forward<MakeWorker>(make_worker), table, threads, options, limits, stop,
                  events);
}

// A winning move, as played, of a position that the side to move wins; nothing if a limit comes
// first. By the table, and by one thread where the table does not know.
template <GameWorker W>
[[nodiscard]] std::optional<typename W::Move> find_winning_move(W& worker, TableOf<W>& table,
                                                                const SearchOptions& options,
                                                                const Limits& limits,
                                                                const StopFlag& stop) {
  Control control(limits, stop);
  return MainLine<W>(worker, table, options, control).winning_move();
}

}  // namespace beeline
