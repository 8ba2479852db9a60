// The words of `beeline bench ...`, and the commands that they make.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "app/bench/commands.hpp"
#include "app/registry.hpp"

namespace beeline::app {

class BenchWords {
 public:
  using AddSettings = void(CLI::App&, Settings&, std::span<const Game>);
  using Command = std::variant<BenchSpeedup, BenchKnockout, BenchReport>;

  BenchWords(CLI::App& bench, AddSettings* add_settings, std::span<const Game> games);

  [[nodiscard]] Command command() const;

 private:
  void add_suite(CLI::App&, BenchSpeedup&);
  void add_board(CLI::App&, const char* suite, BenchKnockout&);
  [[nodiscard]] BenchSpeedup speedup() const;
  [[nodiscard]] BenchKnockout knockout(const BenchKnockout&) const;
  [[nodiscard]] BenchReport report() const;

  std::span<const Game> games_;
  CLI::App* speedup_;
  CLI::App* knockout_;
  CLI::App* report_;
  BenchSpeedup speedup_words_;
  BenchKnockout knockout_words_;
  BenchReport report_words_;
  std::optional<std::string> threads_;
  std::string workers_;
  std::string size_ = "7x7";
  std::string parts_ = "speedup,simulated,knockout,openings";
};

}  // namespace beeline::app
