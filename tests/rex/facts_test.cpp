// Known facts about Rex that brute force can confirm; they are what the solver is held to.
#include "catch.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/openings.hpp"
#include "oracle/positions.hpp"
#include "rex/rules.hpp"

using namespace beeline::oracle;

namespace {

BruteForce rex(Size size) {
  return BruteForce(size, beeline::rex::Rules::joining_wins);
}

}  // namespace

TEST_CASE("rex: the opener wins the empty NxN board exactly when N is even") {
  for (int side = 1; side <= 4; ++side) {
    BruteForce truth = rex({side, side});
    for (const Colour opener : both_colours) {
      const bool opener_wins = truth.winner(empty_board({side, side}, opener)) == opener;
      CHECK(opener_wins == (side % 2 == 0));
    }
  }
}

TEST_CASE("rex: on Nx(N-1) the player with the shorter way loses whoever opens") {
  for (int side = 2; side <= 4; ++side) {
    BruteForce tall = rex({side - 1, side});
    BruteForce wide = rex({side, side - 1});
    for (const Colour opener : both_colours) {
      CHECK(tall.winner(empty_board({side - 1, side}, opener)) == Colour::black);
      CHECK(wide.winner(empty_board({side, side - 1}, opener)) == Colour::white);
    }
  }
}

TEST_CASE("rex: on 2x2 the acute corners win and the others lose") {
  BruteForce truth = rex({2, 2});
  CHECK(winning_moves(truth, "rex 2x2") == "a1 b2");
  CHECK(winning_moves(truth, "rex 2x2 to-play=white") == "a1 b2");
}

TEST_CASE("rex: on 3x3 the only losing reply is b2, to White a1, a2, c2 and c3") {
  BruteForce truth = rex({3, 3});
  CHECK(winning_moves(truth, "rex 3x3 to-play=white").empty());
  for (const std::string opening : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}) {
    Position after =
        beeline::connection::parse_position("rex 3x3 white=" + opening + " to-play=black").position;
    const Cell centre = beeline::connection::parse_cell({3, 3}, "b2");
    const bool b2_loses = opening == "a1" || opening == "a2" || opening == "c2" || opening == "c3";
    for (Cell reply = 0; reply < 9; ++reply) {
      if (reply == after.white.front()) continue;
      INFO(opening << " " << cell_name(after.size, reply));
      const bool loses = truth.winner_after(after, reply) == Colour::white;
      CHECK(loses == (b2_loses && reply == centre));
    }
  }
}

TEST_CASE("rex: on 4x4 every opening but c2 and b3 wins") {
  BruteForce truth = rex({4, 4});
  const auto all_but_two = "a1 b1 c1 d1 a2 b2 d2 a3 c3 d3 a4 b4 c4 d4";
  CHECK(winning_moves(truth, "rex 4x4 to-play=black") == all_but_two);
  CHECK(winning_moves(truth, "rex 4x4 to-play=white") == all_but_two);
  CHECK(winning_moves(truth, "rex 4x4 white=c2 to-play=black") == "a1 b1 c1 a3 c3 d3 b4 c4 d4");
}

TEST_CASE("rex: on 4x4 the opening d1, long a puzzle, wins for Black") {
  BruteForce truth = rex({4, 4});
  CHECK(winning_moves(truth, "rex 4x4 black=d1 to-play=white").empty());
  CHECK(winning_moves(truth, "rex 4x4 black=d1 white=a1 to-play=black") == "c1 a2");
  CHECK(winning_moves(truth, "rex 4x4 black=d1 white=c1 to-play=black") == "a1 b2 d4");
}
