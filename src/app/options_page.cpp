#include "app/options_page.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <vector>

#include "beeline/options.hpp"
#include "connection/options.hpp"
#include "hex/options.hpp"
#include "rex/options.hpp"

namespace beeline::app {
namespace {

void add_section(std::string& page, std::string_view title,
                 const std::vector<OptionText>& options) {
  auto out = std::back_inserter(page);
  fmt::format_to(out, "\n## {}\n\n| Option | Default | Range | Meaning |\n|---|---|---|---|\n",
                 title);
  for (const OptionText& option : options) {
    fmt::format_to(out, "| `--{}` | {} | {} | {} |\n", option.name, option.standard, option.range,
                   option.help);
  }
}

}  // namespace

std::string options_page() {
  std::string page =
      "# Options\n\n"
      "Made by `beeline options`; do not edit. None of these changes who wins, only what it costs "
      "to find out.\n"
      "A switch takes `on` or `off`.\n";
  add_section(page, "Search", describe_options(search_options));
  add_section(page, "Limits", describe_options(limit_options));
  add_section(page, "Games", describe_options(connection::connection_options));
  add_section(page, "Hex", describe_options(hex::hex_options));
  add_section(page, "Rex", describe_options(rex::rex_options));
  return page;
}

}  // namespace beeline::app
