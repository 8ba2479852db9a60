// How the program ends.
#pragma once

#include "connection/solver.hpp"

namespace beeline::app {

enum class ExitCode : int {
  answered = 0,
  bad_request = 2,      // usage, or a position that is none
  unsolved = 3,         // a limit came first
  contradiction = 5,    // two runs disagree about a winner
  internal_error = 70,  // a broken invariant; no winner is printed after one
  interrupted = 130,    // Ctrl-C
};

[[nodiscard]] constexpr ExitCode exit_code_of(const connection::Answer& answer) noexcept {
  if (answer.winner) return ExitCode::answered;
  return answer.stop == StopReason::interrupted ? ExitCode::interrupted : ExitCode::unsolved;
}

// What two answers come to together: the worse of them.
[[nodiscard]] constexpr ExitCode worse_of(ExitCode a, ExitCode b) noexcept {
  for (const ExitCode bad : {ExitCode::contradiction, ExitCode::internal_error,
                             ExitCode::interrupted, ExitCode::bad_request, ExitCode::unsolved}) {
    if (a == bad || b == bad) return bad;
  }
  return ExitCode::answered;
}

}  // namespace beeline::app
