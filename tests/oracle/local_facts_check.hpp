// Positions to check local facts on: undecided ones, few enough empty cells to try everything.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "connection/dead_cells.hpp"
#include "connection/position_text.hpp"
#include "connection/stones.hpp"
#include "oracle/completions.hpp"
#include "oracle/positions.hpp"

namespace beeline::oracle {

template <class Word>
[[nodiscard]] connection::Stones<Word> stones_of(const Position& position) {
  connection::Stones<Word> stones;
  for (const Cell cell : position.black) stones.black.insert(cell);
  for (const Cell cell : position.white) stones.white.insert(cell);
  return stones;
}

[[nodiscard]] inline connection::DeadCells<std::uint64_t> facts_about(std::string_view text) {
  const Position position = connection::parse_position(text).position;
  connection::DeadCells<std::uint64_t> cells;
  cells.find(connection::Geometry<std::uint64_t>(position.size),
             stones_of<std::uint64_t>(position));
  return cells;
}

// "a1 b2"
template <class Word>
[[nodiscard]] std::string names(connection::CellSet<Word> cells, Size size) {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ' ';
    text += cell_name(size, cell);
  }
  return text;
}

[[nodiscard]] inline bool is_unjoined(const Position& position) {
  const NaiveBoard board(position);
  return !board.joined(Colour::black) && !board.joined(Colour::white);
}

// Each colouring once, with Black to move.
template <class F>
void for_each_unjoined_position(Size size, F&& f) {
  for_each_position(size, [&](const Position& position) {
    if (position.to_play == Colour::black && is_unjoined(position)) f(position);
  });
}

// Of several sizes, square and not.
template <class F>
void for_random_unjoined_positions(int of_each_size, int most_empty, F&& f) {
  Random random(7);
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{4, 4}, Size{4, 5}, Size{5, 4}, Size{2, 7}})
    for (int left = of_each_size; left > 0;) {
      const Position position = random_position(size, random);
      const auto stones = static_cast<int>(position.black.size() + position.white.size());
      if (size.cells() - stones > most_empty || !is_unjoined(position)) continue;
      f(position);
      --left;
    }
}

}  // namespace beeline::oracle
