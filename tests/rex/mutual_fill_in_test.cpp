// Mutual fill-in, by brute force.
#include "rex/mutual_fill_in.hpp"
#include "oracle/brute_force.hpp"
#include "residual.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

// Player 0 is the side to move.
Position divided(const Position& position, const rex::MutualPattern& pattern) {
  const Position mine = filled(position, position.to_play, connection::grid_of(pattern.a));
  return filled(mine, opposite(position.to_play), connection::grid_of(pattern.b));
}

// Calls f(position, pattern) for positions without twins that have a pattern.
template <class F>
int for_each_pattern(Size size, int positions, F&& f) {
  rex::MutualFillIn mutual;
  Random random(19);
  int found = 0;
  for (int left = positions; left > 0; --left) {
    const Position position = random_position(size, random);
    if (!is_undecided(position)) continue;
    const rex::ResidualGame game = residual_game(position);
    rex::Successor successor;
    successor.start(game.families(), game.live());
    successor.close(true);
    if (successor.captured(0) != 0 || successor.captured(1) != 0) continue;
    if (const auto pattern = mutual.find(successor)) {
      ++found;
      INFO(text_of(position));
      f(position, *pattern);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("mutual fill-in: it keeps the winner, and the middle cell is dead then") {
  for (const Size size : {Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    const int found =
        for_each_pattern(size, 5000, [&](const Position& position, const auto& pattern) {
          const Position after = divided(position, pattern);
          CHECK(truth.winner(after) == truth.winner(position));
          CHECK((residual_game(after).live() >> pattern.middle & 1) == 0);
        });
    CHECK(found > 20);
  }
}

TEST_CASE("mutual fill-in: of the three cells the own one is the best move") {
  BruteForce truth({4, 4}, rex::Rules::joining_wins);
  for_each_pattern({4, 4}, 5000, [&](const Position& position, const auto& pattern) {
    const auto wins = [&](GridCell cell) {
      return truth.winner_after(position, connection::from_grid({4, 4}, cell)) == position.to_play;
    };
    CHECK((wins(pattern.a) || (!wins(pattern.b) && !wins(pattern.middle))));
  });
}

TEST_CASE("mutual fill-in: the own cell is preferred to a move that makes the pattern") {
  BruteForce truth({4, 4}, rex::Rules::joining_wins);
  rex::MutualFillIn mutual;
  Random random(23);
  int made = 0;
  for (int i = 0; i < 1000; ++i) {
    const Position position = random_position({4, 4}, random);
    if (!is_undecided(position)) continue;
    const rex::ResidualGame game = residual_game(position);
    rex::Successor successor;
    connection::for_each_cell(game.live(), [&](GridCell cell) {
      successor.start(game.families(), game.live());
      successor.play(0, cell);
      successor.close(true);
      const auto pattern = mutual.find(successor);
      if (!pattern) return;
      ++made;
      const auto wins = [&](GridCell move) {
        return truth.winner_after(position, connection::from_grid({4, 4}, move)) ==
               position.to_play;
      };
      CHECK((wins(pattern->a) || !wins(cell)));
    });
  }
  CHECK(made > 20);
}
