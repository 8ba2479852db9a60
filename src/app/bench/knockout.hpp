// What each feature of a game is worth: it alone taken away, and it alone left.
//
// Every run solves the same suite. A run that takes many times as long as the one with all
// defaults, or as many expansions, is given up; its ratios are then lower bounds. With one thread
// expansions are exact, and the table is the same on every machine. All runs must agree about every
// winner: features change the cost of an answer, never the answer.
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

struct KnockoutPlan {
  std::string game;
  double give_up = 10;  // after that many times what the baseline took, and at least a second
  bool by_expansions = false;  // these count, and no times are shown
};

// Stops early, with the rows so far, at an interrupt or if the baseline itself is not complete.
[[nodiscard]] std::vector<KnockoutRow> measure_knockout(const KnockoutPlan&, const Settings&,
                                                        Measurer&, const Environment&);

[[nodiscard]] Grid knockout_grid(const std::vector<KnockoutRow>&, bool by_expansions);

// "given up after 10 times the expansions as is"
[[nodiscard]] std::string give_up_in_words(const KnockoutPlan&);

}  // namespace beeline::app::bench
