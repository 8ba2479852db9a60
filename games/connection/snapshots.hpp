// The connections of positions studied lately, to begin with when a position after one of them is
// studied. What was filled in there is kept with them: they are connections of the filled board.
//
// All are written one after the other into one block of memory; when its end is reached the oldest
// are overwritten. Forgetting costs time, never correctness, and so does mistaking one position for
// another: a connection search checks what it is given (h_search.hpp). One per thread.
//
// Checked  tests/connection/snapshots_test.cpp
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "beeline/zeroed_memory.hpp"
#include "connection/filling.hpp"
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
        buckets_(std::bit_ceil(room_ / words_per_bucket)) {}

  // What was filled in, and the packed connections of each colour; nothing if the position is not
  // known.
  struct Found {
    Filling<Word> filling;
    std::span<const Word> black, white;
    [[nodiscard]] bool empty() const noexcept { return black.empty(); }
  };

  // Good until the next call that writes.
  [[nodiscard]] Found find(const Stones<Word>& stones) const noexcept {
    const Place* const place = place_of(stones);
    return place == nullptr ? Found{} : at(*place);
  }

  // Keeps a position from being forgotten: if it lies in the older half it is written anew.
  void refresh(const Stones<Word>& stones) {
    Place* const place = place_of(stones);
    if (place == nullptr) return;
    place->used = written_;
    if (written_ - place->start > room_ / 2) keep(stones, at(*place));
  }

  void keep(const Stones<Word>& stones, const Found& found) {
    const auto& [filling, black, white] = found;
    const std::size_t length = black.size() + white.size() + lanes_per_line;
    if (length > room_) return;
    if (written_ % room_ + length > room_) written_ += room_ - written_ % room_;
    Word* const words = data() + written_ % room_;
    std::copy(white.begin(), white.end(), std::copy(black.begin(), black.end(), words));
    place_for(stones) = {stones, filling, written_, black.size(), white.size(), written_};
    written_ += length;
  }

  // Forgets all: whatever was written lies more than one round back.
  void clear() noexcept { written_ = (written_ / room_ + 2) * room_; }

 private:
  static constexpr std::size_t words_per_bucket = 512;  // about what one takes

  struct Place {
    Stones<Word> stones;
    Filling<Word> filling;
    std::size_t start = 0;  // in all that was ever written
    std::size_t black = 0;  // words
    std::size_t white = 0;
    std::size_t used = 0;  // when it was last written or refreshed
  };
  using Bucket = std::array<Place, 4>;

  [[nodiscard]] Found at(const Place& place) const noexcept {
    const Word* const words = data() + place.start % room_;
    return {place.filling, {words, place.black}, {words + place.black, place.white}};
  }

  // Is it whole, and would it be when copied to where it does not overlap itself?
  [[nodiscard]] bool is_whole(const Place& place) const noexcept {
    const std::size_t length = place.black + place.white + lanes_per_line;
    return length > lanes_per_line && written_ - place.start + 2 * length <= room_;
  }

  [[nodiscard]] const Place* place_of(const Stones<Word>& stones) const noexcept {
    for (const Place& place : buckets_[index_of(stones)]) {
      if (place.stones == stones && is_whole(place)) return &place;
    }
    return nullptr;
  }
  [[nodiscard]] Place* place_of(const Stones<Word>& stones) noexcept {
    return const_cast<Place*>(std::as_const(*this).place_of(stones));
  }

  [[nodiscard]] std::size_t index_of(const Stones<Word>& stones) const noexcept {
    const std::uint64_t hash = mix_in(mix_in(0, stones.black.bits()), stones.white.bits());
    return static_cast<std::size_t>(hash) & (buckets_.size() - 1);
  }

  // That of the stones, if they have one, else the one longest out of use.
  [[nodiscard]] Place& place_for(const Stones<Word>& stones) noexcept {
    Bucket& bucket = buckets_[index_of(stones)];
    Place* oldest = bucket.data();
    for (Place& place : bucket) {
      if (place.stones == stones) return place;
      if (place.used < oldest->used) oldest = &place;
    }
    return *oldest;
  }

  [[nodiscard]] Word* data() const noexcept { return reinterpret_cast<Word*>(memory_.data()); }

  std::size_t room_;  // words
  ZeroedMemory memory_;
  std::vector<Bucket> buckets_;
  std::size_t written_ = 0;
};

}  // namespace beeline::connection
