// A game as it was played: where it began, and every move, swaps included.
//
// Swaps   A player who does not like to answer an opening takes it over. `swap_sides`: the players
//         change colours, the stone stays, so White is to play as before. `swap_pieces`: the
//         players keep their colours, and the stone becomes White's on the mirror image of its
//         cell, (c,r)
//         -> (r,c); Black is to play. Only square boards have that mirror.
// Ends    A player may resign. The stones stay as they are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "connection/position_text.hpp"

namespace beeline::formats {

enum class MoveKind : std::uint8_t { place, pass, swap_sides, swap_pieces, resign };

struct Move {
  MoveKind kind = MoveKind::place;
  connection::Colour colour = connection::Colour::black;
  connection::Cell cell = 0;  // of a stone that is placed

  friend bool operator==(const Move&, const Move&) = default;
};

struct GameRecord {
  std::string game = "hex";  // lower case; which games there are is the caller's business
  connection::Position start;
  std::vector<Move> moves;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

[[nodiscard]] connection::Position empty_board(connection::Size);

// Makes a move, in or out of turn. A move that cannot be made is a UserError.
void play(connection::Position&, const Move&);

[[nodiscard]] connection::Position position_after(const GameRecord&);

// "a1", "pass", "swap-sides", "swap-pieces", "resign"
[[nodiscard]] std::string move_name(connection::Size, const Move&);

// The inverse of move_name. "swap" means swap-sides, as in HexGui.
[[nodiscard]] Move parse_move(connection::Size, connection::Colour, std::string_view name);

// Adds a stone or takes it away, keeping the lists sorted.
void put_stone(connection::Position&, connection::Colour, connection::Cell);
void remove_stone(connection::Position&, connection::Cell);

}  // namespace beeline::formats
