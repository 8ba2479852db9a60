#include "hex/fill_in.hpp"

#include <cstdint>

#include "catch.hpp"
#include "hex/inferior_moves.hpp"
#include "oracle/local_facts_check.hpp"

using namespace beeline::connection;
using namespace beeline::hex;
using namespace beeline::oracle;

namespace {

// The stones that fill-in has added, in the numbering of the oracle.
struct Added {
  Completions::Set black = 0;
  Completions::Set white = 0;
};

template <class Word>
Added added(const Completions& truth, const Position& position, const FillIn<Word>& fill_in) {
  const Stones<Word> before = stones_of<Word>(position);
  REQUIRE((fill_in.stones().black & fill_in.stones().white).empty());
  REQUIRE(fill_in.stones().black.contains(before.black));
  REQUIRE(fill_in.stones().white.contains(before.white));
  Added stones;
  for (const Cell cell : fill_in.stones().black - before.black) stones.black |= truth.of(cell);
  for (const Cell cell : fill_in.stones().white - before.white) stones.white |= truth.of(cell);
  return stones;
}

template <class Word>
void check_fill_in(const Position& position, FillInOptions options) {
  FillIn<Word> fill_in(options);
  fill_in.run(Geometry<Word>(position.size), stones_of<Word>(position));
  Completions truth(position);
  const Added stones = added(truth, position, fill_in);
  for (const Colour mover : both_colours) {
    REQUIRE(truth.winner(mover) == truth.winner(mover, stones.black, stones.white));
    if (fill_in.joined()) REQUIRE(truth.winner(mover) == *fill_in.joined());
  }
}

// Fills in, puts stones of either colour on cells that are still empty, and goes on filling in.
void check_fill_in_goes_on(Position position, Random& random) {
  const Geometry<std::uint64_t> geometry(position.size);
  FillIn<std::uint64_t> before;
  before.run(geometry, stones_of<std::uint64_t>(position));
  for (int more = 0; more < 3 && !before.joined(); ++more) {
    const auto empty = geometry.all() - before.stones().both();
    for (const Cell cell : empty) {
      if (random() % static_cast<unsigned>(empty.count()) != 0) continue;
      (random() % 2 == 0 ? position.black : position.white).push_back(cell);
      break;
    }
    const NaiveBoard board(position);
    if (board.joined(Colour::black) || board.joined(Colour::white)) return;
    FillIn<std::uint64_t> after;
    after.run(geometry, stones_of<std::uint64_t>(position), before.filling());
    REQUIRE(after.filling().cells().contains(before.filling().cells()));
    Completions truth(position);
    const Added stones = added(truth, position, after);
    for (const Colour mover : both_colours) {
      REQUIRE(truth.winner(mover) == truth.winner(mover, stones.black, stones.white));
      if (after.joined()) REQUIRE(truth.winner(mover) == *after.joined());
    }
    before = after;
  }
}

// Does a move that is left win if any does, on the board itself and on the board filled in?
void check_inferior_moves(const Position& position, FillInOptions fill,
                          InferiorMovesOptions options) {
  const Geometry<std::uint64_t> geometry(position.size);
  FillIn<std::uint64_t> fill_in(fill);
  fill_in.run(geometry, stones_of<std::uint64_t>(position));
  if (fill_in.joined()) return;
  Completions truth(position);
  const Added stones = added(truth, position, fill_in);
  for (const Colour mover : both_colours) {
    InferiorMoves<std::uint64_t> inferior(options);
    inferior.find(fill_in.facts(), mover);
    const auto empty = fill_in.facts().empty();
    REQUIRE(empty.contains(inferior.all()));
    bool wins = false;
    for (const Cell cell : empty - inferior.all()) {
      const auto move = truth.of(cell);
      wins |= truth.winner(opposite(mover), stones.black | (mover == Colour::black ? move : 0),
                           stones.white | (mover == Colour::white ? move : 0)) == mover;
    }
    REQUIRE(wins == (truth.winner(mover) == mover));
  }
}

const FillInOptions fillings[] = {{true, true}, {true, false}, {false, true}, {false, false}};
const InferiorMovesOptions prunings[] = {{true, true}, {true, false}, {false, true}};

}  // namespace

TEST_CASE("fill-in: the winner stays the same on every 3x3 position") {
  for (const FillInOptions options : fillings)
    for_each_unjoined_position({3, 3}, [&](const Position& position) {
      check_fill_in<std::uint64_t>(position, options);
      check_fill_in<Word128>(position, options);
    });
}

TEST_CASE("fill-in: the winner stays the same on random positions up to 5x4") {
  for_random_unjoined_positions(
      500, 11, [](const Position& position) { check_fill_in<std::uint64_t>(position, {}); });
}

TEST_CASE("fill-in: the winner stays the same with captured patterns") {
  for_random_unjoined_positions(300, 11, [](const Position& position) {
    const Geometry<std::uint64_t> geometry(position.size);
    const PatternMatch<std::uint64_t> patterns(geometry);
    FillIn<std::uint64_t> fill_in({}, &patterns);
    fill_in.run(geometry, stones_of<std::uint64_t>(position));
    Completions truth(position);
    const Added stones = added(truth, position, fill_in);
    for (const Colour mover : both_colours)
      REQUIRE(truth.winner(mover) == truth.winner(mover, stones.black, stones.white));
  });
}

TEST_CASE("fill-in: what was filled in stays so under further stones, on every 3x3 position") {
  Random random(5);
  for_each_unjoined_position({3, 3}, [&](const Position& position) {
    for (int i = 0; i < 3; ++i) check_fill_in_goes_on(position, random);
  });
}

TEST_CASE("fill-in: what was filled in stays so under further stones, on random positions") {
  Random random(6);
  for_random_unjoined_positions(
      500, 11, [&](const Position& position) { check_fill_in_goes_on(position, random); });
}

TEST_CASE("inferior moves: some move that is left wins if any does, on every 3x3 position") {
  for (const FillInOptions fill : fillings)
    for (const InferiorMovesOptions options : prunings)
      for_each_unjoined_position(
          {3, 3}, [&](const Position& position) { check_inferior_moves(position, fill, options); });
}

TEST_CASE("inferior moves: some move that is left wins if any does, on random positions") {
  for_random_unjoined_positions(500, 11, [](const Position& position) {
    for (const FillInOptions fill : fillings) check_inferior_moves(position, fill, {});
  });
}
