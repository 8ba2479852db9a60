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
// Checked  Only through whole solves: tests/rex/answers_test.cpp, winners by brute force with this
//          on and off.
#pragma once

#include "rex/options.hpp"
#include "rex/residual_game.hpp"

namespace beeline::rex {

// The moves of the side to move that are worth trying. The game must be prepared.
[[nodiscard]] Grid moves_worth_trying(const ResidualGame&, const Options&);

}  // namespace beeline::rex
