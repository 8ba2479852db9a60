// Nothing is allocated per position once the buffers have grown. The program of this test has an
// operator new of its own, which counts.
#include <cstdint>

#include "bench/allocations.hpp"
#include "bench/midgames.hpp"
#include "catch.hpp"
#include "hex/study.hpp"

using namespace beeline;
using namespace beeline::connection;

namespace {

// Allocations of f on all games, after two rounds to warm up.
template <class Word, class F>
std::size_t allocations(const std::vector<bench::Midgame<Word>>& games, F&& f) {
  std::size_t before = 0;
  for (int round = 0; round < 3; ++round) {
    before = bench::count_allocations();
    for (const auto& game : games) f(game);
  }
  return bench::count_allocations() - before;
}

template <class Word>
void check(Size size, std::span<const std::string_view> texts) {
  const Geometry<Word> geometry(size);
  const auto games = bench::read_midgames<Word>(texts);
  for (const Colour colour : {Colour::black, Colour::white}) {
    HSearch<Word> search(geometry, colour);
    CHECK(allocations(games, [&](const auto& game) {
            search.build(game.stones.of(colour), geometry.all() - game.stones.both());
          }) == 0);
  }
  hex::Study<Word> study(geometry, hex::Options{});
  const hex::ProofDatabase<Word> proofs(0);
  CHECK(allocations(games, [&](const auto& game) {
          (void)study.look_at(game.stones, game.mover, proofs);
        }) == 0);
}

}  // namespace

TEST_CASE("allocations: the counter counts") {
  const std::size_t before = bench::count_allocations();
  std::vector<int> numbers(1000);
  CHECK(bench::count_allocations() > before);
  CHECK(numbers.size() == 1000);
}

TEST_CASE("allocations: none per connection search or expansion in steady state") {
  check<std::uint64_t>({7, 7}, bench::midgames_7x7);
  check<std::uint64_t>({8, 8}, bench::midgames_8x8);
  check<Word128>({11, 11}, bench::midgames_11x11);
}
