// A board written straight from the rules, slow and obvious: what the fast one is compared with.
// It shares no code with games/ but the types of position.hpp, down to its own idea of which cells
// touch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "connection/position.hpp"

namespace beeline::oracle {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::Size;

enum class Mark : std::uint8_t { empty, black, white };

[[nodiscard]] inline Mark mark_of(Colour colour) {
  return colour == Colour::black ? Mark::black : Mark::white;
}

// Do two cells touch? By their coordinates, in the words of position.hpp.
[[nodiscard]] inline bool touch(Size size, int cell, int other) {
  const int right = other % size.width - cell % size.width;
  const int down = other / size.width - cell / size.width;
  return (right == 1 && down == 0) || (right == -1 && down == 0) || (right == 0 && down == 1) ||
         (right == 0 && down == -1) || (right == 1 && down == -1) || (right == -1 && down == 1);
}

class NaiveBoard {
 public:
  explicit NaiveBoard(Size size) : size_(size) {}
  explicit NaiveBoard(const Position& position) : size_(position.size) {
    for (const Cell cell : position.black) put(cell, Mark::black);
    for (const Cell cell : position.white) put(cell, Mark::white);
  }

  [[nodiscard]] Mark at(std::size_t cell) const { return marks_[cell]; }
  void put(std::size_t cell, Mark mark) { marks_[cell] = mark; }

  // Black: from the first row to the last. White: from the first column to the last.
  [[nodiscard]] bool joined(Colour colour) const {
    Visited visited{};
    const bool down = colour == Colour::black;
    for (int i = 0; i < (down ? size_.width : size_.height); ++i)
      if (reaches_far_side(down ? i : 0, down ? 0 : i, colour, visited)) return true;
    return false;
  }

 private:
  static constexpr std::size_t most_cells = connection::longest_side * connection::longest_side;
  using Visited = std::array<bool, most_cells>;

  // Depth-first search over the stones of one colour.
  [[nodiscard]] bool reaches_far_side(int column, int row, Colour colour, Visited& visited) const {
    if (column < 0 || column >= size_.width || row < 0 || row >= size_.height) return false;
    const auto cell = static_cast<std::size_t>(column + size_.width * row);
    if (visited[cell] || marks_[cell] != mark_of(colour)) return false;
    visited[cell] = true;
    if (colour == Colour::black ? row == size_.height - 1 : column == size_.width - 1) return true;
    return reaches_far_side(column + 1, row, colour, visited) ||
           reaches_far_side(column - 1, row, colour, visited) ||
           reaches_far_side(column, row + 1, colour, visited) ||
           reaches_far_side(column, row - 1, colour, visited) ||
           reaches_far_side(column + 1, row - 1, colour, visited) ||
           reaches_far_side(column - 1, row + 1, colour, visited);
  }

  Size size_;
  std::array<Mark, most_cells> marks_{};
};

}  // namespace beeline::oracle
