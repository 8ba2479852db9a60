// Derives all captured patterns of a shape: sets of stones around it, as few as possible, that make
// it captured, and that smaller patterns one after the other do not explain.
#pragma once

#include <bit>
#include <set>
#include <vector>

#include "patterns/shapes.hpp"

namespace beeline::patterns {

[[nodiscard]] inline bool captured(const Board& board, const Pattern& pattern) {
  return LocalCapture(board, pattern.cells, pattern.captor, pattern.intruder).holds();
}

// Can the set be filled in two steps or more: first a part of it, then the rest? A dead cell may be
// filled with either colour.
[[nodiscard]] inline bool in_steps(const Board& board, const Pattern& pattern) {
  const std::uint64_t all = pattern.cells.bits();
  for (std::uint64_t bits = (all - 1) & all; bits != 0; bits = (bits - 1) & all) {
    const Set part(bits);
    if (!captured(board, {part, pattern.captor, pattern.intruder})) continue;
    const Pattern rest{pattern.cells - part, pattern.captor | part, pattern.intruder};
    if (captured(board, rest) || in_steps(board, rest)) return true;
    if (part.count() > 1) continue;
    const Pattern other{rest.cells, pattern.captor, pattern.intruder | part};
    if (captured(board, other) || in_steps(board, other)) return true;
  }
  return false;
}

// In ascending order of the number of stones, so that minimal patterns come first.
[[nodiscard]] inline std::vector<Pattern> captured_patterns(const Board& board, Set shape) {
  std::vector<connection::Cell> ring;
  for (const connection::Cell cell : board.dilate(shape) - shape) ring.push_back(cell);
  std::vector<std::vector<Pattern>> by_stones(ring.size() + 1);
  std::uint64_t codes = 1;
  for (std::size_t i = 0; i < ring.size(); ++i) codes *= 3;
  for (std::uint64_t code = 0; code < codes; ++code) {
    Pattern pattern{shape, {}, {}};
    std::uint64_t rest = code;
    for (const connection::Cell cell : ring) {
      if (rest % 3 == 1) pattern.captor.insert(cell);
      if (rest % 3 == 2) pattern.intruder.insert(cell);
      rest /= 3;
    }
    const int stones = (pattern.captor | pattern.intruder).count();
    by_stones[static_cast<std::size_t>(stones)].push_back(pattern);
  }
  std::vector<Pattern> minimal;
  for (const auto& level : by_stones)
    for (const Pattern& pattern : level) {
      const auto implies = [&](const Pattern& known) {
        return pattern.captor.contains(known.captor) && pattern.intruder.contains(known.intruder);
      };
      if (std::any_of(minimal.begin(), minimal.end(), implies)) continue;
      if (captured(board, pattern)) minimal.push_back(pattern);
    }
  std::set<Pattern> kept;
  for (const Pattern& pattern : minimal)
    if (!in_steps(board, pattern)) kept.insert(canonical(pattern));
  return {kept.begin(), kept.end()};
}

}  // namespace beeline::patterns
