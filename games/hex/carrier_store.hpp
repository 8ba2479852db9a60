// The carriers of solved positions, and of open ones what is known of them already. Shared by all
// threads of a solver.
//
// Sixty-four stripes of spin locks guard buckets of four. Forgetting costs time, never correctness:
// without a carrier all empty cells serve as one. Clearing begins a new era: entries of earlier
// ones count as absent, and the memory stays as it is. What is not written is not touched.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

#include "beeline/spin_lock.hpp"
#include "beeline/written_regions.hpp"
#include "beeline/zeroed_memory.hpp"
#include "connection/key.hpp"

namespace beeline::hex {

template <class Word>
class CarrierStore {
 public:
  using Set = connection::CellSet<Word>;
  using Key = connection::PositionKey<Word>;

  // Of a solved position both sets are the winner's carrier. Of an open one: what it has besides
  // the carriers of what follows, if the mover wins and if it loses.
  struct Note {
    Set if_won;
    Set if_lost;
    bool solved = false;
  };

  explicit CarrierStore(std::size_t mib)
      : buckets_(std::bit_floor(std::max<std::size_t>((mib << 20) / sizeof(Bucket), 1))),
        memory_(buckets_ * sizeof(Bucket)),
        locks_(std::make_unique<Stripe[]>(stripes)),
        written_(buckets_) {}

  [[nodiscard]] std::optional<Note> find(const Key& key) const noexcept {
    const std::size_t place = place_of(key);
    const std::scoped_lock lock(locks_[place % stripes].lock);
    if (!written_.contains(place)) return std::nullopt;
    for (const Entry& entry : bucket(place).entries) {
      if (entry.era == era_ && entry.key == key) {
        return Note{entry.if_won, entry.if_lost, entry.solved};
      }
    }
    return std::nullopt;
  }

  void put(const Key& key, const Note& note) noexcept {
    const std::size_t place = place_of(key);
    const std::scoped_lock lock(locks_[place % stripes].lock);
    Bucket& here = bucket(place);
    if (!written_.contains(place)) {
      written_.insert(place);
      here.entries[0] = {key, note.if_won, note.if_lost, era_, 0, note.solved};
      return;
    }
    Entry* target = nullptr;
    for (Entry& entry : here.entries) {
      if (entry.era == era_ && entry.key == key) {
        if (entry.solved && !note.solved) return;
        target = &entry;
        break;
      }
      if (!target && entry.era != era_) target = &entry;
    }
    if (!target) target = &here.entries[here.entries[0].turn++ % slots];
    const std::uint16_t turn = target->era == era_ ? target->turn : std::uint16_t{0};
    *target = {key, note.if_won, note.if_lost, era_, turn, note.solved};
  }

  void clear() {
    written_.clear();
    if (++era_ != 0) return;
    memory_.clear();
    era_ = 1;
  }

 private:
  static constexpr std::size_t slots = 4;
  static constexpr std::size_t stripes = 64;

  struct Entry {
    Key key;
    Set if_won;
    Set if_lost;
    std::uint32_t era;   // 0: never used
    std::uint16_t turn;  // of a bucket's first entry: which one is replaced next
    bool solved;
  };
  struct Bucket {
    Entry entries[slots];
  };
  struct alignas(64) Stripe {
    SpinLock lock;
  };

  [[nodiscard]] std::size_t place_of(const Key& key) const noexcept {
    return static_cast<std::size_t>(key.hash() >> 8) & (buckets_ - 1);
  }
  [[nodiscard]] Bucket& bucket(std::size_t place) const noexcept {
    return reinterpret_cast<Bucket*>(memory_.data())[place];
  }

  std::size_t buckets_;
  ZeroedMemory memory_;
  std::unique_ptr<Stripe[]> locks_;
  WrittenRegions written_;
  std::uint32_t era_ = 1;
};

}  // namespace beeline::hex
