// Proof numbers of a node, seen from the side to move there.
//
//   phi    effort still needed to prove that the side to move wins
//   delta  effort still needed to prove that it loses
//
// A won node is (0, infinity), a lost one (infinity, 0). Everything else has two finite, positive
// numbers: phi is 0 exactly when delta is infinity, and the other way round. Arithmetic saturates
// one below infinity, so that a sum of many large efforts never looks like a proof.
//
// Source  [All94] proof-number search; the phi/delta form is [Nag02].
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace beeline {

using Effort = std::uint32_t;

inline constexpr Effort infinite_effort = 2'000'000'000;
inline constexpr Effort largest_finite_effort = infinite_effort - 1;

// The sum of two finite efforts, kept finite.
[[nodiscard]] constexpr Effort add_finite(Effort a, Effort b) noexcept {
  return std::min(a + b, largest_finite_effort);  // both below 2^31: no overflow
}

struct Bounds {
  Effort phi = 1;
  Effort delta = 1;

  [[nodiscard]] static constexpr Bounds won() noexcept { return {0, infinite_effort}; }
  [[nodiscard]] static constexpr Bounds lost() noexcept { return {infinite_effort, 0}; }

  [[nodiscard]] constexpr bool is_won() const noexcept { return phi == 0; }
  [[nodiscard]] constexpr bool is_lost() const noexcept { return delta == 0; }
  [[nodiscard]] constexpr bool is_solved() const noexcept { return is_won() || is_lost(); }

  // The same node with the other side regarded as the one to prove a win for.
  [[nodiscard]] constexpr Bounds swapped() const noexcept { return {delta, phi}; }

  // Has either number grown to its limit? A solved node always has, whatever the limit.
  [[nodiscard]] constexpr bool reaches(Bounds limit) const noexcept {
    return phi >= limit.phi || delta >= limit.delta || is_solved();
  }

  [[nodiscard]] constexpr bool is_consistent() const noexcept {
    return phi <= infinite_effort && delta <= infinite_effort &&
           (phi == 0) == (delta == infinite_effort) && (delta == 0) == (phi == infinite_effort);
  }

  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

// No limit at all: only a proof ends the search.
inline constexpr Bounds no_limit{infinite_effort, infinite_effort};

}  // namespace beeline
