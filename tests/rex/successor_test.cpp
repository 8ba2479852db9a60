// What a stone makes of a residual game, against the joinsets of the board with that stone.
#include <bit>

#include "oracle/brute_force.hpp"
#include "residual.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

// After each stone of either player's on each live cell, alone and once all stones were prepared.
void check_every_stone(const Position& position) {
  for (const bool all_moves : {false, true}) {
    rex::ResidualGame game = residual_game(position);
    if (all_moves) game.prepare_for_all_moves();
    rex::Successor successor;
    connection::for_each_cell(game.live(), [&](GridCell cell) {
      for (const std::size_t player : {0u, 1u}) {
        const Colour colour = player == 0 ? position.to_play : opposite(position.to_play);
        const Position after = filled(position, colour, connection::grid_of(cell));
        successor.start(game.families(), game.live());
        successor.play(player, cell);
        CHECK(joinsets_of(successor, 0) == joinsets_of(after, position.to_play));
        CHECK(joinsets_of(successor, 1) == joinsets_of(after, opposite(position.to_play)));
        CHECK(successor.joined(player) == NaiveBoard(after).joined(colour));
      }
    });
  }
}

// The board after the player's stone, with what was captured.
Position closed(const Position& position, const rex::Successor& successor) {
  Position board = filled(position, position.to_play, successor.captured(0));
  return filled(board, opposite(position.to_play), successor.captured(1));
}

void check_closing(const Position& position) {
  const rex::ResidualGame game = residual_game(position);
  rex::Successor successor;
  successor.start(game.families(), game.live());
  successor.close(true);
  const Position board = closed(position, successor);
  Grid live = 0;
  for (const std::size_t player : {0u, 1u}) {
    CHECK(std::popcount(successor.captured(player)) % 2 == 0);
    const Colour colour = player == 0 ? position.to_play : opposite(position.to_play);
    const Joinsets joinsets = joinsets_of(successor, player);
    CHECK(joinsets == joinsets_of(board, colour));
    for (const Grid joinset : joinsets) live |= joinset;
  }
  CHECK(successor.live() == live);  // no dead cell is left
  connection::for_each_cell(live, [&](GridCell a) {
    connection::for_each_cell(live, [&](GridCell b) {
      if (a != b) CHECK_FALSE((successor.are_twins(0, a, b) || successor.are_twins(1, a, b)));
    });
  });
}

template <class Check>
void check_random(Size size, int positions, Check&& check) {
  Random random(7);
  for (int left = positions; left > 0;) {
    const Position position = random_position(size, random);
    if (!is_undecided(position)) continue;
    INFO(text_of(position));
    check(position);
    --left;
  }
}

}  // namespace

TEST_CASE("successor: a stone leaves the joinsets that the board then has") {
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 4}, Size{5, 5}}) {
    check_random(size, 30, check_every_stone);
  }
  check_every_stone(connection::parse_position("rex 5x6 black=c3 white=b2").position);
}

TEST_CASE("successor: a stone on a board of several blocks leaves the joinsets it then has",
          "[slow]") {
  for (const std::string text : {"rex 6x6 black=a1", "rex 6x6 black=b5,d4 white=c3"}) {
    check_every_stone(connection::parse_position(text).position);
  }
}

TEST_CASE("successor: closing leaves the joinsets of the filled board, no dead cell and no twins") {
  for (const Size size : {Size{3, 3}, Size{4, 3}, Size{4, 4}, Size{5, 5}, Size{6, 6}}) {
    check_random(size, 60, check_closing);
  }
}

TEST_CASE("successor: captured cells can be filled without changing the winner") {
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    int filled_something = 0;
    check_random(size, 500, [&](const Position& position) {
      const rex::ResidualGame game = residual_game(position);
      rex::Successor successor;
      successor.start(game.families(), game.live());
      successor.close(true);
      const Position board = closed(position, successor);
      if (board != position) ++filled_something;
      CHECK(truth.winner(board) == truth.winner(position));
    });
    CHECK(filled_something > 50);
  }
}

TEST_CASE("successor: once a dead cell is deleted the other player is to move") {
  // A stone of either colour on a dead cell is as good as any move.
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    int with_dead_cells = 0;
    check_random(size, 500, [&](const Position& position) {
      const rex::ResidualGame game = residual_game(position);
      for (Cell cell = 0; cell < size.cells(); ++cell) {
        if (NaiveBoard(position).at(cell) != Mark::empty) continue;
        const Grid grid = connection::grid_of(connection::to_grid(size, cell));
        if ((game.live() & grid) != 0) continue;
        ++with_dead_cells;
        Position after = filled(position, Colour::black, grid);
        after.to_play = opposite(position.to_play);
        CHECK(truth.winner(after) == truth.winner(position));
      }
    });
    CHECK(with_dead_cells > 50);
  }
}
