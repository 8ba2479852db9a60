// A position of a connection game as its users see it: board size, stones, side to move.
//
// Board    W columns by H rows of hexagonal cells, 1x1 to 11x11. Black joins top to bottom (row 1
//          to row H), White joins left to right (column a to the last).
// Cells    letter = column, number = row. a1 is an acute corner: it touches only b1 and a2.
//          Neighbours of (c,r): (c±1,r), (c,r±1), (c+1,r−1), (c−1,r+1).
// Colours  Black opens. Red and Blue are other names of Black and White.
//
// This is the type at the edges of the program; searching uses the cell sets of board.hpp.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace beeline::connection {

enum class Colour : std::uint8_t { black, white };

[[nodiscard]] constexpr Colour opposite(Colour colour) noexcept {
  return colour == Colour::black ? Colour::white : Colour::black;
}

[[nodiscard]] const char* to_string(Colour) noexcept;  // "black", "white"

inline constexpr int longest_side = 11;

struct Size {
  int width = 0;   // columns
  int height = 0;  // rows

  [[nodiscard]] constexpr int cells() const noexcept { return width * height; }
  [[nodiscard]] constexpr bool is_square() const noexcept { return width == height; }
  [[nodiscard]] constexpr bool is_legal() const noexcept {
    return 1 <= width && width <= longest_side && 1 <= height && height <= longest_side;
  }
  friend constexpr bool operator==(const Size&, const Size&) = default;
};

[[nodiscard]] std::string to_string(Size);  // "7x7"

// A cell by its number: row by row from a1, so column + width * row, both from 0.
using Cell = std::uint8_t;

[[nodiscard]] std::string cell_name(Size, Cell);  // "a1"

struct Position {
  Size size;
  std::vector<Cell> black;  // sorted, no cell twice, none in both lists
  std::vector<Cell> white;
  Colour to_play = Colour::black;

  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace beeline::connection
