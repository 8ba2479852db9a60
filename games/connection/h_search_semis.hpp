// Some semi connections of a pair, and how to unite them to a full one.
//
// Semis without a common cell make a full connection: whatever cell the opponent plays, one of them
// is untouched. A small union is wanted, so each step takes the semi that leaves the fewest common
// cells, and among those the one that adds the fewest cells.
#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "connection/h_search_state.hpp"

namespace beeline::connection {

template <class Word, class Lanes>
class HSearchSemis {
 public:
  void clear() noexcept { count_ = 0; }
  [[nodiscard]] bool empty() const noexcept { return count_ == 0; }

  void add(Word carrier) noexcept {
    if (count_ < carriers_.size()) carriers_[count_++] = carrier;
  }
  // Those of a pair, unpacked, that do not meet a set.
  void add_of(const HSearchState<Word>& state, const ConnectionPair<Word>& pair,
              Word avoided = 0) noexcept {
    for (int i = 0; i < pair.semi_lines; ++i) {
      const Line<Word>& line = state.lines[pair.semis[i]];
      for (LaneMask mask = Lanes::apart_from(line, avoided) & pair.semis_used[i]; mask != 0;
           mask &= mask - 1) {
        add(line.lanes[std::countr_zero(mask)]);
      }
    }
  }
  // Those of another list that do not meet a set.
  void take_avoiding(const HSearchSemis& from, Word cells) noexcept {
    count_ = 0;
    for (std::size_t i = 0; i < from.count_; ++i) {
      carriers_[count_] = from.carriers_[i];
      count_ += (from.carriers_[i] & cells) == 0;
    }
  }

  // What all have in common; everything if there are none.
  [[nodiscard]] Word common() const noexcept {
    Word common = ~Word{0};
    for (std::size_t i = 0; i < count_; ++i) common &= carriers_[i];
    return common;
  }

  // The union of some that have no common cell. All together must have none.
  [[nodiscard]] Word unite() const noexcept {
    Word common = ~Word{0};
    Word carrier = 0;
    while (common != 0) {
      Word best = 0;
      int best_score = 1 << 20;
      for (std::size_t i = 0; i < count_; ++i) {
        const Word semi = carriers_[i];
        const int score = 256 * count_bits(common & semi) + count_bits(carrier | semi);
        if (score < best_score) {
          best_score = score;
          best = semi;
        }
      }
      common &= best;
      carrier |= best;
    }
    return carrier;
  }

 private:
  // Room for two pairs and some more; what does not fit is left out.
  static constexpr std::size_t room =
      std::size_t{2} * most_semi_lines * lanes_per_line + most_semi_lines * lanes_per_line;
  std::array<Word, room> carriers_;
  std::size_t count_ = 0;
};

}  // namespace beeline::connection
