// Rex, Reverse Hex. Whoever joins their two sides loses.
//
// Board    W columns by H rows; Black joins top to bottom, White left to right; no swap rule.
// End      On a full board exactly one side is joined, so there are no draws.  [Gal79]
// Value    NxN: the player who opens wins the empty board exactly when N is even. The loser can
//          hold out until the board is full.  [LS99]
//          Nx(N-1): the player with the shorter way to join loses, whoever opens.
// Shares   games/connection for geometry, groups and keys.
#pragma once

#include <string_view>
#include <vector>

#include "connection/move_order.hpp"

namespace beeline::rex {

struct Rules {
  static constexpr std::string_view name = "rex";
  static constexpr bool joining_wins = false;

  // The less useful a stone is for joining, the better. On NxN with N even the move listed first,
  // an acute corner, wins the empty board.
  [[nodiscard]] static std::vector<connection::Cell> move_order(connection::Size size) {
    return connection::cells_centre_last(size);
  }
};

}  // namespace beeline::rex
