// Commands about the board: moves, files, the score.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <optional>
#include <utility>

#include "app/htp/commands.hpp"
#include "app/option_values.hpp"
#include "app/position_words.hpp"
#include "connection/game_over.hpp"
#include "connection/quoted.hpp"
#include "formats/read_position.hpp"
#include "formats/sgf.hpp"

namespace beeline::app::htp {
namespace {

using connection::Colour;
using connection::Size;
using connection::UserError;
using formats::Move;

int parse_side(const std::string& text) {
  const auto side = read_value<int>(text);
  if (!side) throw UserError(fmt::format("{} is no number", connection::quoted(text)));
  return *side;
}

Size parse_board_size(const Words& words) {
  const Size size{parse_side(words.front()), parse_side(words.back())};
  if (size.is_legal()) return size;
  throw UserError(fmt::format("unacceptable size: expected 1 to {} columns and rows",
                              connection::longest_side));
}

Move parse_move(Engine& engine, Colour colour, const std::string& text) {
  return formats::parse_move(engine.size(), colour, lower_case(text));
}

std::optional<Colour> winner_on_the_board(Engine& engine) {
  const auto over =
      connection::answer_if_over(engine.game().position(), engine.rules().joining_wins);
  return over ? over->winner : engine.game().winner_by_resignation();
}

// The move before which to stop, if the last of the words says so.
std::optional<std::size_t> take_move_number(Words& words) {
  if (words.size() < 2) return std::nullopt;
  const auto number = read_value<std::uint64_t>(words.back());
  if (number) words.pop_back();
  return number;
}

}  // namespace

std::string set_board_size(Engine& engine, const Words& words) {
  engine.game() = PlayedGame(engine.game().record().game, parse_board_size(words));
  return {};
}

std::string clear_board(Engine& engine, const Words&) {
  engine.game() = PlayedGame(engine.game().record().game, engine.size());
  return {};
}

std::string play_move(Engine& engine, const Words& words) {
  engine.game().play(parse_move(engine, parse_colour(words.front()), words.back()));
  return {};
}

// All of the moves or none.
std::string play_game(Engine& engine, const Words& words) {
  PlayedGame game = engine.game();
  for (const std::string& word : words) {
    game.play(parse_move(engine, game.position().to_play, word));
  }
  engine.game() = std::move(game);
  return {};
}

std::string undo_move(Engine& engine, const Words&) {
  engine.game().undo();
  return {};
}

std::string show_board(Engine& engine, const Words&) {
  const auto& position = engine.game().position();
  return fmt::format("\n{}{} {}, {} to play", draw(position), engine.rules().name,
                     to_string(position.size), to_string(position.to_play));
}

std::string legal_moves(Engine& engine, const Words& words) {
  if (winner_on_the_board(engine)) return {};
  const auto position = asked(engine, words).position;
  std::string moves = cells_text(position.size, empty_cells(position));
  if (engine.options().swap && engine.game().can_swap(position.to_play)) moves += " swap-pieces";
  return moves;
}

std::string final_score(Engine& engine, const Words&) {
  const auto winner = winner_on_the_board(engine);
  if (!winner) throw UserError("cannot score: the game is not over");
  return *winner == Colour::black ? "B+" : "W+";
}

// As in GTP the position is that before the move of the number.
std::string load_sgf(Engine& engine, const Words& words) {
  Words name = words;
  const auto before = take_move_number(name);
  auto record = formats::read_sgf_file(file_name(name));
  if (before)
    record.moves.resize(std::min(record.moves.size(), std::max<std::size_t>(*before, 1) - 1));
  // Files of Hex need not name the game, and user interfaces for Hex do not.
  if (record.game == formats::GameRecord{}.game) record.game = engine.game().record().game;
  static_cast<void>(find_game(engine.environment().games, record.game));
  engine.game() = PlayedGame(std::move(record));
  return {};
}

std::string print_sgf(Engine& engine, const Words& words) {
  const std::string text = formats::to_sgf(engine.game().record());
  if (words.empty()) return text;
  std::ofstream file(file_name(words), std::ios::binary);
  file << text << '\n';
  if (!file.flush()) {
    throw UserError("cannot write " + connection::quoted(file_name(words)));
  }
  return {};
}

}  // namespace beeline::app::htp
