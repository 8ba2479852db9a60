// A user's own words, made safe to repeat in a message.
#pragma once

#include <string>
#include <string_view>

namespace beeline::connection {

// The token in quotes: at most 40 characters of it, anything unprintable shown as '?'.
[[nodiscard]] std::string quoted(std::string_view token);

}  // namespace beeline::connection
