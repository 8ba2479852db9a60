#include "connection/board.hpp"

#include <vector>

#include "catch.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/naive_board.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::both_colours;
using beeline::oracle::for_each_position;
using beeline::oracle::for_each_word;
using beeline::oracle::Mark;
using beeline::oracle::mark_of;
using beeline::oracle::NaiveBoard;
using beeline::oracle::Random;
using beeline::oracle::random_position;

namespace {

// Does the board see the same joins, made and threatened, as depth-first search does?
template <class Word>
bool joins_agree(const Position& position) {
  const Board<Word> board(position, true);
  NaiveBoard naive(position);
  for (const Colour colour : both_colours) {
    if (board.joined(colour) != naive.joined(colour)) return false;
    if (board.joined(colour)) continue;  // nothing left to join
    CellSet<Word> expected;
    for (const Cell cell : board.empty()) {
      naive.put(cell, mark_of(colour));
      if (naive.joined(colour)) expected.insert(cell);
      naive.put(cell, Mark::empty);
    }
    if (board.joining_cells(colour) != expected) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("board: joins agree with depth-first search on every 3x3, 2x3 and 3x2 position") {
  for (const Size size : {Size{3, 3}, Size{2, 3}, Size{3, 2}}) {
    bool agree = true;
    for_each_position(size, [&](const Position& position) {
      agree &= joins_agree<std::uint64_t>(position) && joins_agree<Word128>(position);
    });
    CHECK(agree);
  }
}

TEST_CASE("board: joins agree with depth-first search on random positions of every size") {
  Random random(1);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      bool agree = true;
      for (int i = 0; i < 20; ++i) agree &= joins_agree<Word>(random_position(size, random));
      INFO(to_string(size));
      REQUIRE(agree);
    });
}

TEST_CASE("board: on a full board exactly one side is joined") {
  Random random(2);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      for (int i = 0; i < 20; ++i) {
        const Board<Word> board(random_position(size, random, true), true);
        INFO(to_string(size));
        REQUIRE(board.empty().empty());
        REQUIRE(board.joined(Colour::black) != board.joined(Colour::white));
      }
    });
}

TEST_CASE("board: playing puts a stone of the side to move and passes the turn") {
  Board<std::uint64_t> board({{3, 3}, {0}, {8}, Colour::white}, true);
  board.play(4);
  CHECK(board.to_play() == Colour::black);
  CHECK(board.stones(Colour::white) ==
        (CellSet<std::uint64_t>::of(4) | CellSet<std::uint64_t>::of(8)));
  CHECK(board.stones(Colour::black) == CellSet<std::uint64_t>::of(0));
  CHECK(board.empty().count() == 6);
}

TEST_CASE("board: undoing restores everything, and keys are foreseen") {
  Random random(3);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      Board<Word> board(random_position(size, random), true);
      struct Moment {
        Stones<Word> stones;
        Colour to_play;
        PositionKey<Word> key;
      };
      std::vector<Moment> past;
      while (!board.empty().empty()) {
        past.push_back({board.stones(), board.to_play(), board.key()});
        const std::vector<Cell> moves(board.empty().begin(), board.empty().end());
        const Cell cell = moves[random() % moves.size()];
        const auto foreseen = board.key_after(cell);
        board.play(cell);
        REQUIRE(board.key() == foreseen);
      }
      for (; !past.empty(); past.pop_back()) {
        board.undo();
        REQUIRE(board.stones() == past.back().stones);
        REQUIRE(board.to_play() == past.back().to_play);
        REQUIRE(board.key() == past.back().key);
      }
    });
}
