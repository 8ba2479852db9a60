#include "app/version.hpp"

namespace beeline::app {

std::string_view version() noexcept {
  return BEELINE_VERSION;
}

}  // namespace beeline::app
