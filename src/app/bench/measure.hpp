// What a suite costs: solved once from beginning to end, each position from an empty table.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/bench/suite.hpp"
#include "app/environment.hpp"
#include "app/settings.hpp"

namespace beeline::app::bench {

// Two runs that disagree about a winner: at least one of them is wrong.
class Disagreement : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Cost {
  double seconds = 0;
  double busy_seconds = 0;  // threads in jobs, by the wall
  double cpu_seconds = 0;   // the same by processor time
  std::uint64_t expansions = 0;
  bool complete = true;  // false: a limit ended it, and the cost is a lower bound
};

// Runs suites; remembers every winner it has seen and throws a Disagreement at the first one that
// does not fit.
class Measurer {
 public:
  Measurer(const Suite& suite, const Environment& environment)
      : suite_(suite), environment_(environment), winners_(suite.positions.size()) {}

  // Solves all positions; stops at the first that a limit or an interrupt leaves unsolved. `whole`
  // limits the run from beginning to end, besides the limits of the settings. `label` tells a
  // person, and a message, which run this is.
  [[nodiscard]] Cost run(const Settings&, const std::string& label, const Limits& whole = {});

  // What each position cost in the last run, as far as it came.
  [[nodiscard]] const std::vector<Cost>& by_position() const noexcept { return by_position_; }
  [[nodiscard]] const std::vector<std::optional<connection::Colour>>& winners() const noexcept {
    return winners_;
  }
  [[nodiscard]] const Suite& suite() const noexcept { return suite_; }

  // Also checks a winner found in another way, such as by simulation.
  void check_winner(std::size_t index, connection::Colour winner, const std::string& label);

 private:
  const Suite& suite_;
  const Environment& environment_;
  std::vector<std::optional<connection::Colour>> winners_;
  std::vector<Cost> by_position_;
};

}  // namespace beeline::app::bench
