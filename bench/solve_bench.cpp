// Whole solves with a fresh table. The expansion count of one thread is the search's signature: it
// changes only when the search does.
#include <benchmark/benchmark.h>

#include "connection/position_text.hpp"
#include "hex/solver.hpp"
#include "rex/solver.hpp"

namespace {

using namespace beeline;

template <class MakeSolver>
void solve(benchmark::State& state, MakeSolver make_solver, const char* text) {
  const auto position = connection::parse_position(text).position;
  SearchOptions options;
  options.threads = static_cast<int>(state.range(0));
  const auto solver = make_solver(position.size, options, {});
  const StopFlag never;
  double expansions = 0;
  for (auto _ : state) {
    const auto answer = solver->solve(position, {}, never, nullptr);
    expansions += static_cast<double>(answer.statistics.expansions);
    state.PauseTiming();
    solver->forget();
    state.ResumeTiming();
  }
  state.counters["expansions"] = benchmark::Counter(expansions, benchmark::Counter::kAvgIterations);
  state.counters["expansions/s"] = benchmark::Counter(expansions, benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(solve, hex_4x4, &hex::make_solver, "hex 4x4")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, rex_4x4, &rex::make_solver, "rex 4x4")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
