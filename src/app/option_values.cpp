#include "app/option_values.hpp"

#include <fmt/format.h>

#include <charconv>
#include <system_error>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || rest != end) return std::nullopt;
  return number;
}

}  // namespace

template <>
std::optional<bool> read_value(std::string_view text) {
  if (text == "on" || text == "true" || text == "1") return true;
  if (text == "off" || text == "false" || text == "0") return false;
  return std::nullopt;
}

template <>
std::optional<int> read_value(std::string_view text) {
  return read_number<int>(text);
}

template <>
std::optional<std::uint64_t> read_value(std::string_view text) {
  return read_number<std::uint64_t>(text);
}

template <>
std::optional<double> read_value(std::string_view text) {
  return read_number<double>(text);
}

void reject_value(std::string_view option, std::string_view text, std::string_view legal,
                  std::string_view example) {
  throw connection::UserError(
      fmt::format("--{0}: {1} is no legal value: expected {2}, such as --{0} {3}", option,
                  connection::quoted(text), legal, example));
}

}  // namespace beeline::app
