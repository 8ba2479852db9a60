// What the connection layer costs on fixed positions in the middle of a game: each figure is for
// one position, averaged over the set. `allocs` counts allocations per position once every buffer
// has grown to its size.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "bench/allocations.hpp"
#include "bench/midgames.hpp"
#include "connection/circuit.hpp"
#include "connection/h_search.hpp"
#include "hex/fill_in.hpp"
#include "hex/inferior_moves.hpp"
#include "hex/study.hpp"

namespace {

using namespace beeline;
using namespace beeline::connection;
using bench::Midgame;

template <class Word>
struct Suite {
  Suite(Size size, std::span<const std::string_view> texts)
      : geometry(size), games(bench::read_midgames<Word>(texts)) {}

  Geometry<Word> geometry;
  std::vector<Midgame<Word>> games;
};

// Runs f on the games in turn, first on all of them to warm up.
template <class Word, class F>
void measure(benchmark::State& state, const Suite<Word>& suite, F&& f) {
  for (const Midgame<Word>& game : suite.games) f(game);
  const std::size_t before = bench::count_allocations();
  std::size_t at = 0;
  for (auto _ : state) {
    f(suite.games[at]);
    at = at + 1 == suite.games.size() ? 0 : at + 1;
  }
  const auto allocations = static_cast<double>(bench::count_allocations() - before);
  state.counters["allocs"] = allocations / static_cast<double>(state.iterations());
}

template <class Word>
struct BothColours {
  explicit BothColours(const Geometry<Word>& board)
      : geometry(board), black(board, Colour::black), white(board, Colour::white) {}

  void build(const Stones<Word>& stones) {
    const CellSet<Word> empty = geometry.all() - stones.both();
    black.build(stones.black, empty);
    white.build(stones.white, empty);
  }

  const Geometry<Word>& geometry;
  HSearch<Word> black, white;
};

template <class Word>
void closure(benchmark::State& state, const Suite<Word>& suite) {
  BothColours<Word> search(suite.geometry);
  measure(state, suite, [&](const Midgame<Word>& game) { search.build(game.stones); });
}

template <class Word>
void closure_over_sides(benchmark::State& state, const Suite<Word>& suite) {
  HSearch<Word> black(suite.geometry, Colour::black, {.over_sides = true});
  HSearch<Word> white(suite.geometry, Colour::white, {.over_sides = true});
  measure(state, suite, [&](const Midgame<Word>& game) {
    const CellSet<Word> empty = suite.geometry.all() - game.stones.both();
    black.build(game.stones.black, empty);
    white.build(game.stones.white, empty);
  });
}

// Both colours again after one stone of the mover on the first empty cell past the middle.
template <class Word>
void closure_after_a_stone(benchmark::State& state, const Suite<Word>& suite) {
  BothColours<Word> search(suite.geometry);
  measure(state, suite, [&](const Midgame<Word>& game) {
    Stones<Word> after = game.stones;
    const auto middle = static_cast<Cell>(suite.geometry.size().cells() / 2);
    const CellSet<Word> empty = suite.geometry.all() - after.both();
    const CellSet<Word> later = empty - CellSet<Word>::first_cells(middle);
    after.of(game.mover).insert(later.first());
    search.build(after);
  });
}

template <class Word>
void circuit(benchmark::State& state, const Suite<Word>& suite) {
  std::vector<BothColours<Word>> searches;
  searches.reserve(suite.games.size());
  for (const Midgame<Word>& game : suite.games) {
    searches.emplace_back(suite.geometry);
    searches.back().build(game.stones);
  }
  Circuit<Word> network;
  typename Circuit<Word>::Scores scores{};
  measure(state, suite, [&](const Midgame<Word>& game) {
    const auto index = static_cast<std::size_t>(&game - suite.games.data());
    scores.fill(0);
    network.add_currents(searches[index].black, scores);
    network.add_currents(searches[index].white, scores);
    benchmark::DoNotOptimize(scores.data());
  });
}

template <class Word>
void fill_in(benchmark::State& state, const Suite<Word>& suite, bool with_patterns) {
  std::optional<PatternMatch<Word>> patterns;
  if (with_patterns) patterns.emplace(suite.geometry);
  hex::FillIn<Word> filling({}, with_patterns ? &*patterns : nullptr);
  measure(state, suite, [&](const Midgame<Word>& game) {
    filling.run(suite.geometry, game.stones);
    benchmark::DoNotOptimize(filling.stones());
  });
}

template <class Word>
void inferior_moves(benchmark::State& state, const Suite<Word>& suite) {
  std::vector<hex::FillIn<Word>> fillings(suite.games.size());
  for (std::size_t i = 0; i < suite.games.size(); ++i)
    fillings[i].run(suite.geometry, suite.games[i].stones);
  hex::InferiorMoves<Word> inferior;
  measure(state, suite, [&](const Midgame<Word>& game) {
    inferior.find(fillings[static_cast<std::size_t>(&game - suite.games.data())].facts(),
                  game.mover);
    benchmark::DoNotOptimize(inferior.all());
  });
}

// All that the search does at a position it has not seen before.
template <class Word>
void expansion(benchmark::State& state, const Suite<Word>& suite) {
  hex::Study<Word> study(suite.geometry, hex::Options{});
  const hex::ProofDatabase<Word> proofs(0);
  measure(state, suite, [&](const Midgame<Word>& game) {
    benchmark::DoNotOptimize(study.look_at(game.stones, game.mover, proofs));
  });
}

const Suite<std::uint64_t>& suite_7x7() {
  static const Suite<std::uint64_t> suite({7, 7}, bench::midgames_7x7);
  return suite;
}
const Suite<std::uint64_t>& suite_8x8() {
  static const Suite<std::uint64_t> suite({8, 8}, bench::midgames_8x8);
  return suite;
}
const Suite<Word128>& suite_11x11() {
  static const Suite<Word128> suite({11, 11}, bench::midgames_11x11);
  return suite;
}

template <class Word>
void add(const std::string& name, const Suite<Word>& suite) {
  const auto put = [&](const char* what, auto function) {
    benchmark::RegisterBenchmark((what + name).c_str(), [&suite,
                                                         function](benchmark::State& state) {
      function(state, suite);
    })->Unit(benchmark::kMicrosecond);
  };
  put("closure/", closure<Word>);
  put("closure_over_sides/", closure_over_sides<Word>);
  put("closure_after_a_stone/", closure_after_a_stone<Word>);
  put("circuit/", circuit<Word>);
  put("fill_in/",
      [](benchmark::State& state, const Suite<Word>& games) { fill_in(state, games, false); });
  put("fill_in_with_patterns/",
      [](benchmark::State& state, const Suite<Word>& games) { fill_in(state, games, true); });
  put("inferior_moves/", inferior_moves<Word>);
  put("expansion/", expansion<Word>);
}

}  // namespace

int main(int argc, char** argv) {
  add("7x7", suite_7x7());
  add("8x8", suite_8x8());
  add("11x11", suite_11x11());
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
}
