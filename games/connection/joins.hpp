// Who is joined, and which single stones would join: facts about colourings. Whether joining wins
// is for the game to say.
#pragma once

#include "connection/geometry.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

// Do these stones of a colour join its two sides?
template <class Word>
[[nodiscard]] bool joins(const Geometry<Word>& geometry, Colour colour,
                         CellSet<Word> own) noexcept {
  return geometry.flood(geometry.side_a(colour), own).meets(geometry.side_b(colour));
}

// The empty cells where one more stone of the colour, not yet joined, would join its two sides: the
// cells that lie on side a or touch what is reached from it, and likewise for side b.
template <class Word>
[[nodiscard]] CellSet<Word> joining_cells(const Geometry<Word>& geometry, Colour colour,
                                          const Stones<Word>& stones) noexcept {
  const auto within_one_stone_of = [&](CellSet<Word> side) {
    return side | geometry.dilate(geometry.flood(side, stones.of(colour)));
  };
  return (within_one_stone_of(geometry.side_a(colour)) &
          within_one_stone_of(geometry.side_b(colour))) -
         stones.both();
}

}  // namespace beeline::connection
