// The pairing of the board with one row more than columns, or the other way round.
//
// On W columns by W+1 rows pair the cell in column c and row r <= c with that in column r and row
// c+1: a mirror image. Every way of Black's from top to bottom holds a whole pair, so White, with
// the shorter way, is joined as soon as it has a cell of each.  [Gar58] On the board with a column
// more, columns and rows change places. The half-turn maps the pairing to itself, so that it is the
// same on a turned board.
//
// The pairing is too large for a search to find it. Later in the game it often still holds, on the
// board itself as long as each pair has a stone of that player's or is empty.
//
// Checked  tests/rex/symmetry_test.cpp: by definition, up to 6x7, and by brute force.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "connection/position.hpp"
#include "rex/pairing.hpp"

namespace beeline::rex {

struct MirrorPairing {
  using CellPair = std::pair<connection::Cell, connection::Cell>;

  connection::Colour joins = connection::Colour::white;  // the player with the shorter way
  Pairing pairing;

  [[nodiscard]] static bool exists(connection::Size size) noexcept {
    return size.width == size.height + 1 || size.height == size.width + 1;
  }
  [[nodiscard]] static connection::Colour joins_on(connection::Size size) noexcept {
    return size.height > size.width ? connection::Colour::white : connection::Colour::black;
  }

  // The pairs on a board where it exists.
  [[nodiscard]] static std::vector<CellPair> pairs_on(connection::Size size) {
    const bool tall = size.height > size.width;
    const auto cell = [&](int along, int across) {
      const int number = tall ? size.width * across + along : size.width * along + across;
      return static_cast<connection::Cell>(number);
    };
    std::vector<CellPair> pairs;
    for (int c = 0; c < std::min(size.width, size.height); ++c) {
      for (int r = 0; r <= c; ++r) pairs.emplace_back(cell(c, r), cell(r, c + 1));
    }
    return pairs;
  }

  // As cells of the grid.
  [[nodiscard]] static std::optional<MirrorPairing> of(connection::Size size) {
    if (!exists(size) || !connection::fits_grid(size)) return std::nullopt;
    MirrorPairing mirror;
    mirror.joins = joins_on(size);
    for (const auto& [a, b] : pairs_on(size)) {
      mirror.pairing.pairs.push_back({connection::to_grid(size, a), connection::to_grid(size, b)});
    }
    return mirror;
  }
};

}  // namespace beeline::rex
