#include "app/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/help_text.hpp"
#include "app/option_values.hpp"
#include "app/options_page.hpp"
#include "app/version.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

using connection::UserError;

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Every option of a table becomes an option of the command.
template <class Owner, class... Values>
void add_table(CLI::App& command, const char* group,
               const std::tuple<Option<Owner, Values>...>& table, Owner& owner) {
  for_each_option(table, [&](const auto& option) {
    const auto set = [&](const std::string& text) { set_option(owner, option, text); };
    const std::string standard = option_value_text(Owner{}.*option.field);
    command
        .add_option_function<std::string>(
            fmt::format("--{}", option.name), set,
            fmt::format("{}\n({}; default {})", option.help, legal_values(option), standard))
        ->type_name("VALUE")
        ->group(group);
  });
}

void add_settings(CLI::App& command, Settings& settings) {
  command.add_flag("--json", settings.json, "answer in JSON, one object a line");
  command.add_flag("--quiet", settings.quiet, "show no progress");
  command.add_flag("--fresh-table", settings.fresh_table,
                   "forget everything from one position to the next");
  add_table(command, "Search", search_options, settings.search);
  add_table(command, "Limits", limit_options, settings.limits);
  add_table(command, "Games", connection::connection_options, settings.connection);
  add_table(command, "Hex", hex::hex_options, settings.hex);
  add_table(command, "Rex", rex::rex_options, settings.rex);
}

// Keeps apart an option that was not given and one that was given an empty text.
CLI::Option* add_text(CLI::App& command, const char* name, const char* value, const char* help,
                      std::optional<std::string>& text) {
  const auto set = [&text](const std::string& given) { text = given; };
  return command.add_option_function<std::string>(name, set, help)->type_name(value);
}

// The words of `beeline solve`, and the command that they make.
class SolveWords {
 public:
  explicit SolveWords(CLI::App& command) {
    command.add_option("position", position_, "the position, in quotes or not")
        ->option_text("GAME SIZE ...");
    add_text(command, "--batch", "FILE", "one position a line (-: standard input)", batch_);
    add_text(command, "--game", "GAME", "with --size: start from the empty board", game_);
    add_text(command, "--size", "WxH", "columns x rows, or N for NxN", size_);
    add_text(command, "--moves", "CELLS", "with --game: alternating moves, Black first", moves_);
    add_settings(command, settings_);
  }

  [[nodiscard]] Command command() const {
    const bool by_moves = game_ || size_ || moves_;
    const int sources = int{!position_.empty()} + int{batch_.has_value()} + int{by_moves};
    if (sources != 1) {
      throw UserError(fmt::format(
          "{}: give exactly one of a position, --batch FILE, or --game with --size (and --moves); "
          "for example: beeline solve \"hex 4x4\"",
          sources == 0 ? "nothing to solve" : "more than one thing to solve"));
    }
    if (batch_) return SolveBatch{settings_, *batch_};
    return SolveOne{settings_, by_moves ? position_by_moves() : position_by_words()};
  }

 private:
  [[nodiscard]] connection::GamePosition position_by_words() const {
    return connection::parse_position(fmt::format("{}", fmt::join(position_, " ")));
  }

  [[nodiscard]] connection::GamePosition position_by_moves() const {
    if (!game_ || !size_) {
      throw UserError(
          fmt::format("{} is missing; for example: --game hex --size 7x7 --moves \"g1 d4\"",
                      game_ ? "--size" : "--game"));
    }
    const auto size = connection::parse_size(*size_);
    return {lower_case(*game_), connection::parse_moves(size, moves_.value_or(""))};
  }

  Settings settings_;
  std::vector<std::string> position_;
  std::optional<std::string> batch_;
  std::optional<std::string> game_;
  std::optional<std::string> size_;
  std::optional<std::string> moves_;
};

// The words of `beeline openings`, and the command that they make.
class OpeningsWords {
 public:
  explicit OpeningsWords(CLI::App& command) {
    command.add_option("--game", game_, "the game")->type_name("GAME")->required();
    command.add_option("--size", size_, "columns x rows, or N for NxN")
        ->type_name("WxH")
        ->required();
    command.add_option("--opener", opener_, "who opens\n(black or white; default black)")
        ->type_name("COLOUR");
    add_settings(command, settings_);
  }

