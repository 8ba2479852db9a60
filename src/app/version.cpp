#include "app/version.hpp"

#include <fmt/format.h>

#include "app/commit.hpp"

namespace beeline::app {

std::string_view version() noexcept {
  return BEELINE_VERSION;
}

std::string_view commit() noexcept {
  return built_commit;
}

std::string version_and_build() {
  return fmt::format("beeline {} (commit {}, {})", version(), commit(), BEELINE_BUILD);
}

}  // namespace beeline::app
