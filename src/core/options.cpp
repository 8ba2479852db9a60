#include "beeline/options.hpp"

#include <fmt/format.h>

namespace beeline {

std::string option_value_text(bool value) {
  return value ? "on" : "off";
}
std::string option_value_text(int value) {
  return fmt::format("{}", value);
}
std::string option_value_text(std::uint64_t value) {
  return fmt::format("{}", value);
}
std::string option_value_text(double value) {
  return fmt::format("{:g}", value);
}

}  // namespace beeline
