// The options as a page of Markdown, made from the tables that declare them.
#pragma once

#include <string>

namespace beeline::app {

[[nodiscard]] std::string options_page();

}  // namespace beeline::app
