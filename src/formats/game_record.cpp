#include "formats/game_record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "connection/quoted.hpp"

namespace beeline::formats {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::Size;
using connection::UserError;

namespace {

std::vector<Cell>& stones_of(Position& position, Colour colour) {
  return colour == Colour::black ? position.black : position.white;
}

bool has_stone(const Position& position, Cell cell) {
  return std::ranges::binary_search(position.black, cell) ||
         std::ranges::binary_search(position.white, cell);
}

// The cell of the only stone, which must be the opponent's.
Cell stone_to_swap(Position& position, const Move& move) {
  const auto& theirs = stones_of(position, opposite(move.colour));
  if (theirs.size() != 1 || !stones_of(position, move.colour).empty()) {
    throw UserError(
        fmt::format("{} is no legal move here: expected one stone on the board, the "
                    "opponent's",
                    connection::quoted(move_name(position.size, move))));
  }
  return theirs.front();
}

void swap_pieces(Position& position, const Move& move) {
  const Cell stone = stone_to_swap(position, move);
  const Size size = position.size;
  if (!size.is_square()) {
    throw UserError(fmt::format("'swap-pieces' needs a square board, not {}: expected swap-sides",
                                to_string(size)));
  }
  const int mirrored = stone % size.width * size.width + stone / size.width;
  remove_stone(position, stone);
  put_stone(position, move.colour, static_cast<Cell>(mirrored));
}

}  // namespace

Position empty_board(Size size) {
  return {.size = size, .black = {}, .white = {}, .to_play = Colour::black};
}

void put_stone(Position& position, Colour colour, Cell cell) {
  auto& stones = stones_of(position, colour);
  stones.insert(std::ranges::upper_bound(stones, cell), cell);
}

void remove_stone(Position& position, Cell cell) {
  std::erase(position.black, cell);
  std::erase(position.white, cell);
}

void play(Position& position, const Move& move) {
  switch (move.kind) {
    case MoveKind::place:
      if (has_stone(position, move.cell)) {
        throw UserError(fmt::format("move {} is on a stone: expected an empty cell",
                                    connection::quoted(move_name(position.size, move))));
      }
      put_stone(position, move.colour, move.cell);
      break;
    case MoveKind::swap_pieces: swap_pieces(position, move); break;
    case MoveKind::swap_sides:
      static_cast<void>(stone_to_swap(position, move));
      position.to_play = move.colour;
      return;
    case MoveKind::pass: break;
    case MoveKind::resign: return;
  }
  position.to_play = opposite(move.colour);
}

Position position_after(const GameRecord& record) {
  Position position = record.start;
  for (const Move& move : record.moves) play(position, move);
  return position;
}

std::string move_name(Size size, const Move& move) {
  switch (move.kind) {
    case MoveKind::place: return connection::cell_name(size, move.cell);
    case MoveKind::pass: return "pass";
    case MoveKind::swap_sides: return "swap-sides";
    case MoveKind::swap_pieces: return "swap-pieces";
    case MoveKind::resign: break;
  }
  return "resign";
}

Move parse_move(Size size, Colour colour, std::string_view name) {
  if (name == "swap" || name == "swap-sides") return {MoveKind::swap_sides, colour};
  if (name == "swap-pieces") return {MoveKind::swap_pieces, colour};
  if (name == "pass" || name.empty()) return {MoveKind::pass, colour};
  if (name == "resign" || name == "forfeit") return {MoveKind::resign, colour};
  return {MoveKind::place, colour, connection::parse_cell(size, name)};
}

}  // namespace beeline::formats
