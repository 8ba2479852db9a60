// Makes a winner's carrier smaller, and checks it.
//
// A carrier is a claim: with all the other empty cells the loser's, the winner still wins, the same
// side to move. The solver itself can be asked whether that is so. What it confirms needs no trust
// in how the carrier came about; and a cell without which it still confirms the win is not needed.
//
// In Hex   an extra stone never hurts, so such a set of cells wins whatever stands on the others.
//          (In Rex it means nothing.)
// Checked  tests/hex/explain_test.cpp, by brute force.
#pragma once

#include "connection/solver.hpp"

namespace beeline::connection {

// The position with all empty cells outside the carrier given to the loser.
[[nodiscard]] Position given_away(const Position&, const Carrier&);

struct CarrierReduction {
  Carrier carrier;
  bool confirmed = false;  // the solver has said that it wins
  std::uint64_t expansions = 0;
  double seconds = 0;
};

// Has the whole carrier confirmed, then tries to do without its cells, one by one and each within
// limits of its own; a question that meets them leaves the cell in the carrier. A carrier that the
// solver refutes is a broken invariant.
[[nodiscard]] CarrierReduction reduce_carrier(Solver&, const Position&, const Carrier&,
                                              const Limits& whole, const Limits& each_cell,
                                              const StopFlag&);

}  // namespace beeline::connection
