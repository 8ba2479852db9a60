// Counts what a program takes from the free store. Linking allocations.cpp into a program replaces
// its operator new; nothing else of Beeline is built that way.
#pragma once

#include <cstddef>

namespace beeline::bench {

// How often any form of operator new has been called so far.
[[nodiscard]] std::size_t count_allocations() noexcept;

}  // namespace beeline::bench
