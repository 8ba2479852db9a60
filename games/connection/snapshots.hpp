// The connections of positions studied lately, to begin with when a position after one of them is
// studied.
//
// All are written one after the other into one block of memory; when its end is reached the oldest
// are overwritten. Forgetting costs time, never correctness, and so does mistaking one position for
// another: a connection search checks what it is given (h_search.hpp). One per thread.
//
// Checked  tests/connection/snapshots_test.cpp
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "beeline/zeroed_memory.hpp"
#include "connection/key.hpp"
#include "connection/lanes.hpp"
#include "connection/stones.hpp"

namespace beeline::connection {

template <class Word>
class Snapshots {
 public:
  explicit Snapshots(std::size_t mib)
      : room_((std::max<std::size_t>(mib, 1) << 20) / sizeof(Word)),
        memory_(room_ * sizeof(Word)),
        places_(std::bit_ceil(room_ / typical_words)) {}

  // The packed connections of each colour; nothing if the position is not known.
  struct Found {
    std::span<const Word> black, white;
  };

  [[nodiscard]] Found find(const Stones<Word>& stones) const noexcept {
    const Place& place = places_[index_of(stones)];
    if (place.stones != stones || written_ - place.start > room_) return {};
    const Word* const words = data() + place.start % room_;
    return {{words, place.black}, {words + place.black, place.white}};
  }

  void keep(const Stones<Word>& stones, std::span<const Word> black, std::span<const Word> white) {
    const std::size_t length = black.size() + white.size() + lanes_per_line;
    if (length > room_) return;
    if (written_ % room_ + length > room_) written_ += room_ - written_ % room_;
    Word* const words = data() + written_ % room_;
    std::copy(white.begin(), white.end(), std::copy(black.begin(), black.end(), words));
    places_[index_of(stones)] = {stones, written_, black.size(), white.size()};
    written_ += length;
  }

  // Forgets all: whatever was written lies more than one round back.
  void clear() noexcept { written_ = (written_ / room_ + 2) * room_; }

 private:
  static constexpr std::size_t typical_words = 512;

  struct Place {
    Stones<Word> stones;
    std::size_t start = 0;  // in all that was ever written
    std::size_t black = 0;  // words
    std::size_t white = 0;
  };

  [[nodiscard]] std::size_t index_of(const Stones<Word>& stones) const noexcept {
    const std::uint64_t hash = mix_in(mix_in(0, stones.black.bits()), stones.white.bits());
    return static_cast<std::size_t>(hash) & (places_.size() - 1);
  }
  [[nodiscard]] Word* data() const noexcept { return reinterpret_cast<Word*>(memory_.data()); }

  std::size_t room_;  // words
  ZeroedMemory memory_;
  std::vector<Place> places_;
  std::size_t written_ = 0;
};

}  // namespace beeline::connection
