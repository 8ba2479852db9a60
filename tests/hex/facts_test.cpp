// Known facts about Hex that brute force can confirm; they are what the solver is held to.
#include "catch.hpp"
#include "hex/rules.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/openings.hpp"
#include "oracle/positions.hpp"

using namespace beeline::oracle;

TEST_CASE("hex: the first player wins the empty square board") {
  for (int side = 1; side <= 4; ++side) {
    BruteForce truth({side, side}, beeline::hex::Rules::joining_wins);
    for (const Colour opener : both_colours)
      CHECK(truth.winner(empty_board({side, side}, opener)) == opener);
  }
}

TEST_CASE("hex: on an oblong board the player with the shorter way wins whoever opens") {
  for (const Size size : {Size{1, 2}, Size{2, 3}, Size{3, 4}, Size{2, 4}, Size{2, 5}, Size{3, 5}}) {
    BruteForce tall(size, true);
    BruteForce wide({size.height, size.width}, true);
    for (const Colour opener : both_colours) {
      CHECK(tall.winner(empty_board(size, opener)) == Colour::white);
      CHECK(wide.winner(empty_board({size.height, size.width}, opener)) == Colour::black);
    }
  }
}

// Brute force's own finding, kept as a yardstick; published maps begin at 5x5.
TEST_CASE("hex: the winning openings of small boards") {
  BruteForce two({2, 2}, true);
  CHECK(winning_moves(two, "hex 2x2") == "b1 a2");
  BruteForce three({3, 3}, true);
  CHECK(winning_moves(three, "hex 3x3") == "c1 a2 b2 c2 a3");
  BruteForce four({4, 4}, true);
  CHECK(winning_moves(four, "hex 4x4") == "d1 c2 b3 a4");
}
