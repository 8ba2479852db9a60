#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "connection/pattern_match.hpp"
#include "oracle/local_facts_check.hpp"
#include "patterns/write.hpp"

using namespace beeline::connection;
using namespace beeline::oracle;

namespace {

std::string file(const char* name) {
  std::ifstream stream(std::filesystem::path(BEELINE_PATTERNS) / name);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("patterns: the files are what the generator derives") {
  const beeline::patterns::Files files = beeline::patterns::write_files();
  CHECK(files.dead == file("dead.txt"));
  CHECK(files.captured == file("captured.txt"));
  CHECK(files.vulnerable == file("vulnerable.txt"));
  CHECK(files.reversible == file("reversible.txt"));
  CHECK(files.dominated == file("dominated.txt"));
  CHECK(parse_patterns(files.dead).size() == 5);
  CHECK(parse_patterns(captured_patterns_text()).size() == 36);
}

TEST_CASE(
    "patterns: filling a place with at most ten empty cells left keeps the winner, stones at "
    "random") {
  for (const Size size : {Size{4, 4}, Size{4, 5}, Size{5, 4}, Size{3, 5}}) {
    const Geometry<std::uint64_t> geometry(size);
    const PatternMatch<std::uint64_t> match(geometry, 2);
    Random random(3);
    for (const Colour colour : both_colours)
      match.for_each_place(colour, [&](const auto& place) {
        // The stones the pattern needs, and others at random until few cells are empty.
        Stones<std::uint64_t> stones;
        stones.of(colour) = place.own;
        stones.of(opposite(colour)) = place.enemy;
        for (const Cell cell : geometry.all() - place.cells - stones.both())
          if (const auto pick = random() % 5; pick < 4)
            stones.of(pick < 2 ? Colour::black : Colour::white).insert(cell);
        if ((geometry.all() - stones.both()).count() > 10) return;
        Position position{size, {}, {}, Colour::black};
        for (const Cell cell : stones.black) position.black.push_back(cell);
        for (const Cell cell : stones.white) position.white.push_back(cell);
        Completions truth(position);
        Completions::Set filled = 0;
        for (const Cell cell : place.cells) filled |= truth.of(cell);
        for (const Colour mover : both_colours)
          REQUIRE(truth.winner(mover) == truth.winner(mover, colour == Colour::black ? filled : 0,
                                                      colour == Colour::white ? filled : 0));
      });
  }
}

TEST_CASE("patterns: matches on random boards keep the winner, and dominators dominate") {
  int captures = 0, dominations = 0;
  for_random_unjoined_positions(200, 10, [&](const Position& position) {
    const Geometry<std::uint64_t> geometry(position.size);
    const auto stones = stones_of<std::uint64_t>(position);
    const PatternMatch<std::uint64_t> match(geometry, 2);
    Completions truth(position);
    for (const Colour colour : both_colours) {
      Completions::Set filled = 0;
      for (const Cell cell : match.captured(stones, colour)) filled |= truth.of(cell);
      if (filled != 0) ++captures;
      for (const Colour mover : both_colours)
        REQUIRE(truth.winner(mover) == truth.winner(mover, colour == Colour::black ? filled : 0,
                                                    colour == Colour::white ? filled : 0));
      match.for_each_dominated(stones, colour, [&](CellSet<std::uint64_t> cells, Cell move) {
        if (truth.winner_after(colour, move) == colour) return;
        ++dominations;
        for (const Cell cell : cells) REQUIRE(truth.winner_after(colour, cell) != colour);
      });
    }
  });
  CHECK(captures > 100);
  CHECK(dominations > 100);
}
