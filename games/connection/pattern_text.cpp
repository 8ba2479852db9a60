#include "connection/pattern_text.hpp"

#include <cstddef>
#include <utility>

namespace beeline::connection {
namespace {

// A sixth of a turn takes the step right to the step down; the mirror swaps the two.
LocalPattern::Point turned(LocalPattern::Point point, int symmetry) {
  if (symmetry >= 6) std::swap(point.first, point.second);
  for (int turn = symmetry % 6; turn > 0; --turn)
    point = {-point.second, point.first + point.second};
  return point;
}

// Rows lean: each begins one character further right than the one above. A column takes two.
void read_row(std::string_view line, int row, LocalPattern& pattern) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    const LocalPattern::Point point{(static_cast<int>(at) - row) / 2, row};
    if (line[at] == '*') pattern.cells.push_back(point);
    if (line[at] == 'X') pattern.captor.push_back(point);
    if (line[at] == 'O') pattern.intruder.push_back(point);
  }
}

}  // namespace

LocalPattern LocalPattern::image(int symmetry) const {
  LocalPattern result;
  for (const Point& point : cells) result.cells.push_back(turned(point, symmetry));
  for (const Point& point : captor) result.captor.push_back(turned(point, symmetry));
  for (const Point& point : intruder) result.intruder.push_back(turned(point, symmetry));
  return result;
}

std::vector<LocalPattern> parse_patterns(std::string_view text) {
  std::vector<LocalPattern> patterns;
  int row = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.starts_with("pattern ")) {
      patterns.emplace_back();
      row = 0;
    } else if (line.starts_with("  ") && !patterns.empty()) {
      read_row(line, row++, patterns.back());
    }
  }
  return patterns;
}

}  // namespace beeline::connection
