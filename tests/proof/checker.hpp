// Proofs as texts, and what beeline-verify, run as a program of its own, says about them.
#pragma once

#include <string>
#include <vector>

#include "connection/position_text.hpp"
#include "oracle/positions.hpp"

namespace beeline::oracle {

struct CheckerOutcome {
  int exit_code = -1;  // negative: it did not end by itself
  std::string output;
};

[[nodiscard]] CheckerOutcome check_proof(const std::string& text);

// What the checker says it has proved.
struct ProvedPosition {
  connection::GamePosition asked;
  Colour winner;
};
[[nodiscard]] std::vector<ProvedPosition> proved_positions(const CheckerOutcome&);

// One proof of all these positions, which have the same size.
[[nodiscard]] std::string write_proof(const std::string& game,
                                      const std::vector<Position>& positions);

[[nodiscard]] std::vector<Position> all_openings(Size);

}  // namespace beeline::oracle
