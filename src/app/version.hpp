#pragma once

#include <string_view>

namespace beeline::app {

[[nodiscard]] std::string_view version() noexcept;  // "0.1.0"

}  // namespace beeline::app
