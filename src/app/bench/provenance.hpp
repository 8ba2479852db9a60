// Where a figure comes from: without this it cannot be repeated, and is no result.
#pragma once

#include <string>

#include "app/settings.hpp"

namespace beeline::app::bench {

struct Provenance {
  std::string date;    // UTC, "2026-11-18T16:45:00Z"
  std::string commit;  // that the program was built from; "-dirty" if it was changed since
  std::string cpu;
  int cores = 1;          // that this process may use
  double memory_gib = 0;  // of the machine
  std::string options;    // those that differ from their defaults, as on the command line
};

[[nodiscard]] Provenance provenance(const Settings&);

// "--window-factor 0.15 --hex-dead off"; empty if every option has its default.
[[nodiscard]] std::string options_in_words(const Settings&);

[[nodiscard]] int usable_cores() noexcept;

}  // namespace beeline::app::bench
