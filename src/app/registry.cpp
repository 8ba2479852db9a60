#include "app/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"
#include "hex/solver.hpp"
#include "rex/solver.hpp"

namespace beeline::app {

std::span<const Game> known_games() {
  static constexpr std::array games{
      Game{"hex", "whoever joins their two sides wins", hex::make_solver},
      Game{"rex", "Reverse Hex: whoever joins their two sides loses", rex::make_solver},
  };
  return games;
}

const Game& find_game(std::span<const Game> games, std::string_view name) {
  const auto game = std::ranges::find(games, name, &Game::name);
  if (game != games.end()) return *game;
  std::vector<std::string_view> names;
  for (const Game& known : games) names.push_back(known.name);
  throw connection::UserError(fmt::format("game {} is unknown: expected {}, such as {} 4x4",
                                          connection::quoted(name), fmt::join(names, " or "),
                                          names.front()));
}

}  // namespace beeline::app
