// What a search by simulated workers came to (simulation.hpp). Time is counted in expansions.
#pragma once

#include <cstdint>

#include "beeline/bounds.hpp"

namespace beeline {

struct SimulatedRun {
  Bounds bounds{};
  std::uint64_t workers = 0;
  std::uint64_t makespan = 0;    // virtual time from start to end
  std::uint64_t expansions = 0;  // by all workers together
  std::uint64_t busy = 0;        // time spent in jobs, all workers together
  std::uint64_t jobs = 0;

  // Share of the workers' time in which they had no job.
  [[nodiscard]] double idle_share() const noexcept {
    const auto total = static_cast<double>(makespan) * static_cast<double>(workers);
    return total > 0 ? 1 - static_cast<double>(busy) / total : 0;
  }
};

}  // namespace beeline
