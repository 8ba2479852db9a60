#include "app/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/bench/words.hpp"
#include "app/completion.hpp"
#include "app/help_text.hpp"
#include "app/htp/words.hpp"
#include "app/options_page.hpp"
#include "app/position_words.hpp"
#include "app/proof/words.hpp"
#include "app/setting_words.hpp"
#include "app/tool_words.hpp"
#include "app/version.hpp"
#include "connection/quoted.hpp"
#include "formats/read_position.hpp"

namespace beeline::app {
namespace {

using connection::UserError;

// The words of `beeline solve`, and the command that they make.
class SolveWords {
 public:
  SolveWords(CLI::App& command, std::span<const Game> games) : position_(command) {
    add_text(command, "--batch", "FILE", "one position a line (-: standard input)", batch_);
    add_settings(command, settings_, games);
  }

  [[nodiscard]] Command command() const {
    const int sources = position_.given() + int{batch_.has_value()};
    if (sources != 1) {
      throw UserError(fmt::format(
          "{}: give exactly one of a position, --batch FILE, or --game with --size (and --moves); "
          "for example: beeline solve \"hex 4x4\"",
          sources == 0 ? "nothing to solve" : "more than one thing to solve"));
    }
    if (batch_) return SolveBatch{settings_, *batch_};
    return SolveOne{settings_, position_.position()};
  }

 private:
  Settings settings_;
  PositionWords position_;
  std::optional<std::string> batch_;
};

// The words of a command about one position.
class OneWords {
 public:
  OneWords(CLI::App& command, const char* name) : name_(name), position_(command) {}

  [[nodiscard]] connection::GamePosition position() const {
    if (position_.given() == 1) return position_.position();
    throw UserError(fmt::format(
        "{}: give either a position or --game with --size (and --moves); "
        "for example: beeline {} \"hex 4x4\"",
        position_.given() == 0 ? "no position given" : "more than one position given", name_));
  }

 private:
  const char* name_;
  PositionWords position_;
};

// The words of `beeline moves`, and the command that they make.
class MovesWords {
 public:
  MovesWords(CLI::App& command, std::span<const Game> games) : position_(command, "moves") {
    command.add_flag("--all", all_, "also solve the moves that need not be tried");
    add_settings(command, settings_, games);
  }

  [[nodiscard]] Command command() const {
    return JudgeMoves{settings_, position_.position(), all_};
  }

 private:
  Settings settings_;
  OneWords position_;
  bool all_ = false;
};

// The words of `beeline explain`, and the command that they make.
class ExplainWords {
 public:
  ExplainWords(CLI::App& command, std::span<const Game> games) : position_(command, "explain") {
    add_settings(command, settings_, games);
  }

  [[nodiscard]] Command command() const { return ExplainOne{settings_, position_.position()}; }

 private:
  Settings settings_;
  OneWords position_;
};

// The words of `beeline openings`, and the command that they make.
class OpeningsWords {
 public:
  OpeningsWords(CLI::App& command, std::span<const Game> games) {
    command.add_option("--game", game_, "the game")->type_name("GAME")->required();
    command.add_option("--size", size_, "columns x rows, or N for NxN")
        ->type_name("WxH")
        ->required();
    command.add_option("--opener", opener_, "who opens\n(black or white; default black)")
        ->type_name("COLOUR");
    command.add_option("--format", format_, "how the map is printed\n(default text)")
        ->type_name("text|json|svg|hexwiki|hexworld");
    add_settings(command, settings_, games);
  }

  [[nodiscard]] Command command() const {
    Settings settings = settings_;
    if (format_ == "json") settings.json = true;
    const bool by_reporter = format_ == "text" || format_ == "json";
    return SolveOpenings{settings, lower_case(game_), connection::parse_size(size_),
                         connection::parse_colour(opener_),
                         by_reporter ? std::nullopt : std::optional(parse_map_notation(format_))};
  }

 private:
  Settings settings_;
  std::string game_;
  std::string size_;
  std::string opener_ = "black";
  std::string format_ = "text";
};

// The words of `beeline prove`, and the command that they make.
class ProveWords {
 public:
  ProveWords(CLI::App& command, std::span<const Game> games) {
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
    add_settings(command, settings_, games);
  }

  [[nodiscard]] Command command() const {
    const auto asked = formats::read_position(fmt::format("{}", fmt::join(position_, " ")));
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
        moves_(add_command("moves", "Who wins after each move of a position", moves_help(games))),
        explain_(
            add_command("explain", "Why a position is won, cell by cell", explain_help(games))),
        prove_(add_command("prove", "Write a proof that anyone can check", prove_help(games))),
        proof_(add_command("proof", "Look at a proof: size, lines, browser, tree", proof_help())),
        htp_(add_command("htp", "Play and analyse in HexGui, over HTP", htp_help(games))),
        bench_(add_command("bench", "Measure: speed-up, features, reports", bench_help())),
        solve_words_(*solve_, games),
        openings_words_(*openings_, games),
        moves_words_(*moves_, games),
        explain_words_(*explain_, games),
        prove_words_(*prove_, games),
        htp_words_(*htp_, games),
        bench_words_(*bench_, add_settings, games),
        games_(games) {
    add_command("options", "Print the page of all options", options_help());
    convert_ = add_command("convert", "A position in another notation", convert_help());
    completion_ = add_command("completion", "Completion of commands in a shell", completion_help());
    proof_words_.add_to(*proof_);
    convert_words_.add_to(*convert_);
    completion_words_.add_to(*completion_);
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
    if (*moves_) return moves_words_.command();
    if (*explain_) return explain_words_.command();
    if (*prove_) return prove_words_.command();
    if (*proof_) return proof_words_.command();
    if (*htp_) return htp_words_.command();
    if (*convert_) return convert_words_.command();
    if (*completion_) return completion_words_.command(outline(app_, games_));
    if (*bench_) {
      return std::visit([](auto&& chosen) -> Command { return chosen; }, bench_words_.command());
    }
    return PrintText{options_page(games_)};
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
      set_version_flag("--version", app::version_and_build(), "print the version");
      require_subcommand(1);
      get_formatter()->label("SUBCOMMAND", "COMMAND");
      get_formatter()->column_width(26);
    }
  };

  Program app_;  // first: commands inherit its looks
  CLI::App* solve_;
  CLI::App* openings_;
  CLI::App* moves_;
  CLI::App* explain_;
  CLI::App* prove_;
  CLI::App* proof_;
  CLI::App* htp_;
  CLI::App* bench_;
  SolveWords solve_words_;
  OpeningsWords openings_words_;
  MovesWords moves_words_;
  ExplainWords explain_words_;
  ProveWords prove_words_;
  ProofWords proof_words_;
  HtpWords htp_words_;
  BenchWords bench_words_;
  CLI::App* convert_ = nullptr;
  CLI::App* completion_ = nullptr;
  ConvertWords convert_words_;
  CompletionWords completion_words_;
  std::span<const Game> games_;
};

}  // namespace

Command parse_command_line(std::span<const std::string> args, std::span<const Game> games) {
  return CommandLine(games).parse(args);
}

}  // namespace beeline::app
