#include "formats/hexworld.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "connection/quoted.hpp"

namespace beeline::formats {
namespace {

using connection::Colour;
using connection::Position;
using connection::UserError;

constexpr std::string_view example = "https://hexworld.org/board/#5c1,c3b2";

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

// The next move of the text, which is not empty: ":rb", or a letter and digits.
std::string_view next_token(std::string_view text) {
  if (text.front() == ':') {
    const bool two_letters = text.size() > 2 && (text[1] == 'r' || text[1] == 'f');
    return text.substr(0, two_letters ? 3 : 2);
  }
  std::size_t length = 1;
  while (length < text.size() && is_digit(text[length])) ++length;
  return text.substr(0, length);
}

Move parse_token(connection::Size size, Colour mover, std::string_view token) {
  if (token.front() != ':') return {MoveKind::place, mover, connection::parse_cell(size, token)};
  if (token == ":s") return {MoveKind::swap_pieces, mover};
  if (token == ":p") return {MoveKind::pass, mover};
  if (token == ":rb" || token == ":fb") return {MoveKind::resign, Colour::black};
  if (token == ":rw" || token == ":fw") return {MoveKind::resign, Colour::white};
  throw UserError(
      fmt::format("move {} of the HexWorld link is unknown: expected a cell, :s, :p, "
                  ":rb, :rw, :fb or :fw, such as {}",
                  connection::quoted(token), example));
}

// Can a link tell these moves as they were made?
bool can_be_told(const GameRecord& record) {
  if (record.start != empty_board(record.start.size)) return false;
  Position position = record.start;
  for (const Move& move : record.moves) {
    const bool in_turn = move.colour == position.to_play || move.kind == MoveKind::resign;
    if (!in_turn || move.kind == MoveKind::swap_sides) return false;
    play(position, move);
  }
  return true;
}

std::string token_of(connection::Size size, const Move& move) {
  switch (move.kind) {
    case MoveKind::place: return connection::cell_name(size, move.cell);
    case MoveKind::swap_pieces: return ":s";
    case MoveKind::resign: return move.colour == Colour::black ? ":rb" : ":rw";
    case MoveKind::pass:
    case MoveKind::swap_sides: break;
  }
  return ":p";
}

// The stones in turn, a pass for whoever has none left, and one more if the other side is to play.
std::string moves_to(const Position& position) {
  std::string moves;
  Colour turn = Colour::black;
  const auto stones = std::max(position.black.size(), position.white.size());
  for (std::size_t i = 0; i < 2 * stones; ++i, turn = opposite(turn)) {
    const auto& own = turn == Colour::black ? position.black : position.white;
    const bool last = i + 1 == 2 * stones;
    if (i / 2 < own.size()) {
      moves += connection::cell_name(position.size, own[i / 2]);
    } else if (last && position.to_play == turn) {
      return moves;  // the pass would only have to be answered by another
    } else {
      moves += ":p";
    }
  }
  return turn == position.to_play ? moves : moves + ":p";
}

}  // namespace

bool is_hexworld_link(std::string_view text) {
  return text.find("hexworld.org/") != text.npos;
}

GameRecord parse_hexworld(std::string_view link) {
  const std::size_t hash = link.find('#');
  if (hash == link.npos) {
    throw UserError(fmt::format("HexWorld link {} has no '#': expected one, such as {}",
                                connection::quoted(link), example));
  }
  const std::string_view board = link.substr(hash + 1);
  const std::size_t comma = std::min(board.find(','), board.size());
  const std::string_view head = board.substr(0, comma);
  const auto is_no_size = [](char c) { return !is_digit(c) && c != 'x'; };
  const auto size_end = std::ranges::find_if(head, is_no_size);
  const auto size = connection::parse_size(std::string_view(head.begin(), size_end));

  GameRecord record{.start = empty_board(size), .moves = {}};
  Position position = record.start;
  std::string_view rest = comma < board.size() ? board.substr(comma + 1) : std::string_view();
  rest = rest.substr(0, rest.find(','));
  while (!rest.empty()) {
    const auto token = next_token(rest);
    record.moves.push_back(parse_token(size, position.to_play, token));
    play(position, record.moves.back());
    rest.remove_prefix(token.size());
  }
  return record;
}

std::string to_hexworld(const GameRecord& record) {
  const auto size = record.start.size;
  std::string moves;
  if (can_be_told(record)) {
    for (const Move& move : record.moves) moves += token_of(size, move);
  } else {
    moves = moves_to(position_after(record));
  }
  return fmt::format("https://hexworld.org/board/#{}c1{}{}",
                     size.is_square() ? std::to_string(size.width) : to_string(size),
                     moves.empty() ? "" : ",", moves);
}

}  // namespace beeline::formats
