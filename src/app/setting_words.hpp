// The options of the tables as words of a command line.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "app/default_text.hpp"
#include "app/option_values.hpp"
#include "app/settings.hpp"

namespace beeline::app {

// Every option of a table becomes an option of the command; what is given is noted as chosen.
template <class Table, class Owner>
void add_table(CLI::App& command, const char* group, const Table& table, Owner& owner,
               std::set<std::string_view>& chosen, std::span<const Game> games) {
  for_each_option(table, [&](const auto& option) {
    const auto set = [&owner, &chosen, &option](const std::string& text) {
      set_option(owner, option, text);
      chosen.insert(option.name);
    };
    const std::string standard = default_text(option, games);
    command
        .add_option_function<std::string>(
            fmt::format("--{}", option.name), set,
            fmt::format("{}\n({}; default {})", option.help, legal_values(option), standard))
        ->type_name("VALUE")
        ->group(group);
  });
}

// What every search may be told.
inline void add_search_settings(CLI::App& command, Settings& settings,
                                std::span<const Game> games) {
  for_each_table(settings, [&](const char* group, const auto& table, auto& owner) {
    add_table(command, group, table, owner, settings.chosen, games);
  });
}

// The same for a command that answers once and ends.
inline void add_settings(CLI::App& command, Settings& settings, std::span<const Game> games) {
  command.add_flag("--json", settings.json, "answer in JSON, one object a line");
  command.add_flag("--quiet", settings.quiet, "show no progress");
  command.add_flag("--fresh-table", settings.fresh_table,
                   "forget everything from one position to the next");
  add_search_settings(command, settings, games);
}

}  // namespace beeline::app
