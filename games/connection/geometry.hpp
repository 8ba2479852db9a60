// The board as a graph: which cells touch, which lie on a side, which symmetries there are.
//
//    a b c                 Black joins top (row 1) to bottom, White joins left (column a) to
//   1 . . .                right. A step to the right adds 1 to a cell's number, a step down
//    2 . . .               adds the width, a step up and right subtracts the width less one.
//     3 . . .
//
// Because a step adds the same number everywhere, a whole set of cells steps at once by one shift;
// a mask removes what left the board through its left or right edge. dilate() is six such steps.
//
// Symmetries that keep neighbours neighbours and sides sides: the half-turn, on every board; on
// square boards also the mirror (c,r) -> (r,c), which turns Black's sides into White's, and the
// mirror followed by the half-turn.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "connection/cell_set.hpp"

namespace beeline::connection {

enum class Symmetry : std::uint8_t { identity, half_turn, mirror, turned_mirror };

inline constexpr std::array every_symmetry{Symmetry::identity, Symmetry::half_turn,
                                           Symmetry::mirror, Symmetry::turned_mirror};

// Does the image of a black stone have to be white?
[[nodiscard]] constexpr bool swaps_colours(Symmetry symmetry) noexcept {
  return symmetry == Symmetry::mirror || symmetry == Symmetry::turned_mirror;
}

// How many of every_symmetry, from the front, a board of this size has.
[[nodiscard]] constexpr int count_symmetries(Size size) noexcept {
  return size.is_square() ? 4 : 2;
}

template <class Word>
class Geometry {
 public:
  using Set = CellSet<Word>;

  static constexpr int most_cells =
      bits_of<Word> < longest_side * longest_side ? bits_of<Word> : longest_side * longest_side;

  template <class T>
  using PerCell = std::array<T, static_cast<std::size_t>(most_cells)>;

  explicit Geometry(Size size);  // legal, and of at most most_cells cells

  [[nodiscard]] Size size() const noexcept { return size_; }
  [[nodiscard]] Set all() const noexcept { return all_; }

  // Where a colour's way begins (Black: top row, White: left column) and where it ends.
  [[nodiscard]] Set side_a(Colour colour) const noexcept {
    return colour == Colour::black ? top_ : left_;
  }
  [[nodiscard]] Set side_b(Colour colour) const noexcept {
    return colour == Colour::black ? bottom_ : right_;
  }

  [[nodiscard]] Set neighbours(Cell cell) const noexcept { return neighbours_[cell]; }

  // Every cell that touches a cell of the set, the set's own cells only if they touch another one.
  [[nodiscard]] Set dilate(Set set) const noexcept {
    const Word from = set.bits();
    const Word down_and_up = from << size_.width | from >> size_.width;
    const Word rightwards = from << 1 | from >> (size_.width - 1);
    const Word leftwards = from >> 1 | from << (size_.width - 1);
    return (Set(down_and_up) & all_) | (Set(rightwards) & (all_ - left_)) |
           (Set(leftwards) & (all_ - right_));
  }

  // The cells of `within` that can be reached from `seed` without leaving `within`.
  [[nodiscard]] Set flood(Set seed, Set within) const noexcept {
    Set reached = seed & within;
    Set frontier = reached;
    while (!frontier.empty()) {
      frontier = (dilate(frontier) & within) - reached;
      reached |= frontier;
    }
    return reached;
  }

  // Where a symmetry of this board takes a cell.
  [[nodiscard]] Cell image(Symmetry symmetry, Cell cell) const noexcept {
    assert(static_cast<int>(symmetry) < count_symmetries(size_));
    return images_[static_cast<std::size_t>(symmetry)][cell];
  }

 private:
  void set_sides();
  void set_images();

  Size size_;
  Set all_;
  Set top_, bottom_, left_, right_;
  PerCell<Set> neighbours_{};
  std::array<PerCell<Cell>, every_symmetry.size()> images_{};
};

extern template class Geometry<std::uint64_t>;
extern template class Geometry<Word128>;

// Calls f<Word>() with the narrowest word that holds a board of this size.
template <class F>
decltype(auto) with_word_for(Size size, F&& f) {
  if (size.cells() <= Geometry<std::uint64_t>::most_cells)
    return std::forward<F>(f).template operator()<std::uint64_t>();
  return std::forward<F>(f).template operator()<Word128>();
}

}  // namespace beeline::connection
