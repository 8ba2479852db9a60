// Random subsets of the switches of Hex.
#pragma once

#include <type_traits>

#include "hex/options.hpp"
#include "oracle/positions.hpp"

namespace beeline::oracle {

// Every switch on or off, every number between its limits.
[[nodiscard]] inline hex::Options random_hex_options(Random& random) {
  hex::Options options;
  for_each_option(hex::hex_options, [&](const auto& option) {
    using Value = typename std::decay_t<decltype(option)>::value_type;
    if constexpr (std::is_same_v<Value, bool>) options.*option.field = random() % 2 == 0;
  });
  options.symmetry = random() % 2 == 0;
  options.decide_joins = random() % 2 == 0;
  options.fulls = 1 + static_cast<int>(random() % 8);
  options.semis = 8 + static_cast<int>(random() % 25);
  options.joint = static_cast<int>(random() % 2 * (random() % 9));
  options.carriers_mib = 1;
  options.proofs = 64 * static_cast<int>(random() % 2);
  options.snapshots_mib = static_cast<int>(random() % 2);
  return options;
}

[[nodiscard]] inline hex::Options small_stores(hex::Options options = {}) {
  options.carriers_mib = 1;
  options.snapshots_mib = 1;
  return options;
}

}  // namespace beeline::oracle
