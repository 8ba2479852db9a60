// What is known about a Rex position without a search, for people: the worker's theorems, move by
// move.
//
// The first of these that holds is the reason given for a move:
//
//   colour symmetry    After the move the board looks the same to both players: Last loses.
//   captured           One of two twins. The player with the twin in its joinsets gains nothing by
//                      either; pruned.  [YH16, corollary 1]
//   dead               As good as any move.  [YH16, theorem 5] So the others are pruned for it.
//   prefer victim, prefer vulnerable       Pruned: see inferior.hpp.
//   joins              Whoever joins has lost.
//   mirror pairing, join pairing, pre-join pairing  The move leaves its player with one: it loses
//                      (pairing.hpp).
//
// A pairing in the position itself decides it. It is found in the residual game, where twins are
// filled. Their pairs are added, which makes it a pairing on the board: a joinset of the opponent
// holds a pair of the loser's twins, or what is left of it in the residual game holds a pair, or
// the key. That is checked before it is said. If the side to move has the pairing, every move
// loses; if the opponent has, every move outside the pairing wins, for the pairing stays whole.
//
// Source   [YH16]
// Checked  tests/rex/explain_test.cpp
#pragma once

#include "connection/explanation.hpp"
#include "connection/position.hpp"
#include "rex/joinset_lists.hpp"
#include "rex/options.hpp"

namespace beeline::rex {

// Of a position in which nobody is joined. Without its joinsets only Last and symmetry are told.
[[nodiscard]] connection::Explanation explain(const connection::Position&, const Options&,
                                              const JoinsetLists*);

}  // namespace beeline::rex
