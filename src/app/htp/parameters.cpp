#include "app/htp/parameters.hpp"

#include <fmt/format.h>

#include <type_traits>

#include "app/option_values.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::htp {
namespace {

using connection::UserError;

constexpr std::string_view live_graphics = "use_guifx";
constexpr std::string_view game = "game";

std::string switch_line(std::string_view name, bool value) {
  return fmt::format("[bool] {} {}\n", name, value ? 1 : 0);
}

template <class Table, class Owner>
std::string lines_of(const Table& table, const Owner& owner) {
  std::string lines;
  for_each_option(table, [&](const auto& option) {
    const auto value = owner.*option.field;
    if constexpr (std::is_same_v<decltype(value), const bool>) {
      lines += switch_line(option.name, value);
    } else {
      lines += fmt::format("[string] {} {}\n", option.name, option_value_text(value));
    }
  });
  return lines;
}

// False: the table has no such option.
template <class Table, class Owner>
bool set_by_name(const Table& table, Owner& owner, const std::string& name,
                 const std::string& text) {
  bool found = false;
  for_each_option(table, [&](const auto& option) {
    if (option.name != name) return;
    set_option(owner, option, text);
    found = true;
  });
  return found;
}

[[noreturn]] void reject_name(const std::string& name) {
  throw UserError(
      fmt::format("unknown parameter {}: expected one of those that the command lists without "
                  "arguments",
                  connection::quoted(name)));
}

bool read_switch(std::string_view name, const std::string& text) {
  const auto value = read_value<bool>(text);
  if (!value) {
    throw UserError(
        fmt::format("{}: {} is no legal value: expected 0 or 1", name, connection::quoted(text)));
  }
  return *value;
}

// The settings as they are in force: a game may prefer values of its own where none was chosen.
Settings settings_in_force(Engine& engine) {
  Settings settings = engine.settings();
  settings.search = search_options_for(engine.rules().search_defaults, settings);
  return settings;
}

void set_game(Engine& engine, const std::string& name) {
  const auto size = engine.size();
  engine.game() = PlayedGame(std::string(find_game(engine.environment().games, name).name), size);
}

}  // namespace

std::string solver_parameters(Engine& engine, const Words& words) {
  if (words.empty()) {
    std::string lines = switch_line(live_graphics, engine.draws_live());
    const Settings settings = settings_in_force(engine);
    for_each_table(settings, [&](const char*, const auto& table, const auto& owner) {
      lines += lines_of(table, owner);
    });
    return lines;
  }
  const std::string& name = words.front();
  const std::string& value = words.back();
  if (name == live_graphics) {
    engine.draws_live() = read_switch(name, value);
    return {};
  }
  Settings changed = engine.settings();
  bool found = false;
  bool same_solver = false;  // limits are no property of the solver
  for_each_table(changed, [&](const char*, const auto& table, auto& owner) {
    if (!set_by_name(table, owner, name, value)) return;
    found = true;
    same_solver = std::is_same_v<decltype(owner), Limits&>;
    for_each_option(table, [&](const auto& option) {
      if (option.name == name) changed.chosen.insert(option.name);
    });
  });
  if (!found) reject_name(name);
  if (!same_solver) engine.forget();
  engine.settings() = changed;
  return {};
}

std::string game_parameters(Engine& engine, const Words& words) {
  if (words.empty()) {
    return fmt::format("[string] {} {}\n", game, engine.rules().name) +
           lines_of(options_table, engine.options());
  }
  const std::string& name = words.front();
  const std::string& value = words.back();
  if (name == game) {
    set_game(engine, value);
  } else if (!set_by_name(options_table, engine.options(), name, value)) {
    reject_name(name);
  }
  return {};
}

}  // namespace beeline::app::htp
