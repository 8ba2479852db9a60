// Values of options, from the text that a user typed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "beeline/options.hpp"

namespace beeline::app {

// The whole text as a value, or nothing. No signs but '-', no blanks, no trailing junk.
template <class Value>
[[nodiscard]] std::optional<Value> read_value(std::string_view text) = delete;
template <>
std::optional<bool> read_value(std::string_view text);  // on, off, true, false, 1, 0
template <>
std::optional<int> read_value(std::string_view text);
template <>
std::optional<std::uint64_t> read_value(std::string_view text);
template <>
std::optional<double> read_value(std::string_view text);

// "a whole number from 1 to 256"
template <class Owner, class Value>
[[nodiscard]] std::string legal_values(const Option<Owner, Value>& option) {
  if constexpr (std::is_same_v<Value, bool>) {
    return "on or off";
  } else {
    return std::string(std::is_integral_v<Value> ? "a whole number" : "a number") + " from " +
           option_value_text(option.least) + " to " + option_value_text(option.most);
  }
}

// Throws the UserError for a value that is not legal.
[[noreturn]] void reject_value(std::string_view option, std::string_view text,
                               std::string_view legal, std::string_view example);

template <class Owner, class Value>
void set_option(Owner& owner, const Option<Owner, Value>& option, std::string_view text) {
  const std::optional<Value> value = read_value<Value>(text);
  const bool legal = value && option.least <= *value && *value <= option.most;  // false for NaN
  if (!legal) {
    const std::string standard = option_value_text(Owner{}.*option.field);
    reject_value(option.name, text, legal_values(option), standard);
  }
  owner.*option.field = *value;
}

}  // namespace beeline::app
