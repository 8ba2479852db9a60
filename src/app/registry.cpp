#include "app/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"
#include "hex/prover.hpp"
#include "hex/rules.hpp"
#include "hex/solver.hpp"
#include "rex/prover.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

namespace beeline::app {

namespace {

// The game's own options, completed by those that all games share.
template <class Options>
Options complete(Options options, const Settings& settings) {
  static_cast<connection::ConnectionOptions&>(options) = settings.connection;
  return options;
}

std::unique_ptr<connection::Solver> make_hex(connection::Size size, const Settings& settings) {
  return hex::make_solver(size, search_options_for({}, settings), complete(settings.hex, settings));
}

std::unique_ptr<connection::Solver> make_rex(connection::Size size, const Settings& settings) {
  return rex::make_solver(size, search_options_for(rex::search_defaults, settings),
                          complete(settings.rex, settings));
}

}  // namespace

SearchOptions search_options_for(const SearchOptions& defaults, const Settings& settings) {
  SearchOptions options = defaults;
  for_each_option(search_options, [&](const auto& option) {
    if (settings.chosen.contains(option.name)) {
      options.*option.field = settings.search.*option.field;
    }
  });
  return options;
}

std::span<const Game> known_games() {
  static constexpr std::array games{
      Game{"hex",
           "whoever joins their two sides wins",
           make_hex,
           {},
           hex::make_prover,
           hex::Rules::joining_wins},
      Game{"rex", "Reverse Hex: whoever joins their two sides loses", make_rex,
           rex::search_defaults, rex::make_prover, rex::Rules::joining_wins},
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
