// Inferior moves: none that was dropped is better than the one it was dropped for.
#include "rex/inferior.hpp"
#include "oracle/brute_force.hpp"
#include "residual.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

struct Tally {
  int dropped = 0;
  int wrong_preference = 0;
  int wrong_winner = 0;
};

// The brute-force winner after each move judges every preference by itself, and all kept moves
// together. Positions with dead cells are left out: there the search would not look at moves.
void check_moves(BruteForce& truth, const Position& position, const rex::Options& options,
                 Tally& tally) {
  const rex::ResidualGame game = residual_game(position);
  const auto empties = static_cast<int>(position.size.cells()) -
                       static_cast<int>(position.black.size() + position.white.size());
  if (!is_undecided(position) || std::popcount(game.live()) != empties) return;
  const auto wins = [&](GridCell cell) {
    return truth.winner_after(position, connection::from_grid(position.size, cell)) ==
           position.to_play;
  };
  std::vector<rex::Preference> why;
  const Grid kept = rex::moves_worth_trying(game, options, &why);
  bool a_kept_move_wins = false;
  connection::for_each_cell(kept, [&](GridCell cell) { a_kept_move_wins |= wins(cell); });
  if (a_kept_move_wins != (truth.winner(position) == position.to_play)) ++tally.wrong_winner;
  for (const rex::Preference& preference : why) {
    ++tally.dropped;
    if (wins(preference.dropped) && !wins(preference.preferred)) ++tally.wrong_preference;
  }
}

std::vector<rex::Options> combinations() {
  std::vector<rex::Options> all;
  for (const bool victim : {false, true}) {
    for (const bool vulnerable : {false, true}) {
      rex::Options options;
      options.prefer_victim = victim;
      options.prefer_vulnerable = vulnerable;
      all.push_back(options);
    }
  }
  return all;
}

}  // namespace

TEST_CASE("inferior moves: on 3x3 the preferred move is at least as good in every position") {
  BruteForce truth({3, 3}, rex::Rules::joining_wins);
  for (const rex::Options& options : combinations()) {
    Tally tally;
    for_each_position(
        {3, 3}, [&](const Position& position) { check_moves(truth, position, options, tally); });
    CHECK((tally.dropped > 100) == (options.prefer_victim || options.prefer_vulnerable));
    CHECK(tally.wrong_preference == 0);
    CHECK(tally.wrong_winner == 0);
  }
}

TEST_CASE("inferior moves: on 3x4 and 4x4 the preferred move is at least as good at random") {
  for (const Size size : {Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    Random random(13);
    Tally tally;
    for (int i = 0; i < 2000; ++i) check_moves(truth, random_position(size, random), {}, tally);
    CHECK(tally.dropped > 500);
    CHECK(tally.wrong_preference == 0);
    CHECK(tally.wrong_winner == 0);
  }
}
