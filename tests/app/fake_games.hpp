// Games that behave, or misbehave, in one known way each.
//
//   instant     the side to move wins with the first empty cell
//   endless     searches until it is told to stop, and reports progress
//   fickle      as instant, but the other side wins where symmetry is off
//   broken      its solver throws
//   speechless  its solver gives up for no reason
//   hungry      its table does not fit into any memory
#pragma once

#include <span>

#include "app/registry.hpp"

namespace beeline::app::test {

[[nodiscard]] std::span<const Game> fake_games();

// What became of the instant solvers since the last reset.
struct SolverLog {
  int made = 0;
  int alive = 0;
  int most_alive = 0;
  int forgot = 0;
  int threads = 0;  // of the solver made last
};

[[nodiscard]] SolverLog& solver_log();

}  // namespace beeline::app::test
