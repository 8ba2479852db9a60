// The games that the program knows.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "app/settings.hpp"
#include "connection/position.hpp"
#include "connection/prover.hpp"
#include "connection/solver.hpp"

namespace beeline::app {

struct Game {
  using MakeSolver = std::unique_ptr<connection::Solver>(connection::Size, const Settings&);
  using MakeProver = std::unique_ptr<connection::Prover>(connection::Size, connection::ProofOracle,
                                                         connection::ProofWriter&);

  std::string_view name;  // as in a position, lower case
  std::string_view description;
  MakeSolver* make_solver;
  SearchOptions search_defaults{};    // how the game is best searched
  MakeProver* make_prover = nullptr;  // null: no proofs of this game
  bool joining_wins = true;           // joining one's sides; false: it loses
};

// The options to search a game with: those that the user chose, otherwise the game's defaults.
[[nodiscard]] SearchOptions search_options_for(const SearchOptions& defaults, const Settings&);

[[nodiscard]] std::span<const Game> known_games();

// The game of that name; a UserError that lists the known ones if there is none.
[[nodiscard]] const Game& find_game(std::span<const Game>, std::string_view name);

}  // namespace beeline::app
