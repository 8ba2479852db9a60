// What one step of bookkeeping costs: from the children's bounds to the node's and the next limit.
#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "beeline/backup.hpp"

namespace {

using namespace beeline;

void backup(benchmark::State& state) {
  std::mt19937 random(1);
  std::uniform_int_distribution<Effort> effort(1, 1000);
  std::vector<Bounds> views(static_cast<std::size_t>(state.range(0)));
  for (Bounds& view : views) view = {effort(random), effort(random)};
  for (auto _ : state) {
    const auto view = [&](std::size_t i) { return views[i]; };
    const Backup now = back_up(views.size(), view, Widening{}, 0.25);
    benchmark::DoNotOptimize(child_limit(no_limit, now, views[now.best], 0.25));
  }
}
BENCHMARK(backup)->Arg(8)->Arg(32)->Arg(121);

}  // namespace
