// The joinsets that a pairing does not cover yet, while pairs are chosen one after the other.
//
// A cell belongs to one pair at most, so each pair leaves fewer free cells to the joinsets still
// open. How many free cells each of up to 512 joinsets has left is kept in binary, bit by bit: bit
// i of all counts is one set of joinsets. Taking a cell away from many joinsets is one subtraction,
// and those with the fewest free cells are found by looking at the bits from the highest on.
#pragma once

#include <array>
#include <cstddef>

#include "rex/family.hpp"

namespace beeline::rex {

// `Bits`: the counts stay below 2^Bits. Fewer bits are quicker.
template <std::size_t Bits>
class OpenJoinsets {
 public:
  OpenJoinsets(const Block& block, const Lanes& members, Grid live) : open_(members), free_(live) {
    connection::for_each_cell(live, [&](GridCell cell) {
      Lanes carry = block.holds[cell] & members;
      for (Lanes& bit : count_) {
        const Lanes next = bit & carry;
        bit ^= carry;
        carry = next;
      }
    });
  }

  [[nodiscard]] const Lanes& open() const noexcept { return open_; }
  [[nodiscard]] Grid free() const noexcept { return free_; }

  // Pairs two free cells. A joinset that stays open holds at most one of them.
  void pair(const Block& block, GridCell a, GridCell b) noexcept {
    const Lanes& holds_a = block.holds[a];
    const Lanes& holds_b = block.holds[b];
    open_ &= ~(holds_a & holds_b);
    free_ &= ~(connection::grid_of(a) | connection::grid_of(b));
    Lanes borrow = open_ & (holds_a | holds_b);
    for (Lanes& bit : count_) {
      const Lanes next = borrow & ~bit;
      bit ^= borrow;
      borrow = next;
    }
  }

  // Makes a free cell the key: all that hold it are covered.
  void take_key(const Block& block, GridCell key) noexcept {
    open_ &= ~block.holds[key];
    free_ &= ~connection::grid_of(key);
  }

  // Those that no pair can cover any more.
  [[nodiscard]] Lanes with_fewer_than_two() const noexcept {
    Lanes set = open_;
    for (std::size_t bit = 1; bit < Bits; ++bit) set = set & ~count_[bit];
    return set;
  }

  // Of those with at least two: the ones with just two.
  [[nodiscard]] Lanes with_two() const noexcept {
    Lanes set = open_ & ~count_[0];
    for (std::size_t bit = 2; bit < Bits; ++bit) set = set & ~count_[bit];
    return set;
  }

  // Those with as few as any.
  [[nodiscard]] Lanes with_fewest() const noexcept {
    Lanes fewest = open_;
    for (std::size_t bit = Bits; bit-- > 0;) {
      const Lanes fewer = fewest & ~count_[bit];
      if (any(fewer)) fewest = fewer;
    }
    return fewest;
  }

 private:
  Lanes open_;
  std::array<Lanes, Bits> count_{};  // how many free cells each has
  Grid free_;                        // cells in no pair
};

}  // namespace beeline::rex
