#include "app/options_page.hpp"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "app/default_text.hpp"
#include "app/htp/options.hpp"
#include "app/settings.hpp"

namespace beeline::app {
namespace {

template <class Table>
void add_section(std::string& page, std::string_view title, const Table& table,
                 std::span<const Game> games) {
  auto out = std::back_inserter(page);
  fmt::format_to(out, "\n## {}\n\n| Option | Default | Range | Meaning |\n|---|---|---|---|\n",
                 title);
  for_each_option(table, [&](const auto& option) {
    fmt::format_to(out, "| `--{}` | {} | {} | {} |\n", option.name, default_text(option, games),
                   option_range_text(option.least, option.most), option.help);
  });
}

}  // namespace

std::string options_page(std::span<const Game> games) {
  std::string page =
      "# Options\n\n"
      "Made by `beeline options`; do not edit. None of these changes who wins, only what it costs "
      "to find out.\n"
      "A switch takes `on` or `off`. The last section is for `beeline htp` alone and says how it "
      "plays.\n";
  const Settings standard;
  for_each_table(standard, [&](const char* title, const auto& table, const auto&) {
    add_section(page, title, table, games);
  });
  add_section(page, "HTP", htp::options_table, games);
  return page;
}

}  // namespace beeline::app
