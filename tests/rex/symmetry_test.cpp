// Positions that look the same to both players, and the pairing that is a mirror image.
#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "connection/joinsets.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"
#include "rex/colour_symmetry.hpp"
#include "rex/mirror_pairing.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

bool mover_is_last(const Position& position) {
  const auto stones = position.black.size() + position.white.size();
  return (static_cast<std::size_t>(position.size.cells()) - stones) % 2 == 1;
}

}  // namespace

TEST_CASE("colour symmetry: Last loses every colour-symmetric 3x3 position") {
  BruteForce truth({3, 3}, rex::Rules::joining_wins);
  int looked_at = 0;
  int wrong = 0;
  for_each_position({3, 3}, [&](const Position& position) {
    if (!rex::is_colour_symmetric(position)) return;
    ++looked_at;
    const Colour last = mover_is_last(position) ? position.to_play : opposite(position.to_play);
    if (truth.winner(position) == last) ++wrong;
  });
  CHECK(looked_at > 100);
  CHECK(wrong == 0);
}

TEST_CASE("colour symmetry: a symmetric reply wins on random 4x4 positions and on every 3x3 one") {
  int looked_at = 0;
  int wrong = 0;
  const auto look = [&](BruteForce& truth, const Position& position) {
    const NaiveBoard board(position);
    if (board.joined(Colour::black) || board.joined(Colour::white)) return;
    const auto reply = rex::symmetric_reply(position);
    if (!reply) return;
    ++looked_at;
    if (truth.winner_after(position, *reply) != position.to_play) ++wrong;
  };
  BruteForce small({3, 3}, rex::Rules::joining_wins);
  for_each_position({3, 3}, [&](const Position& position) { look(small, position); });
  BruteForce large({4, 4}, rex::Rules::joining_wins);
  Random random(16);
  for (int i = 0; i < 20'000; ++i) look(large, random_position({4, 4}, random));
  CHECK(looked_at > 100);
  CHECK(wrong == 0);
}

TEST_CASE("mirror pairing: every joinset of the player with the longer way holds a whole pair") {
  for (int shorter = 1; shorter <= 6; ++shorter) {
    for (const Size size : {Size{shorter, shorter + 1}, Size{shorter + 1, shorter}}) {
      INFO(to_string(size));
      const auto mirror = rex::MirrorPairing::of(size);
      REQUIRE(mirror);
      std::vector<connection::Grid> joinsets;
      const Position empty{size, {}, {}, Colour::black};
      REQUIRE(list_joinsets(empty, opposite(mirror->joins), 1'000'000, joinsets));
      const auto holds_a_pair = [&](connection::Grid joinset) {
        return std::any_of(mirror->pairing.pairs.begin(), mirror->pairing.pairs.end(),
                           [joinset](const rex::Pairing::Pair& pair) {
                             return (joinset >> pair.a & joinset >> pair.b & 1) != 0;
                           });
      };
      CHECK(std::all_of(joinsets.begin(), joinsets.end(), holds_a_pair));
    }
  }
  CHECK_FALSE(rex::MirrorPairing::of({5, 5}));
  CHECK_FALSE(rex::MirrorPairing::of({4, 6}));
}

TEST_CASE("mirror pairing: the largest boards are answered at once") {
  const auto solver = rex::make_solver({10, 11}, {}, {});
  for (const Colour mover : both_colours) {
    const auto answer = solver->solve({{10, 11}, {}, {}, mover}, {}, {}, nullptr);
    CHECK(answer.winner == Colour::black);
    CHECK(answer.best_move.has_value() == (mover == Colour::black));
    CHECK(answer.statistics.expansions == 0);
  }
}
