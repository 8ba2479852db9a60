// Captured patterns as patterns/captured.txt draws them, read.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace beeline::connection {

// Cells by column and row, from wherever the drawing begins.
struct LocalPattern {
  using Point = std::pair<int, int>;

  std::vector<Point> cells;     // empty
  std::vector<Point> captor;    // stones of the colour that captures them
  std::vector<Point> intruder;  // stones of the other

  // One of the twelve rotations and reflections of the hexagonal grid.
  [[nodiscard]] LocalPattern image(int symmetry) const;
};

// The text of patterns/captured.txt at the time of the build.
[[nodiscard]] std::string_view captured_patterns_text() noexcept;

[[nodiscard]] std::vector<LocalPattern> parse_patterns(std::string_view text);

}  // namespace beeline::connection
