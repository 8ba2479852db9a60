// What each feature of a game is worth: it alone taken away, and it alone left.
//
// Every run solves the same suite. A run that takes many times as long as the one with all defaults
// is given up; its ratios are then lower bounds. All runs must agree about every winner: features
// change the cost of an answer, never the answer.
#pragma once

#include <string>
#include <vector>

#include "app/bench/grid.hpp"
#include "app/bench/measure.hpp"

namespace beeline::app::bench {

struct KnockoutRow {
  enum class Kind { baseline, changed, alone, nothing };

  Kind kind = Kind::baseline;
  std::string feature{};  // empty for the baseline and for nothing at all
  bool on = false;        // `changed`: what the feature was changed to
  Cost cost{};
  double time_ratio = 1;  // against the baseline; a lower bound unless the cost is complete
  double expansion_ratio = 1;

  [[nodiscard]] std::string name() const;  // "without hex-dead"
};

// `give_up` is how many times as long as the baseline a run may take, and at least a second. Stops
// early, with the rows so far, at an interrupt or if the baseline itself is not complete.
[[nodiscard]] std::vector<KnockoutRow> measure_knockout(const std::string& game, double give_up,
                                                        const Settings&, Measurer&,
                                                        const Environment&);

[[nodiscard]] Grid knockout_grid(const std::vector<KnockoutRow>&);

}  // namespace beeline::app::bench
