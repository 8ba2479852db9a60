// The words of the smaller commands, and what they make. Included by the command line alone.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/bench/suite.hpp"
#include "app/command.hpp"
#include "app/completion.hpp"
#include "app/registry.hpp"
#include "formats/read_position.hpp"

namespace beeline::app {

// beeline convert
class ConvertWords {
 public:
  void add_to(CLI::App& command) {
    command.add_option("position", position_, "the position, link or SGF file")
        ->option_text("POSITION")
        ->required();
    command.add_option("--to", notation_, "the notation to write")
        ->type_name("text|sgf|hexworld|hexwiki")
        ->required();
  }

  [[nodiscard]] ConvertPosition command() const {
    std::string text;
    for (const std::string& word : position_) text += (text.empty() ? "" : " ") + word;
    return {formats::read_record(text), notation_};
  }

 private:
  std::vector<std::string> position_;
  std::string notation_;
};

// beeline completion
class CompletionWords {
 public:
  void add_to(CLI::App& command) {
    command.add_option("shell", shell_, "the shell")->type_name("bash|zsh|fish")->required();
  }

  [[nodiscard]] PrintText command(const std::vector<CommandOutline>& commands) const {
    return {completion_script(shell_, commands)};
  }

 private:
  std::string shell_;
};

// The values that an option's type lists: "a|b", or the name of a type whose values are known.
[[nodiscard]] inline std::vector<std::string> listed_values(const CLI::Option& option,
                                                            std::span<const Game> games) {
  const std::string type = option.get_type_name();
  std::vector<std::string> values;
  if (type == "GAME") {
    for (const Game& game : games) values.emplace_back(game.name);
  } else if (type == "COLOUR") {
    values = {"black", "white"};
  } else if (type == "SUITE") {
    for (const auto& suite : bench::built_in_suites()) values.emplace_back(suite.name);
  } else if (option.get_description().find("(on or off;") != std::string::npos) {
    values = {"on", "off"};
  } else if (type.find('|') != std::string::npos) {
    values = CLI::detail::split(type, '|');
  }
  return values;
}

[[nodiscard]] inline CommandOutline outline_of(const CLI::App& command, const std::string& name,
                                               std::span<const Game> games) {
  CommandOutline entry{name, command.get_description(), {}, {}};
  for (const CLI::App* below : command.get_subcommands({})) {
    entry.words.push_back(below->get_name());
  }
  for (const CLI::Option* option : command.get_options()) {
    auto values = listed_values(*option, games);
    if (option->get_lnames().empty()) {
      entry.words = std::move(values);
      continue;
    }
    const std::string help = option->get_description();
    entry.options.push_back({"--" + option->get_lnames().front(), help.substr(0, help.find('\n')),
                             option->get_items_expected_max() > 0, std::move(values)});
  }
  return entry;
}

// All commands and options of the command line, for completion.
[[nodiscard]] inline std::vector<CommandOutline> outline(const CLI::App& program,
                                                         std::span<const Game> games) {
  std::vector<CommandOutline> commands;
  for (const CLI::App* command : program.get_subcommands({})) {
    const std::string name = command->get_name();
    commands.push_back(outline_of(*command, name, games));
    for (const CLI::App* below : command->get_subcommands({})) {
      commands.push_back(outline_of(*below, name + ' ' + below->get_name(), games));
    }
  }
  return commands;
}

}  // namespace beeline::app
