// Large numbers as people read them.
#pragma once

#include <cstdint>
#include <string>

namespace beeline::app {

// 1234567 as "1,234,567"
[[nodiscard]] inline std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t place = text.size(); place > 3;) text.insert(place -= 3, 1, ',');
  return text;
}

// How many of something happened in a second, grouped.
[[nodiscard]] inline std::string rate(std::uint64_t count, double seconds) {
  if (seconds <= 0) return "0";
  return grouped(static_cast<std::uint64_t>(static_cast<double>(count) / seconds));
}

}  // namespace beeline::app
