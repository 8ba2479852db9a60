// Hex. Whoever joins their two sides wins.
//
// Board    W columns by H rows; Black joins top to bottom, White left to right; no swap rule.
// End      On a full board exactly one side is joined, so there are no draws.  [Gal79]
// Value    NxN: the first player wins the empty board; an extra stone never hurts.  [Nash52]
//          W < H: White, with the shorter way, wins even if Black opens. W > H: Black wins.
// Shares   games/connection for geometry, groups and keys.
#pragma once

#include <string_view>
#include <vector>

#include "connection/move_order.hpp"

namespace beeline::hex {

struct Rules {
  static constexpr std::string_view name = "hex";
  static constexpr bool joining_wins = true;

  // Stones near the centre help in most directions.
  [[nodiscard]] static std::vector<connection::Cell> move_order(connection::Size size) {
    return connection::cells_centre_first(size);
  }
};

}  // namespace beeline::hex
