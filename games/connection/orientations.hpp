// The stones seen under every symmetry of the board at once, and the key they share.
//
// A symmetry maps a position to one with the same winner for the side to move: the half-turn as it
// is, the mirrors with both colours and the side to move swapped. Taking the smallest key over all
// orientations makes equivalent positions one entry of the table. Placing a stone in four sets is
// far cheaper than turning a whole board each time a key is wanted.
//
// Checked  tests/connection/key_test.cpp: keys are equal exactly for symmetric positions.
#pragma once

#include <array>

#include "connection/geometry.hpp"
#include "connection/joins.hpp"
#include "connection/key.hpp"

namespace beeline::connection {

template <class Word>
class Orientations {
 public:
  using Key = PositionKey<Word>;

  // Without symmetry a position is seen only as it is.
  Orientations(Size size, bool symmetry) noexcept : count_(symmetry ? count_symmetries(size) : 1) {}

  // As the position is, not turned or mirrored.
  [[nodiscard]] const Stones<Word>& stones() const noexcept { return seen_[0]; }

  void place(const Geometry<Word>& geometry, Cell cell, Colour colour) noexcept {
    for_each([&](Symmetry symmetry, Stones<Word>& seen) {
      seen.of(seen_colour(symmetry, colour)).insert(geometry.image(symmetry, cell));
    });
  }

  void remove(const Geometry<Word>& geometry, Cell cell, Colour colour) noexcept {
    for_each([&](Symmetry symmetry, Stones<Word>& seen) {
      seen.of(seen_colour(symmetry, colour)).erase(geometry.image(symmetry, cell));
    });
  }

  // A key, and the symmetry under which the position is seen as the key has it.
  struct Canonical {
    Key key;
    Symmetry symmetry = Symmetry::identity;
  };

  // The key is the same for every position that a symmetry makes of this one.
  [[nodiscard]] Canonical canonical(const Geometry<Word>& geometry, Colour to_play) const noexcept {
    const CellSet<Word> all = geometry.all();
    if (stones().both() == all)
      return {Key::of_full(all, joins(geometry, to_play, stones().of(to_play)))};
    Canonical smallest{Key::of(stones(), all, to_play)};
    for (int i = 1; i < count_; ++i) {
      const auto index = static_cast<std::size_t>(i);
      const Symmetry symmetry = every_symmetry[index];
      const Key key = Key::of(seen_[index], all, seen_colour(symmetry, to_play));
      if (key < smallest.key) smallest = {key, symmetry};
    }
    return smallest;
  }

 private:
  [[nodiscard]] static constexpr Colour seen_colour(Symmetry symmetry, Colour colour) noexcept {
    return swaps_colours(symmetry) ? opposite(colour) : colour;
  }

  template <class F>
  void for_each(F&& f) noexcept {
    for (int i = 0; i < count_; ++i) {
      const auto index = static_cast<std::size_t>(i);
      f(every_symmetry[index], seen_[index]);
    }
  }

  int count_;
  std::array<Stones<Word>, every_symmetry.size()> seen_{};
};

}  // namespace beeline::connection
