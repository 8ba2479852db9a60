// What the table costs: reading and writing entries and move lists, by one thread and by several.
#include <benchmark/benchmark.h>

#include <memory>
#include <random>

#include "beeline/table.hpp"
#include "connection/key.hpp"

namespace {

using namespace beeline;
using Key = connection::PositionKey<std::uint64_t>;
using BenchTable = Table<Key, connection::Cell>;

Key random_key(std::mt19937_64& random) {
  const std::uint64_t occupied = random();
  return {connection::CellSet<std::uint64_t>(occupied),
          connection::CellSet<std::uint64_t>(occupied & random())};
}

BenchTable& shared_table() {
  static BenchTable table(BenchTable::shape_for(256, 0.75));
  return table;
}

std::vector<Key> keys_for(const benchmark::State& state) {
  std::mt19937_64 random(static_cast<std::uint64_t>(state.thread_index()) + 1);
  std::vector<Key> keys(1 << 18);
  for (Key& key : keys) key = random_key(random);
  return keys;
}

void table_store(benchmark::State& state) {
  const auto keys = keys_for(state);
  std::size_t i = 0;
  for (auto _ : state) {
    shared_table().store(keys[i++ % keys.size()], {2, 3}, 7);
  }
}
BENCHMARK(table_store)->Threads(1)->Threads(2)->UseRealTime();

void table_look_up(benchmark::State& state) {
  const auto keys = keys_for(state);
  for (const Key& key : keys) shared_table().store(key, {2, 3}, 7);
  std::size_t i = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(shared_table().look_up(keys[i++ % keys.size()]));
  }
}
BENCHMARK(table_look_up)->Threads(1)->Threads(2)->UseRealTime();

void table_list(benchmark::State& state) {
  const auto keys = keys_for(state);
  std::vector<BenchTable::ListedChild> children(static_cast<std::size_t>(state.range(0)));
  std::size_t i = 0;
  for (auto _ : state) {
    const Key& key = keys[i++ % keys.size()];
    shared_table().store_list(key, 1, children);
    std::size_t seen = 0;
    benchmark::DoNotOptimize(shared_table().recall(key, [&](const auto&) { ++seen; }));
    benchmark::DoNotOptimize(seen);
  }
}
BENCHMARK(table_list)->Arg(8)->Arg(32);

}  // namespace
