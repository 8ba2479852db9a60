// The pairing of the board with one row more than columns, or the other way round.
//
// On W columns by W+1 rows pair the cell in column c and row r <= c with that in column r and row
// c+1: a mirror image. Every way of Black's from top to bottom holds a whole pair, so White, with
// the shorter way, is joined as soon as it has a cell of each.  [Gar58] On the board with a column
// more, columns and rows change places. The half-turn maps the pairing to itself, so that it is the
// same on a turned board.
//
// The pairing is too large for a search to find it. Later in the game it often still holds.
//
// Checked  tests/rex/symmetry_test.cpp: by definition, up to 6x7.
#pragma once

#include <optional>

#include "connection/position.hpp"
#include "rex/pairing.hpp"

namespace beeline::rex {

struct MirrorPairing {
  connection::Colour joins = connection::Colour::white;  // the player with the shorter way
  Pairing pairing;

  [[nodiscard]] static std::optional<MirrorPairing> of(connection::Size size) {
    const int shorter = std::min(size.width, size.height);
    if (std::max(size.width, size.height) != shorter + 1) return std::nullopt;
    const bool tall = size.height > size.width;
    const auto cell = [tall](int along, int across) {
      const int number = tall ? grid_side * across + along : grid_side * along + across;
      return static_cast<GridCell>(number);
    };
    MirrorPairing mirror;
    mirror.joins = tall ? connection::Colour::white : connection::Colour::black;
    for (int c = 0; c < shorter; ++c) {
      for (int r = 0; r <= c; ++r) mirror.pairing.pairs.push_back({cell(c, r), cell(r, c + 1)});
    }
    return mirror;
  }

 private:
  static constexpr int grid_side = connection::grid_side;
};

}  // namespace beeline::rex
