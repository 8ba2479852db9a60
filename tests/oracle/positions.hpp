// Positions to test with: all of a small board, or random ones of any board.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "connection/position.hpp"

namespace beeline::oracle {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::Size;

using Random = std::mt19937_64;

inline constexpr Colour both_colours[] = {Colour::black, Colour::white};

// Every legal size.
[[nodiscard]] inline std::vector<Size> all_sizes() {
  std::vector<Size> sizes;
  for (int width = 1; width <= connection::longest_side; ++width)
    for (int height = 1; height <= connection::longest_side; ++height)
      sizes.push_back({width, height});
  return sizes;
}

// Calls f with every way to colour the board, each with either side to move.
template <class F>
void for_each_position(Size size, F&& f) {
  std::uint64_t colourings = 1;
  for (int cell = 0; cell < size.cells(); ++cell) colourings *= 3;
  for (std::uint64_t code = 0; code < colourings; ++code) {
    Position position{size, {}, {}, Colour::black};
    std::uint64_t rest = code;
    for (int cell = 0; cell < size.cells(); ++cell, rest /= 3) {
      if (rest % 3 == 1) position.black.push_back(static_cast<Cell>(cell));
      if (rest % 3 == 2) position.white.push_back(static_cast<Cell>(cell));
    }
    for (const Colour colour : both_colours) {
      position.to_play = colour;
      f(position);
    }
  }
}

// Stones anywhere, few or many; a full board only if asked for.
[[nodiscard]] inline Position random_position(Size size, Random& random, bool full = false) {
  Position position{size, {}, {}, random() % 2 == 0 ? Colour::black : Colour::white};
  const std::uint64_t empties = full ? 0 : 1 + random() % 10;
  for (int cell = 0; cell < size.cells(); ++cell) {
    const std::uint64_t pick = random() % (empties + 4);
    if (pick < empties) continue;
    (pick % 2 == 0 ? position.black : position.white).push_back(static_cast<Cell>(cell));
  }
  return position;
}

}  // namespace beeline::oracle
