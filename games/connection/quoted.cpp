#include "connection/quoted.hpp"

#include <algorithm>
#include <functional>

namespace beeline::connection {

std::string quoted(std::string_view token) {
  constexpr std::size_t longest = 40;
  const auto is_printable = [](char c) { return ' ' <= c && c <= '~'; };

  std::string shown(token.substr(0, longest));
  std::replace_if(shown.begin(), shown.end(), std::not_fn(is_printable), '?');
  return "'" + shown + (token.size() > longest ? "...'" : "'");
}

}  // namespace beeline::connection
