// A set of cells in one machine word: cell n is bit n. The sides of the board are not cells.
//
// Every operation is a handful of instructions, so whole-board questions (which cells touch any of
// these stones?) cost no more than questions about one cell. Two widths: 64 bits hold every board
// of up to 64 cells, 128 bits hold the largest board, 11x11.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "connection/position.hpp"

namespace beeline::connection {

__extension__ typedef unsigned __int128 Word128;

template <class Word>
inline constexpr int bits_of = 8 * static_cast<int>(sizeof(Word));

// The standard bit functions know only the standard integers; these know both widths.
[[nodiscard]] constexpr int count_bits(std::uint64_t word) noexcept {
  return std::popcount(word);
}
[[nodiscard]] constexpr int count_bits(Word128 word) noexcept {
  return std::popcount(static_cast<std::uint64_t>(word)) +
         std::popcount(static_cast<std::uint64_t>(word >> 64));
}
[[nodiscard]] constexpr int lowest_bit(std::uint64_t word) noexcept {
  return std::countr_zero(word);
}
[[nodiscard]] constexpr int lowest_bit(Word128 word) noexcept {
  const auto low = static_cast<std::uint64_t>(word);
  const auto high = static_cast<std::uint64_t>(word >> 64);
  return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
}

template <class Word>
class CellSet {
 public:
  class Iterator;

  constexpr CellSet() noexcept = default;
  constexpr explicit CellSet(Word bits) noexcept : bits_(bits) {}

  [[nodiscard]] static constexpr CellSet of(Cell cell) noexcept { return CellSet(Word{1} << cell); }

  // The cells 0 to count-1.
  [[nodiscard]] static constexpr CellSet first_cells(int count) noexcept {
    return CellSet(count == bits_of<Word> ? ~Word{0} : (Word{1} << count) - 1);
  }

  [[nodiscard]] constexpr Word bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr int count() const noexcept { return count_bits(bits_); }
  [[nodiscard]] constexpr bool test(Cell cell) const noexcept { return (bits_ >> cell & 1) != 0; }

  // The cell with the lowest number. The set must not be empty.
  [[nodiscard]] constexpr Cell first() const noexcept {
    return static_cast<Cell>(lowest_bit(bits_));
  }

  [[nodiscard]] constexpr bool meets(CellSet other) const noexcept {
    return (bits_ & other.bits_) != 0;
  }
  [[nodiscard]] constexpr bool contains(CellSet other) const noexcept {
    return (other.bits_ & ~bits_) == 0;
  }

  constexpr void insert(Cell cell) noexcept { bits_ |= Word{1} << cell; }
  constexpr void erase(Cell cell) noexcept { bits_ &= ~(Word{1} << cell); }

  constexpr CellSet& operator|=(CellSet other) noexcept { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) noexcept { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) noexcept { return *this = *this - other; }

  friend constexpr CellSet operator|(CellSet a, CellSet b) noexcept {
    return CellSet(a.bits_ | b.bits_);
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) noexcept {
    return CellSet(a.bits_ & b.bits_);
  }
  friend constexpr CellSet operator^(CellSet a, CellSet b) noexcept {
    return CellSet(a.bits_ ^ b.bits_);
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) noexcept {
    return CellSet(a.bits_ & ~b.bits_);
  }

  // An arbitrary but total order: that of the words.
  friend constexpr auto operator<=>(const CellSet&, const CellSet&) noexcept = default;

  // Visits the cells in ascending order.
  [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(*this); }
  [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(CellSet()); }

 private:
  Word bits_ = 0;
};

// What is still to be visited; the end is where nothing is left.
template <class Word>
class CellSet<Word>::Iterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Cell;
  using difference_type = std::ptrdiff_t;
  using pointer = const Cell*;
  using reference = Cell;

  constexpr Iterator() noexcept = default;
  constexpr explicit Iterator(CellSet rest) noexcept : rest_(rest.bits()) {}

  constexpr Cell operator*() const noexcept { return static_cast<Cell>(lowest_bit(rest_)); }
  constexpr Iterator& operator++() noexcept {
    rest_ &= rest_ - 1;
    return *this;
  }
  constexpr Iterator operator++(int) noexcept {
    const Iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(const Iterator&, const Iterator&) noexcept = default;

 private:
  Word rest_ = 0;
};

}  // namespace beeline::connection
