// Random subsets of the switches of Rex.
#pragma once

#include <type_traits>

#include "oracle/positions.hpp"
#include "rex/options.hpp"

namespace beeline::oracle {

// Each switch on or off by chance, and few steps for pairings.
[[nodiscard]] inline rex::Options random_options(Random& random) {
  rex::Options options;
  const auto flip = [&random](bool& option) { option = random() % 2 == 0; };
  flip(options.symmetry);
  flip(options.decide_joins);
  for_each_option(rex::rex_options, [&](const auto& option) {
    using Value = typename std::remove_cvref_t<decltype(option)>::value_type;
    if constexpr (std::is_same_v<Value, bool>) flip(options.*option.field);
  });
  options.pairing_steps = 1 + static_cast<int>(random() % 20);
  options.second_pairing_steps = 1 + static_cast<int>(random() % 100);
  if (random() % 8 == 0) options.most_joinsets = 10;
  return options;
}

}  // namespace beeline::oracle
