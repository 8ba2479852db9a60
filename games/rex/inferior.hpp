// Moves that need not be tried because another one is at least as good.
//
//   Prefer victim       If X's stone on k would kill c, that is, if every joinset of the opponent
//                       that holds c holds k as well, X prefers c to k.  [YH16, theorem 6]
//   Prefer vulnerable   If the opponent's stone on k would kill c, that is, if every joinset of X's
//                       own that holds c holds k as well, X prefers c to k.  [YH16, theorem 7]
//
// In both cases the column of c lies within that of k. The relations may run in circles. A move is
// dropped only while a move at least as good is still kept; should that one be dropped later, then
// in favour of one at least as good as both. So the best kept move is as good as the best move.
//
// Checked  tests/rex/inferior_test.cpp: every preference by itself, by brute force.
#pragma once

#include <vector>

#include "rex/options.hpp"
#include "rex/residual_game.hpp"

namespace beeline::rex {

// A move that was dropped in favour of another.
struct Preference {
  GridCell dropped = 0;
  GridCell preferred = 0;
  bool is_victim = false;  // of the dropped move's stone; else of the opponent's stone there
};

// The moves of the side to move that are worth trying, and `why` the others are not, if asked for.
// The game must be prepared.
[[nodiscard]] Grid moves_worth_trying(const ResidualGame&, const Options&,
                                      std::vector<Preference>* why = nullptr);

}  // namespace beeline::rex
