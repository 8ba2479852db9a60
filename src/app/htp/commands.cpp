#include "app/htp/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "app/htp/parameters.hpp"
#include "app/position_words.hpp"
#include "app/version.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::htp {
namespace {

using connection::UserError;

constexpr auto any = std::numeric_limits<std::size_t>::max();

// One line a command: what it is called, what it takes, and how a menu shows it.
constexpr std::array commands{
    Command{"protocol_version", protocol_version, 0, 0, ""},
    Command{"name", engine_name, 0, 0, ""},
    Command{"version", engine_version, 0, 0, ""},
    Command{"known_command", known_command, 1, 1, "COMMAND"},
    Command{"list_commands", list_commands, 0, 0, ""},
    Command{"hexgui-analyze_commands", analyze_commands, 0, 0, ""},
    Command{"gogui-interrupt", nothing, 0, 0, ""},
    Command{"quit", nothing, 0, 0, ""},

    Command{"boardsize", set_board_size, 1, 2, "WIDTH [HEIGHT]"},
    Command{"clear_board", clear_board, 0, 0, ""},
    Command{"play", play_move, 2, 2, "COLOUR MOVE"},
    Command{"play-game", play_game, 0, any, "MOVE ..."},
    Command{"undo", undo_move, 0, 0, ""},
    Command{"showboard", show_board, 0, 0, ""},
    Command{"all_legal_moves", legal_moves, 0, 1, "[COLOUR]", "plist/Legal moves", "%m"},
    Command{"final_score", final_score, 0, 0, "", "string/Final score"},
    Command{"loadsgf", load_sgf, 1, any, "FILE [MOVE_NUMBER]"},
    Command{"printsgf", print_sgf, 0, any, "[FILE]"},

    Command{"genmove", generate_move, 1, 1, "COLOUR"},
    Command{"reg_genmove", suggest_move, 1, 1, "COLOUR", "plist/Suggest a move", "%m"},
    Command{"time_settings", set_time, 3, 3, "MAIN_TIME EXTRA_TIME EXTRA_MOVES"},
    Command{"time_left", report_time, 3, 3, "COLOUR SECONDS EXTRA_MOVES"},
    Command{"param_game", game_parameters, 0, 2, "[NAME VALUE]", "param/Game parameters"},

    Command{"dfpn-solve-state", solve_state, 0, 1, "[COLOUR]", "string/Who wins", "%m"},
    Command{"dfpn-solver-find-winning", find_winning, 0, 1, "[COLOUR]", "plist/All winning moves",
            "%m"},
    Command{"dfpn-get-state", known_state, 0, 1, "[COLOUR]", "string/Known winner", "%m"},
    Command{"dfpn-get-bounds", known_bounds, 0, 1, "[COLOUR]", "pspairs/Known bounds of moves",
            "%m"},
    Command{"dfpn-get-pv", known_line, 0, 1, "[COLOUR]", "var/Known main line", "%m"},
    Command{"dfpn-get-work", known_work, 0, 1, "[COLOUR]", "string/Expansions so far", "%m"},
    Command{"dfpn-claims", known_claims, 0, 1, "[COLOUR]", "pspairs/Known winners after moves",
            "%m"},
    Command{"dfpn-clear-tt", clear_table, 0, 0, "", "none/Clear the table"},
    Command{"param_dfpn", solver_parameters, 0, 2, "[NAME VALUE]", "param/Solver parameters"},

    Command{"dfpn-open-db", open_database, 1, any, "FILE", "string/Open a database", "%w"},
    Command{"dfpn-close-db", close_database, 0, 0, "", "none/Close the database"},
    Command{"dfpn-merge-db", merge_database, 1, any, "FILE", "string/Merge into the database",
            "%r"},
    Command{"dfpn-dump-db", dump_database, 1, any, "FILE", "string/Dump what is solved", "%w"},
    Command{"dfpn-restore-db", restore_database, 1, any, "FILE", "string/Restore what was solved",
            "%r"},

    Command{"beeline-inferior", inferior_cells, 0, 1, "[COLOUR]", "inferior/Inferior cells", "%m"},
    Command{"beeline-must-play", must_play, 0, 1, "[COLOUR]", "plist/Must-play", "%m"},
    Command{"beeline-circuit", circuit_currents, 0, 0, "", "gfx/Currents of the circuits"},
};

const Command* find_command(std::string_view name) {
  const auto* const found = std::ranges::find(commands, name, &Command::name);
  return found == commands.end() ? nullptr : found;
}

}  // namespace

std::span<const Command> all_commands() {
  return commands;
}

std::string run(Engine& engine, const Request& request) {
  const Command* const command = find_command(request.command);
  if (command == nullptr) throw UserError("unknown command");
  const auto count = request.arguments.size();
  if (count < command->fewest_arguments || count > command->most_arguments) {
    throw UserError(fmt::format("{} takes {}", command->name,
                                command->arguments.empty() ? "no argument" : command->arguments));
  }
  return command->run(engine, request.arguments);
}

std::string engine_name(Engine&, const Words&) {
  return "Beeline";
}

std::string engine_version(Engine&, const Words&) {
  return std::string(version());
}

std::string protocol_version(Engine&, const Words&) {
  return "2";
}

std::string list_commands(Engine&, const Words&) {
  std::string list;
  for (const Command& command : commands) list += std::string(command.name) + '\n';
  return list;
}

std::string known_command(Engine&, const Words& words) {
  return find_command(words.front()) != nullptr ? "true" : "false";
}

std::string analyze_commands(Engine&, const Words&) {
  std::string list;
  for (const Command& command : commands) {
    if (command.analyze.empty()) continue;
    list += fmt::format("{}/{}{}{}\n", command.analyze, command.name,
                        command.wildcards.empty() ? "" : " ", command.wildcards);
  }
  return list;
}

std::string nothing(Engine&, const Words&) {
  return {};
}

connection::Colour parse_colour(const std::string& text) {
  const std::string colour = lower_case(text);
  if (colour == "b") return connection::Colour::black;
  if (colour == "w") return connection::Colour::white;
  return connection::parse_colour(colour);
}

connection::GamePosition asked(Engine& engine, const Words& colour) {
  const auto& game = engine.game();
  return game.asked(colour.empty() ? game.position().to_play : parse_colour(colour.front()));
}

std::string file_name(const Words& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::string cells_text(connection::Size size, std::span<const connection::Cell> cells) {
  std::string text;
  for (const auto cell : cells) text += (text.empty() ? "" : " ") + cell_name(size, cell);
  return text;
}

}  // namespace beeline::app::htp
