// Mutual fill-in: three cells that the players may divide at once.
//
// Suppose that a stone of X's on a captures b and the middle cell for the opponent, and that the
// opponent's stone on b captures a and the middle cell for X. Then nothing changes if X gets a, the
// opponent gets b, and the middle cell, then dead, vanishes.  [YH16, theorem 9]
// For X to move, no other cell of the three is better than a: with any of them X is no better off
// than with the opponent's stone on b instead; that captures the other two for X; changing these
// for a alone and two stones of the opponent's never hurts X; and that is what a captures.
//
// A move that makes such a pattern is no better than taking a at once.  [YH16, theorem 10]
//
// The paper allows larger captured sets. Here they are pairs of twins with a common middle cell.
// Every stone has to be tried to find a pattern; that costs more than the few patterns there are
// gain, so that both theorems are off unless asked for.
//
// Checked  tests/rex/mutual_fill_in_test.cpp: both theorems by brute force.
#pragma once

#include <optional>

#include "rex/successor.hpp"

namespace beeline::rex {

class MutualFillIn {
 public:
  // A pattern in the game as it is now, if there is one.
  [[nodiscard]] std::optional<MutualPattern> find(const Successor&);

 private:
  Successor probe_;
  std::array<std::array<Grid, 64>, 64> middles_{};  // by b and a: after b, twins of a
};

}  // namespace beeline::rex
