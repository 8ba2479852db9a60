// What the commands of the HTP engine work on: the game, the solver, the clock, the settings.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "app/environment.hpp"
#include "app/htp/clock.hpp"
#include "app/htp/graphics.hpp"
#include "app/htp/options.hpp"
#include "app/htp/played_game.hpp"
#include "app/htp/solved_positions.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"

namespace beeline::app::htp {

class Engine {
 public:
  // `stop` asks the running command to end. Answers and pictures go to the environment's `out`.
  Engine(const Environment&, const Settings&, const Options&, PlayedGame, const StopFlag& stop);

  [[nodiscard]] const Environment& environment() const noexcept { return environment_; }
  [[nodiscard]] PlayedGame& game() noexcept { return game_; }
  [[nodiscard]] Clock& clock() noexcept { return clock_; }
  [[nodiscard]] Options& options() noexcept { return options_; }
  [[nodiscard]] bool& draws_live() noexcept { return draws_live_; }
  [[nodiscard]] bool is_stopped() const noexcept { return stop_.requested(); }
  [[nodiscard]] connection::Size size() const noexcept { return game_.size(); }

  [[nodiscard]] const Game& rules() const;

  // Of the solver a changed setting holds from the next one on: forget() the present one.
  [[nodiscard]] Settings& settings() noexcept { return settings_; }

  // Solves the position within the limits, drawing it if the user interface wants that. One that
  // was solved before, or is in the database, costs nothing.
  [[nodiscard]] connection::Answer solve(const connection::GamePosition&, const Limits&);
  [[nodiscard]] connection::Answer solve_undrawn(const connection::GamePosition&, const Limits&);
  // What is known already, by the table at the price of one expansion, or else by the database.
  struct Known {
    connection::Answer answer{};
    Event event{};
  };
  [[nodiscard]] Known look_up(const connection::GamePosition&);

  [[nodiscard]] connection::Explanation explain(const connection::GamePosition&);
  void draw(const Picture&) const;  // if the user interface wants that

  // Expansions spent on this position by itself since the solver was made.
  [[nodiscard]] std::uint64_t work_on(const connection::GamePosition&) const;

  void forget();  // the solver, with its table, and all that was solved, but not the database

  // A file of solved positions that are known, and to which those are added that are solved from
  // now on.
  struct Database {
    std::string file;
    SolvedPositions positions;
  };
  [[nodiscard]] const Database* database() const { return database_ ? &*database_ : nullptr; }
  void open_database(const std::string& file);  // made if it is missing
  void close_database() { database_.reset(); }
  std::size_t add_to_database(const SolvedPositions&);  // how many were new

  // The positions are known from now on. How many were new?
  std::size_t remember(const SolvedPositions&);
  [[nodiscard]] SolvedPositions all_solved() const;  // remembered, and of the database

 private:
  [[nodiscard]] Session& session();
  [[nodiscard]] const connection::Answer* recall(const connection::GamePosition&) const;
  void keep(const connection::GamePosition&, const connection::Answer&);

  const Environment& environment_;
  Settings settings_;
  Options options_;
  bool draws_live_ = false;
  PlayedGame game_;
  Clock clock_;
  const StopFlag& stop_;
  std::optional<Session> session_;
  std::map<std::string, std::uint64_t> work_;
  SolvedPositions solved_;  // since the last forget()
  std::optional<Database> database_;
};

}  // namespace beeline::app::htp
