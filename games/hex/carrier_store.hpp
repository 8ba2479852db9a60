// The carriers of solved positions, and of open ones what is known of them already. Shared by all
// threads of a solver.
//
// Sixty-four stripes of spin locks guard buckets of four. Forgetting costs time, never correctness:
// without a carrier all empty cells serve as one.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

#include "beeline/spin_lock.hpp"
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
        locks_(std::make_unique<Stripe[]>(stripes)) {}

  [[nodiscard]] std::optional<Note> find(const Key& key) const noexcept {
    const std::size_t place = place_of(key);
    const std::scoped_lock lock(locks_[place % stripes].lock);
    for (const Entry& entry : bucket(place).entries) {
      if (entry.state != absent && entry.key == key) {
        return Note{entry.if_won, entry.if_lost, entry.state == solved};
      }
    }
    return std::nullopt;
  }

  void put(const Key& key, const Note& note) noexcept {
    const std::size_t place = place_of(key);
    const std::scoped_lock lock(locks_[place % stripes].lock);
    Bucket& here = bucket(place);
    Entry* target = nullptr;
    for (Entry& entry : here.entries) {
      if (entry.state != absent && entry.key == key) {
        if (entry.state == solved && !note.solved) return;
        target = &entry;
        break;
      }
      if (!target && entry.state == absent) target = &entry;
    }
    if (!target) target = &here.entries[here.entries[0].turn++ % slots];
    const std::uint32_t turn = target->turn;
    *target = {key, note.if_won, note.if_lost, note.solved ? solved : open, turn};
  }

  void clear() { memory_.clear(); }

 private:
  static constexpr std::size_t slots = 4;
  static constexpr std::size_t stripes = 64;

  enum State : std::uint32_t { absent, open, solved };
  struct Entry {
    Key key;
    Set if_won;
    Set if_lost;
    State state;
    std::uint32_t turn;  // of a bucket's first entry: which one is replaced next
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
};

}  // namespace beeline::hex
