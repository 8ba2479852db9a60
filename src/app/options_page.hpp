// The options as a page of Markdown, made from the tables that declare them.
#pragma once

#include <span>
#include <string>

#include "app/registry.hpp"

namespace beeline::app {

[[nodiscard]] std::string options_page(std::span<const Game>);

}  // namespace beeline::app
