// Residual games of positions, to look at their parts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "catch.hpp"
#include "connection/joinsets.hpp"
#include "connection/position_text.hpp"
#include "oracle/naive_board.hpp"
#include "oracle/positions.hpp"
#include "rex/residual_game.hpp"

namespace beeline::oracle {

using connection::Grid;
using connection::GridCell;
using Joinsets = std::vector<Grid>;  // ascending

[[nodiscard]] inline Joinsets joinsets_of(const Position& position, Colour colour) {
  Joinsets joinsets;
  REQUIRE(connection::list_joinsets(position, colour, 1'000'000, joinsets));
  std::sort(joinsets.begin(), joinsets.end());
  return joinsets;
}

// As the position is: nothing removed, nothing filled.
[[nodiscard]] inline rex::ResidualGame residual_game(const Position& position) {
  rex::ResidualGame game;
  game.begin(position.to_play, joinsets_of(position, position.to_play),
             joinsets_of(position, opposite(position.to_play)));
  game.prepare();
  return game;
}

[[nodiscard]] inline Joinsets joinsets_of(const rex::Successor& successor, std::size_t player) {
  Joinsets joinsets;
  successor.for_each_joinset(player, [&](Grid joinset) { joinsets.push_back(joinset); });
  std::sort(joinsets.begin(), joinsets.end());
  return joinsets;
}

[[nodiscard]] inline bool is_undecided(const Position& position) {
  const NaiveBoard board(position);
  return !board.joined(Colour::black) && !board.joined(Colour::white);
}

// With these cells of the grid filled. The same side is to move.
[[nodiscard]] inline Position filled(Position position, Colour colour, Grid cells) {
  auto& stones = colour == Colour::black ? position.black : position.white;
  connection::for_each_cell(
      cells, [&](GridCell cell) { stones.push_back(connection::from_grid(position.size, cell)); });
  std::sort(stones.begin(), stones.end());
  return position;
}

[[nodiscard]] inline std::string text_of(const Position& position) {
  return connection::to_string({"rex", position});
}

}  // namespace beeline::oracle
