// Positions as text: one line that parse_position reads back, or a drawing of the board.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "connection/position_text.hpp"

namespace beeline::connection {

namespace {

std::string stones_field(Size size, Colour colour, const std::vector<Cell>& stones) {
  if (stones.empty()) return {};
  std::vector<std::string> names;
  for (const Cell cell : stones) names.push_back(cell_name(size, cell));
  return fmt::format(" {}={}", to_string(colour), fmt::join(names, ","));
}

// The marks from first to last with blanks between.
std::string spaced(std::string_view marks) {
  return fmt::format("{}", fmt::join(marks, " "));
}

}  // namespace

std::string to_string(const GamePosition& game_position) {
  const auto& [game, position] = game_position;
  const auto& [size, black, white, to_play] = position;
  return fmt::format("{} {}{}{} to-play={}", game, to_string(size),
                     stones_field(size, Colour::black, black),
                     stones_field(size, Colour::white, white), to_string(to_play));
}

// Each row stands half a cell to the right of the one above, as on a real board: a cell touches the
// two beside it, the two nearest above and the two nearest below.
//
//    a b c
//   1 . B . 1
//    2 . . W 2
//     3 . . . 3
//        a b c
std::string draw(const Position& position) {
  return draw(position, {});
}

std::string draw(const Position& position, const std::vector<CellMark>& special) {
  std::string marks(static_cast<std::size_t>(position.size.cells()), '.');
  for (const Cell cell : position.black) marks[cell] = 'B';
  for (const Cell cell : position.white) marks[cell] = 'W';
  for (const auto& [cell, mark] : special) marks[cell] = mark;

  const auto width = static_cast<std::size_t>(position.size.width);
  const auto height = static_cast<std::size_t>(position.size.height);
  const std::size_t margin = fmt::formatted_size("{}", height);
  const std::string letters = spaced(std::string_view("abcdefghijk").substr(0, width));

  std::string text = fmt::format("{:{}}{}\n", "", margin, letters);
  for (std::size_t row = 0; row < height; ++row)
    text += fmt::format("{:>{}} {} {}\n", row + 1, row + margin,
                        spaced(std::string_view(marks).substr(row * width, width)), row + 1);
  return text + fmt::format("{:{}}{}\n", "", height + margin + 1, letters);
}

}  // namespace beeline::connection
