// Which program this is: answers are only worth something if one knows who gave them.
#pragma once

#include <string>
#include <string_view>

namespace beeline::app {

[[nodiscard]] std::string_view version() noexcept;  // "0.1.0"

// The commit that was built, "-dirty" if it had been changed; "unknown" without its history.
[[nodiscard]] std::string_view commit() noexcept;

// "beeline 0.1.0 (commit 6e8a19b123, Release build, GNU 12.2.0)"
[[nodiscard]] std::string version_and_build();

}  // namespace beeline::app
