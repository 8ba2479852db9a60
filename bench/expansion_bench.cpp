// What one expansion costs, by the rules alone.
#include <benchmark/benchmark.h>

#include "connection/plain_worker.hpp"
#include "connection/position_text.hpp"
#include "hex/rules.hpp"
#include "rex/rules.hpp"

namespace {

using namespace beeline;
using connection::PlainWorker;

template <class Worker>
void expand(benchmark::State& state, const char* text) {
  Worker worker(connection::parse_position(text).position, connection::ConnectionOptions{});
  ChildrenOf<Worker> children;
  for (auto _ : state) {
    children.clear();
    benchmark::DoNotOptimize(worker.expand(children));
  }
}

void expand_hex_7x7(benchmark::State& state) {
  expand<PlainWorker<hex::Rules, std::uint64_t>>(state, "hex 7x7 black=d4,c5,e2 white=d3,c3,b5");
}
BENCHMARK(expand_hex_7x7);

void expand_rex_6x6(benchmark::State& state) {
  expand<PlainWorker<rex::Rules, std::uint64_t>>(state, "rex 6x6 black=a1,f2,c3 white=b6,d1,e4");
}
BENCHMARK(expand_rex_6x6);

void expand_hex_11x11(benchmark::State& state) {
  expand<PlainWorker<hex::Rules, connection::Word128>>(state,
                                                       "hex 11x11 black=d4,c5,e2 white=d3,c3,b5");
}
BENCHMARK(expand_hex_11x11);

}  // namespace
