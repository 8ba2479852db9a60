// The commands that the engine knows.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/htp/engine.hpp"
#include "app/htp/request.hpp"

namespace beeline::app::htp {

struct Command {
  using Run = std::string(Engine&, const Words& arguments);

  std::string_view name;
  Run* run;  // a UserError becomes a failure
  std::size_t fewest_arguments;
  std::size_t most_arguments;
  std::string_view arguments;    // in words, for whoever gave others
  std::string_view analyze{};    // "type/Label", if user interfaces offer the command in a menu
  std::string_view wildcards{};  // and what they put in the arguments' places
};

[[nodiscard]] std::span<const Command> all_commands();

// What the command answers. An unknown one and wrong arguments are UserErrors.
[[nodiscard]] std::string run(Engine&, const Request&);

// The protocol.
[[nodiscard]] std::string engine_name(Engine&, const Words&);
[[nodiscard]] std::string engine_version(Engine&, const Words&);
[[nodiscard]] std::string protocol_version(Engine&, const Words&);
[[nodiscard]] std::string list_commands(Engine&, const Words&);
[[nodiscard]] std::string known_command(Engine&, const Words&);
[[nodiscard]] std::string analyze_commands(Engine&, const Words&);
[[nodiscard]] std::string nothing(Engine&, const Words&);

// The board.
[[nodiscard]] std::string set_board_size(Engine&, const Words&);
[[nodiscard]] std::string clear_board(Engine&, const Words&);
[[nodiscard]] std::string play_move(Engine&, const Words&);
[[nodiscard]] std::string play_game(Engine&, const Words&);
[[nodiscard]] std::string undo_move(Engine&, const Words&);
[[nodiscard]] std::string show_board(Engine&, const Words&);
[[nodiscard]] std::string legal_moves(Engine&, const Words&);
[[nodiscard]] std::string final_score(Engine&, const Words&);
[[nodiscard]] std::string load_sgf(Engine&, const Words&);
[[nodiscard]] std::string print_sgf(Engine&, const Words&);

// Play.
[[nodiscard]] std::string generate_move(Engine&, const Words&);
[[nodiscard]] std::string suggest_move(Engine&, const Words&);
[[nodiscard]] std::string set_time(Engine&, const Words&);
[[nodiscard]] std::string report_time(Engine&, const Words&);

// The solver. A colour is who is to play; without one it is whose turn it is.
[[nodiscard]] std::string solve_state(Engine&, const Words&);
[[nodiscard]] std::string find_winning(Engine&, const Words&);
[[nodiscard]] std::string known_bounds(Engine&, const Words&);
[[nodiscard]] std::string known_state(Engine&, const Words&);
[[nodiscard]] std::string known_line(Engine&, const Words&);
[[nodiscard]] std::string known_work(Engine&, const Words&);
[[nodiscard]] std::string known_claims(Engine&, const Words&);
[[nodiscard]] std::string clear_table(Engine&, const Words&);

// Files of solved positions.
[[nodiscard]] std::string open_database(Engine&, const Words&);
[[nodiscard]] std::string close_database(Engine&, const Words&);
[[nodiscard]] std::string merge_database(Engine&, const Words&);
[[nodiscard]] std::string dump_database(Engine&, const Words&);
[[nodiscard]] std::string restore_database(Engine&, const Words&);

// What theorems and circuits say.
[[nodiscard]] std::string inferior_cells(Engine&, const Words&);
[[nodiscard]] std::string must_play(Engine&, const Words&);
[[nodiscard]] std::string circuit_currents(Engine&, const Words&);

// Words that several commands take.
[[nodiscard]] connection::Colour parse_colour(const std::string&);
[[nodiscard]] connection::GamePosition asked(Engine&, const Words& colour);
[[nodiscard]] std::string file_name(const Words&);  // which may hold blanks
[[nodiscard]] std::string cells_text(connection::Size, std::span<const connection::Cell>);

}  // namespace beeline::app::htp
