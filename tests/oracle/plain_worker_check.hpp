// The plain worker of a game against brute force, under every combination of its options.
#pragma once

#include <vector>

#include "catch.hpp"
#include "connection/geometry.hpp"
#include "connection/plain_worker.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"
#include "oracle/worker_minimax.hpp"

namespace beeline::oracle {

// `visit(check)` calls check(position) for every position to compare.
template <class Rule, class Word, class Visit>
void check_plain_worker_with(Size size, BruteForce& truth, Visit&& visit) {
  using Worker = connection::PlainWorker<Rule, Word>;
  static_assert(GameWorker<Worker>);
  for (const bool symmetry : {false, true})
    for (const bool decide_joins : {false, true}) {
      WorkerMinimax<Worker> minimax;
      int wrong = 0;
      visit([&](const Position& position) {
        Worker worker(position, {.symmetry = symmetry, .decide_joins = decide_joins});
        const bool mover_wins = minimax.mover_wins(worker);
        if (mover_wins != (truth.winner(position) == position.to_play)) ++wrong;
      });
      INFO(Rule::name << " " << to_string(size) << ", symmetry " << symmetry << ", decide_joins "
                      << decide_joins << ", " << connection::bits_of<Word> << " bits");
      CHECK(wrong == 0);
      CHECK(minimax.broken_promises() == 0);
    }
}

template <class Rule>
void check_plain_worker_everywhere(Size size) {
  BruteForce truth(size, Rule::joining_wins);
  const auto visit = [&](auto&& check) { for_each_position(size, check); };
  check_plain_worker_with<Rule, std::uint64_t>(size, truth, visit);
  check_plain_worker_with<Rule, connection::Word128>(size, truth, visit);
}

// Random positions with few enough empty cells to try everything below them.
template <class Rule>
void check_plain_worker_at_random(Size size, int positions, int most_empty) {
  BruteForce truth(size, Rule::joining_wins);
  const auto visit = [&](auto&& check) {
    Random random(1);
    for (int left = positions; left > 0;) {
      const Position position = random_position(size, random);
      const auto stones = static_cast<int>(position.black.size() + position.white.size());
      if (size.cells() - stones > most_empty) continue;
      check(position);
      --left;
    }
  };
  check_plain_worker_with<Rule, std::uint64_t>(size, truth, visit);
}

}  // namespace beeline::oracle
