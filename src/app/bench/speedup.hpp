// How much faster more threads are.
//
//   speed-up    time of one thread / time of n threads, medians of all repeats
//   efficiency  speed-up / n
//   overhead    expansions against one thread, minus one: what is searched in vain
//   idle        share of the threads' time in which they had no job
//   by CPU      the speed-up that processor time and idle share promise on an idle machine; unlike
//               the speed-up itself it hardly depends on what else is running
//
// More threads than cores cannot show a speed-up: such a row says what it cost, not how it scales.
// Simulated workers (beeline/simulation.hpp) count time in expansions; nothing of it is a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/bench/grid.hpp"
#include "app/bench/measure.hpp"

namespace beeline::app::bench {

struct SpeedupRow {
  int threads = 1;
  bool simulated = false;
  bool oversubscribed = false;
  bool complete = true;  // false: a limit came first, and there is nothing to compare
  double time = 0;       // median, in seconds; simulated: in expansions
  double least_time = 0;
  double most_time = 0;
  double cpu_seconds = 0;        // median
  std::uint64_t expansions = 0;  // median
  double idle = 0;               // median share
  // Against one thread; nothing if that was not measured, or if this row may not be called one.
  std::optional<double> speedup{};
  std::optional<double> by_cpu{};
  std::optional<double> overhead{};

  [[nodiscard]] std::optional<double> efficiency() const {
    if (!speedup) return std::nullopt;
    return *speedup / threads;
  }
};

struct SpeedupPlan {
  std::vector<int> threads;
  int repeats = 3;
  bool simulate = false;
  int cores = 1;
};

// Stops early, with the rows so far, at an interrupt.
[[nodiscard]] std::vector<SpeedupRow> measure_speedup(const SpeedupPlan&, const Settings&,
                                                      Measurer&, const Environment&);

[[nodiscard]] Grid speedup_grid(const std::vector<SpeedupRow>&);

// What has to be said about the rows: simulated, oversubscribed, unsolved. May be empty.
[[nodiscard]] std::string speedup_notes(const std::vector<SpeedupRow>&, int cores);

}  // namespace beeline::app::bench
