#include "connection/dead_cells.hpp"

#include <cstdint>

#include "catch.hpp"
#include "connection/captured_pairs.hpp"
#include "connection/domination.hpp"
#include "oracle/local_facts_check.hpp"

using namespace beeline::connection;
using namespace beeline::oracle;

namespace {

// Is every dead cell dead, and does every killer kill, by definition?
template <class Word>
void check_deaths(const Position& position) {
  const auto stones = stones_of<Word>(position);
  const Geometry<Word> geometry(position.size);
  DeadCells<Word> cells;
  cells.find(geometry, stones);
  const Completions truth(position);
  for (const Cell cell : cells.dead()) REQUIRE(truth.dead(cell));
  for (const Colour by : both_colours)
    for (const Cell cell : cells.mortal(by)) {
      REQUIRE_FALSE(cells.killers(by, cell).empty());
      for (const Cell killer : cells.killers(by, cell)) {
        const auto stone = truth.of(killer);
        REQUIRE(truth.dead(cell, by == Colour::black ? stone : 0, by == Colour::white ? stone : 0));
      }
    }
}

}  // namespace

TEST_CASE("dead cells: a cell with four consecutive neighbours of one colour is dead") {
  const auto four = facts_about("hex 7x7 black=c4,c5,d5,e4 to-play=black");
  CHECK(names(four.dead(), {7, 7}) == "d4");
  const auto parted = facts_about("hex 7x7 black=c4,c5,d5,e3 to-play=black");
  CHECK(parted.dead().empty());
}

TEST_CASE("dead cells: a stone beside an acute corner, along its own side, kills the corner") {
  CHECK(names(facts_about("hex 4x4 black=b1 to-play=black").dead(), {4, 4}) == "a1");
  CHECK(names(facts_about("hex 4x4 white=a2 to-play=black").dead(), {4, 4}) == "a1");
}

TEST_CASE("dead cells: dead and killed cells are so by definition on every 3x3 position") {
  for_each_unjoined_position({3, 3}, [](const Position& position) {
    check_deaths<std::uint64_t>(position);
    check_deaths<Word128>(position);
  });
}

TEST_CASE("dead cells: dead and killed cells are so by definition on random larger positions") {
  for_random_unjoined_positions(
      300, 11, [](const Position& position) { check_deaths<std::uint64_t>(position); });
}

TEST_CASE("dead cells: where a side is joined all the empty cells are dead") {
  CHECK(names(facts_about("hex 2x2 black=a1,a2 to-play=white").dead(), {2, 2}) == "b1 b2");
}

TEST_CASE("captured pairs: the two cells between a second-row stone and its side are captured") {
  const auto cells = facts_about("hex 6x6 black=d2 to-play=black");
  CHECK(names(captured_pairs(cells).black, {6, 6}) == "d1 e1");
  CHECK(captured_pairs(cells).white.empty());
}

TEST_CASE("captured pairs: a bridge in the open is not captured, since an intrusion may help") {
  const auto cells = facts_about("hex 6x6 black=c3,d4 to-play=black");
  CHECK(captured_pairs(cells).both().empty());
}

TEST_CASE("captured pairs: giving them to their captor changes nothing, however play goes on") {
  const auto check = [](const Position& position) {
    const Geometry<std::uint64_t> geometry(position.size);
    DeadCells<std::uint64_t> cells;
    cells.find(geometry, stones_of<std::uint64_t>(position));
    const auto pairs = captured_pairs(cells);
    if (pairs.both().empty()) return;
    Completions truth(position);
    Completions::Set black = 0, white = 0;
    for (const Cell cell : pairs.black) black |= truth.of(cell);
    for (const Cell cell : pairs.white) white |= truth.of(cell);
    // With any stones on the other cells.
    const Completions::Set rest = truth.all() & ~(black | white);
    for (Completions::Set blacks = rest;; blacks = (blacks - 1) & rest) {
      const Completions::Set others = rest & ~blacks;
      for (Completions::Set whites = others;; whites = (whites - 1) & others) {
        for (const Colour mover : both_colours)
          REQUIRE(truth.winner(mover, blacks, whites) ==
                  truth.winner(mover, blacks | black, whites | white));
        if (whites == 0) break;
      }
      if (blacks == 0) break;
    }
  };
  for_each_unjoined_position({3, 3}, check);
  for_random_unjoined_positions(200, 9, check);
}

TEST_CASE("domination: a dominated cell wins only if all its dominators do") {
  const auto check = [](const Position& position) {
    const Geometry<std::uint64_t> geometry(position.size);
    DeadCells<std::uint64_t> cells;
    cells.find(geometry, stones_of<std::uint64_t>(position));
    Completions truth(position);
    Domination<std::uint64_t> domination;
    for (const Colour mover : both_colours) {
      domination.find(cells, mover);
      for (const Cell cell : domination.dominated()) {
        if (truth.winner_after(mover, cell) != mover) continue;
        for (const Cell better : domination.dominators(cell))
          REQUIRE(truth.winner_after(mover, better) == mover);
      }
    }
  };
  for_each_unjoined_position({3, 3}, check);
  for_random_unjoined_positions(500, 11, check);
}
