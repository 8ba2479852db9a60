// The commands `beeline bench ...`.
#pragma once

#include <string>
#include <vector>

#include "app/bench/suite.hpp"
#include "app/environment.hpp"
#include "app/exit_code.hpp"
#include "app/settings.hpp"
#include "connection/position.hpp"

namespace beeline::app {

struct BenchSpeedup {
  Settings settings;
  std::string suite;
  std::vector<int> threads;
  int repeats = 3;
  bool simulate = false;
};

struct BenchKnockout {
  Settings settings;
  std::string game;
  connection::Size size;
  std::string suite;  // empty: all openings of the board
  double give_up = 10;
  bool by_expansions = false;
};

struct BenchReport {
  BenchSpeedup speedup;
  std::vector<int> workers;  // simulated
  BenchKnockout knockout;
  std::string folder;
  std::string name;  // of the files; empty: made from date and commit
  std::vector<std::string> parts;
};

[[nodiscard]] bench::Suite knockout_suite(const BenchKnockout&, const Environment&);

[[nodiscard]] ExitCode execute(const BenchSpeedup&, const Environment&);
[[nodiscard]] ExitCode execute(const BenchKnockout&, const Environment&);
[[nodiscard]] ExitCode execute(const BenchReport&, const Environment&);

}  // namespace beeline::app
