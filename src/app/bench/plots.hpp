// The plots of a report, as SVG files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/bench/knockout.hpp"
#include "app/bench/speedup.hpp"
#include "app/opening_map.hpp"

namespace beeline::app::bench {

// Speed-up by threads, both by powers of two, with the line that nothing can beat. Rows without a
// speed-up are left out. Simulated ones are drawn as such.
[[nodiscard]] std::string plot_speedup(const std::vector<SpeedupRow>&, std::string_view title);

// Expansions by feature: a bar for each run, by powers of ten; bars that are lower bounds are open.
[[nodiscard]] std::string plot_knockout(const std::vector<KnockoutRow>&, std::string_view title);

// What one opening cost, and who wins it.
struct OpeningCost {
  Opening opening;
  std::optional<connection::Colour> winner;  // nobody: unsolved
  double seconds = 0;
  std::uint64_t expansions = 0;
};

// The board with the time each opening took, darker for longer; a stone tells who wins.
[[nodiscard]] std::string plot_openings(connection::Size, const std::vector<OpeningCost>&,
                                        std::string_view title);

}  // namespace beeline::app::bench
