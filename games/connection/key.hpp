// A position as a value of two words: the key under which the search stores what it knows.
//
//   occupied         the cells with a stone
//   black_and_turn   the black stones, and if White is to move all empty cells as well
//
// While a cell is empty the two words give back the position: the empty cells tell whose turn it
// is. On a full board there is no cell left to tell. (No code of two bits per cell does better:
// three contents and two movers make six cases for four codes.) But a full board is over, and all
// that matters is whether the side to move is the joined one: its key keeps just that. So equal
// keys always mean equal winners for the side to move, also between positions of a batch whose
// stone counts differ.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "beeline/game.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

// Spreads every bit of a word over all of them: the finishing step of SplitMix64.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word) noexcept {
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
  word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
  return word ^ (word >> 31);
}

[[nodiscard]] constexpr std::uint64_t mix_in(std::uint64_t hash, std::uint64_t word) noexcept {
  return mix(hash + 0x9e3779b97f4a7c15 + word);
}
[[nodiscard]] constexpr std::uint64_t mix_in(std::uint64_t hash, Word128 word) noexcept {
  return mix_in(mix_in(hash, static_cast<std::uint64_t>(word)),
                static_cast<std::uint64_t>(word >> 64));
}

template <class Word>
struct PositionKey {
  CellSet<Word> occupied;
  CellSet<Word> black_and_turn;

  // For a board with an empty cell.
  [[nodiscard]] static constexpr PositionKey of(const Stones<Word>& stones, CellSet<Word> all,
                                                Colour to_play) noexcept {
    const bool black_moves = to_play == Colour::black;
    return {stones.both(), black_moves ? stones.black : all - stones.white};
  }

  // For a full board.
  [[nodiscard]] static constexpr PositionKey of_full(CellSet<Word> all,
                                                     bool mover_is_joined) noexcept {
    return {all, mover_is_joined ? all : CellSet<Word>()};
  }

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    return mix_in(mix_in(0, occupied.bits()), black_and_turn.bits());
  }

  friend constexpr auto operator<=>(const PositionKey&, const PositionKey&) noexcept = default;
};

static_assert(GameKey<PositionKey<std::uint64_t>> && sizeof(PositionKey<std::uint64_t>) == 16);
static_assert(GameKey<PositionKey<Word128>> && sizeof(PositionKey<Word128>) == 32);

}  // namespace beeline::connection
