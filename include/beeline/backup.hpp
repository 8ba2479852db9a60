// From the children's bounds to the node's, and to the child to search next.
//
// All bounds here are *views*: a child's bounds seen from the side to move in the node. Then
//
//   phi   = the smallest phi of a child      one good move suffices to win,
//   delta = the sum of the children's delta  every move must fail to lose.
//
// Focused widening [AHH10]: phi looks only at a window, the first live moves of the ordered list,
// where live means not yet proved lost. With fewer than two live moves the window is all of them,
// otherwise it holds base + ceil(factor * live). A refuted move slides the window on, and a winning
// move counts wherever it stands, so the window steers the search but never changes its answer.
//
// Staying: the child searched last is kept as long as it is not clearly worse than the best, so
// that the search does not jump back and forth between two equal moves. "Clearly" is slack().
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "beeline/bounds.hpp"

namespace beeline {

struct Widening {
  int base = 1;
  double factor = 0.25;

  [[nodiscard]] std::size_t window(std::size_t live) const noexcept {
    if (live < 2) return live;
    const double extra = std::ceil(factor * static_cast<double>(live));
    return static_cast<std::size_t>(base) + static_cast<std::size_t>(extra);
  }
};

// A limit a little above `effort`: 1+epsilon of it, one more at least.  [PL07]
[[nodiscard]] inline Effort slack(Effort effort, double epsilon) noexcept {
  if (effort >= largest_finite_effort) return infinite_effort;
  const double stretched = std::ceil(static_cast<double>(effort) * (1.0 + epsilon));
  if (stretched >= static_cast<double>(infinite_effort)) return infinite_effort;
  return std::max(effort + 1, static_cast<Effort>(stretched));
}

inline constexpr std::size_t no_child = std::numeric_limits<std::size_t>::max();

// Tells equally good moves apart: by their order, or, with a seed, by chance.
struct TieBreak {
  std::uint64_t salt = 0;  // 0: the first of them

  [[nodiscard]] bool prefers(std::size_t later, std::size_t earlier) const noexcept {
    return salt != 0 && scatter(later) < scatter(earlier);
  }

 private:
  [[nodiscard]] std::uint64_t scatter(std::size_t index) const noexcept {
    return (salt + index) * 0x9e37'79b9'7f4a'7c15ULL;
  }
};

struct Backup {
  Bounds bounds{};
  std::size_t best = no_child;     // the child to search next; of a won node: a winning one
  Effort rival = infinite_effort;  // smallest phi of the other children in the window
};

// `view(i)` gives the view of child i, `previous` is the child searched last (or no_child).
template <class View>
[[nodiscard]] Backup back_up(std::size_t count, View&& view, Widening widening, double epsilon,
                             std::size_t previous = no_child, TieBreak ties = {}) noexcept {
  std::size_t live = 0;
  Effort delta = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Bounds child = view(i);
    if (child.is_won()) return {Bounds::won(), i, infinite_effort};
    if (child.is_lost()) continue;
    ++live;
    delta = add_finite(delta, child.delta);
  }
  if (live == 0) return {Bounds::lost(), no_child, infinite_effort};

  Backup result{{infinite_effort, delta}, no_child, infinite_effort};
  Effort& smallest = result.bounds.phi;
  Effort previous_phi = infinite_effort;
  std::size_t in_window = widening.window(live);
  for (std::size_t i = 0; i < count && in_window > 0; ++i) {
    const Bounds child = view(i);
    if (child.is_lost()) continue;
    --in_window;
    if (i == previous) previous_phi = child.phi;
    if (child.phi < smallest || (child.phi == smallest && ties.prefers(i, result.best))) {
      result.rival = smallest;
      smallest = child.phi;
      result.best = i;
    } else {
      result.rival = std::min(result.rival, child.phi);
    }
  }
  if (previous != result.best && previous_phi < slack(smallest, epsilon)) {
    result.best = previous;
    result.rival = smallest;
  }
  return result;
}

// How far to search the chosen child, as a view: until it falls behind its rival, or until it
// alone makes the node reach its own limit. Always above the child's present bounds, so that every
// visit makes progress even where a sum has saturated.
[[nodiscard]] inline Bounds child_limit(Bounds limit, const Backup& node, Bounds child,
                                        double epsilon) noexcept {
  const Effort phi = std::min(limit.phi, slack(node.rival, epsilon));
  const Effort others = node.bounds.delta - child.delta;
  const Effort delta = limit.delta == infinite_effort ? infinite_effort
                       : limit.delta > others         ? limit.delta - others
                                                      : 0;
  return {std::max(phi, child.phi + 1), std::max(delta, child.delta + 1)};
}

}  // namespace beeline