  [[nodiscard]] Command command() const {
    return SolveOpenings{settings_, lower_case(game_), connection::parse_size(size_),
                         connection::parse_colour(opener_)};
  }

 private:
  Settings settings_;
  std::string game_;
  std::string size_;
  std::string opener_ = "black";
};

// The words of `beeline prove`, and the command that they make.
class ProveWords {
 public:
  explicit ProveWords(CLI::App& command) {
    command.add_option("position", position_, "the position, in quotes or not")
        ->option_text("GAME SIZE ...");
    command.add_option("-o,--output", file_, "where to write the proof")
        ->type_name("FILE")
        ->required();
    command.add_flag("--openings", openings_, "prove every first move on an empty board");
    command
        .add_option("--opener", opener_,
                    "with --openings: who opens\n(black or white; default black)")
        ->type_name("COLOUR");
    add_settings(command, settings_);
  }

  [[nodiscard]] Command command() const {
    const auto asked = connection::parse_position(fmt::format("{}", fmt::join(position_, " ")));
    const auto& position = asked.position;
    if (openings_ && !(position.black.empty() && position.white.empty())) {
      throw UserError("--openings starts from the empty board; for example: hex 5x5 --openings");
    }
    return ProvePositions{settings_, asked, openings_, connection::parse_colour(opener_), file_};
  }

 private:
  Settings settings_;
  std::vector<std::string> position_;
  std::string file_;
  std::string opener_ = "black";
  bool openings_ = false;
};

// The whole grammar of the command line.
class CommandLine {
 public:
  explicit CommandLine(std::span<const Game> games)
      : solve_(add_command("solve", "Who wins a position, and how", solve_help(games))),
        openings_(add_command("openings", "Who wins after each first move", openings_help(games))),
        prove_(add_command("prove", "Write a proof that anyone can check", prove_help(games))),
        solve_words_(*solve_),
        openings_words_(*openings_),
        prove_words_(*prove_) {
    add_command("options", "Print the page of all options", options_help());
    app_.footer(program_help(games));
  }

  [[nodiscard]] Command parse(std::span<const std::string> args) {
    if (args.empty()) throw UserError("no command given\n\n" + app_.help());
    try {
      app_.parse(std::vector<std::string>(args.rbegin(), args.rend()));  // CLI11 pops from the back
    } catch (const CLI::CallForHelp&) {
      return PrintText{app_.help()};
    } catch (const CLI::CallForVersion& call) {
      return PrintText{fmt::format("{}\n", call.what())};
    } catch (const CLI::ParseError& mistake) {
      throw UserError(explain(mistake, args));
    }
    if (*solve_) return solve_words_.command();
    if (*openings_) return openings_words_.command();
    if (*prove_) return prove_words_.command();
    return PrintText{options_page()};
  }

 private:
  CLI::App* add_command(const char* name, const char* description, const std::string& help) {
    CLI::App* command = app_.add_subcommand(name, description);
    command->group("Commands")->footer(help);
    return command;
  }

  [[nodiscard]] std::string explain(const CLI::ParseError& mistake,
                                    std::span<const std::string> args) const {
    const auto chosen = app_.get_subcommands();
    if (!chosen.empty()) {
      return fmt::format("{} (see: beeline {} --help)", mistake.what(), chosen.front()->get_name());
    }
    std::vector<std::string> names;
    for (const CLI::App* known : app_.get_subcommands({})) names.push_back(known->get_name());
    return fmt::format("{} is no command: expected {} (see: beeline --help)",
                       connection::quoted(args.front()), fmt::join(names, " or "));
  }

  struct Program : CLI::App {
    Program() : CLI::App("Beeline proves who wins a position of a connection game.", "beeline") {
      set_help_flag("-h,--help", "print this help");
      set_version_flag("--version", fmt::format("beeline {}", app::version()), "print the version");
      require_subcommand(1);
      get_formatter()->label("SUBCOMMAND", "COMMAND");
      get_formatter()->column_width(26);
    }
  };

  Program app_;  // first: commands inherit its looks
  CLI::App* solve_;
  CLI::App* openings_;
  CLI::App* prove_;
  SolveWords solve_words_;
  OpeningsWords openings_words_;
  ProveWords prove_words_;
};

}  // namespace

Command parse_command_line(std::span<const std::string> args, std::span<const Game> games) {
  return CommandLine(games).parse(args);
}

}  // namespace beeline::app
