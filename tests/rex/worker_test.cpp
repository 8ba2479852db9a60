// The worker as the search uses it, by minimax through it.
#include "rex/worker.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/worker_minimax.hpp"
#include "residual.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using namespace beeline::oracle;

TEST_CASE("rex worker: minimax through it agrees with brute force, and it keeps its promises") {
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    for (const bool theorems : {false, true}) {
      rex::Options options;
      options.join_pairing = theorems;
      options.prefer_victim = theorems;
      options.colour_symmetry = theorems;
      WorkerMinimax<rex::Worker> minimax;
      Random random(17);
      int wrong = 0;
      for (int left = 200; left > 0;) {
        const Position position = random_position(size, random);
        if (!is_undecided(position)) continue;
        --left;
        rex::JoinsetLists lists(options);
        REQUIRE(lists.start(position));
        rex::Worker worker(position, options, lists);
        const bool mover_wins = minimax.mover_wins(worker);
        const Colour winner = mover_wins ? worker.mover() : opposite(worker.mover());
        if (winner != truth.winner(position)) ++wrong;
      }
      CHECK(wrong == 0);
      CHECK(minimax.broken_promises() == 0);
    }
  }
}
