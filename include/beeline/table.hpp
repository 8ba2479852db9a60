// The transposition table: what all threads know about positions.
//
// Entries    Exact keys, four to a bucket; the hash picks the bucket, the key decides. Two entries
//            share a cache line where the key has 16 bytes.
// Lists      The move list of an expanded position, so that coming back does not expand it again.
//            Lists lie in rings: a new one overwrites the oldest. A list starts with a header that
//            holds its owner's key. Writing runs forward, so a list loses its header before
//            anything else: a header that is still there proves that the whole list is.
// Locks      Stripes of spin locks. A stripe guards some buckets and their ring; entries and lists
//            are only read and written whole, under it, so that no torn entry is ever believed.
// Replacing  The entry of least value goes: the one with the least work, where a solved entry
//            counts several times and one left from an earlier solve a fraction of its work.
// Clearing   begins a new era: entries of earlier ones count as empty. The memory stays as it is,
// for
//            a page given back would have to be taken again by a fault that stops all threads.
//            Memory that has not been written in this era is not touched (written_regions.hpp).
//
// A full or tiny table costs time, never correctness: the search treats a miss as "not yet known".
// A position that is proved won once and lost once is a broken invariant: store() throws.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <vector>

#include "beeline/bounds.hpp"
#include "beeline/game.hpp"
#include "beeline/spin_lock.hpp"
#include "beeline/written_regions.hpp"
#include "beeline/zeroed_memory.hpp"

namespace beeline {

// Expansions spent below a position, as far as an entry can count.
using Work = std::uint32_t;
inline constexpr Work most_work = (Work{1} << 26) - 1;

[[nodiscard]] constexpr Work to_work(std::uint64_t expansions) noexcept {
  return static_cast<Work>(std::min<std::uint64_t>(expansions, most_work));
}

// How large a table is.
struct TableShape {
  std::size_t buckets = 1;     // a power of two
  std::size_t list_slots = 0;  // all stripes together; a list of n moves takes n + 1
  std::size_t most_stripes = 1024;
};

// A position proved both won and lost. Nothing that follows from it can be trusted.
class Contradiction : public std::logic_error {
 public:
  Contradiction() : std::logic_error("a position was proved both won and lost") {}
};

template <GameKey Key, GameMove Move>
class Table {
 public:
  using ListedChild = Child<Move, Key>;

  // What is known of a position. work == 0: nothing.
  struct Known {
    Bounds bounds{};
    Work work = 0;
    [[nodiscard]] bool found() const noexcept { return work != 0; }
  };

  explicit Table(TableShape shape);

  // The shape that fills `mib` MiB, `list_share` of it with lists.
  [[nodiscard]] static TableShape shape_for(std::size_t mib, double list_share) noexcept;

  [[nodiscard]] Known look_up(const Key&) const noexcept;

  // As look_up, and calls take(child) for each move if the list is still there.
  template <class Take>
  [[nodiscard]] Known recall(const Key&, Take&& take) const;

  // Notes bounds and work. Answers what the table then believes: the argument, or the proof that
  // another thread found meanwhile.
  Bounds store(const Key&, Bounds, Work);

  // Notes the move list of a position that has just been expanded.
  void store_list(const Key&, Work, std::span<const ListedChild>);

  void prefetch(const Key& key) const noexcept {
    if (written_.contains(bucket_index(key))) __builtin_prefetch(&bucket_of(key));
  }

  // From now on the entries stored so far count as old.
  void start_solve() noexcept { age_ = (age_ + 1) & age_mask; }

  void clear();

  [[nodiscard]] std::size_t bytes() const noexcept { return memory_.size(); }
  [[nodiscard]] std::size_t capacity() const noexcept { return shape_.buckets * slots_per_bucket; }
  [[nodiscard]] std::size_t used() const noexcept;
  [[nodiscard]] double fill() const noexcept {
    return static_cast<double>(used()) / static_cast<double>(capacity());
  }
  [[nodiscard]] std::uint64_t replaced() const noexcept;

 private:
  static constexpr std::size_t slots_per_bucket = 4;
  static constexpr std::uint32_t age_mask = 63;
  static constexpr std::uint32_t era_bits = 10;
  static constexpr std::uint32_t era_mask = (1U << era_bits) - 1;
  static constexpr std::size_t largest_ring = (1U << (32 - era_bits)) - 1;

  struct Entry {
    Key key;
    Bounds bounds;
    std::uint32_t work_and_age;  // work in the upper 26 bits
    std::uint32_t
        list_and_era;  // the list's place in the ring plus one, 0: none; era: lower 10 bits

    [[nodiscard]] Work work() const noexcept { return work_and_age >> 6; }
    [[nodiscard]] std::uint32_t age() const noexcept { return work_and_age & age_mask; }
    [[nodiscard]] std::uint32_t list() const noexcept { return list_and_era >> era_bits; }
    [[nodiscard]] std::uint32_t era() const noexcept { return list_and_era & era_mask; }
  };
  static_assert(std::is_trivially_copyable_v<Entry>);

  struct Bucket {
    Entry entries[slots_per_bucket];
  };

  // A child, or the header of a list: then the key is the owner's and count the number of moves.
  // Flat, so that the count fits into what would be padding.
  struct ListSlot {
    Key key;
    Bounds bounds;
    Move move;
    bool same_mover;
    std::uint16_t count;  // 0: a child

    [[nodiscard]] ListedChild child() const noexcept { return {key, bounds, move, same_mover}; }
  };

  struct alignas(64) Stripe {
    mutable SpinLock lock;
    std::uint32_t ring_next = 0;
    std::atomic<std::uint64_t> used{0};  // changed under the lock, read without
    std::atomic<std::uint64_t> replaced{0};
  };

  [[nodiscard]] static TableShape checked(TableShape);

  [[nodiscard]] std::size_t bucket_index(const Key& key) const noexcept {
    return static_cast<std::size_t>(key.hash()) & (shape_.buckets - 1);
  }
  [[nodiscard]] Bucket& bucket_of(const Key& key) const noexcept {
    return buckets_[bucket_index(key)];
  }
  [[nodiscard]] std::size_t stripe_index(const Key& key) const noexcept {
    return bucket_index(key) & (stripe_count_ - 1);
  }
  [[nodiscard]] Stripe& stripe_of(const Key& key) const noexcept {
    return stripes_[stripe_index(key)];
  }
  [[nodiscard]] ListSlot* ring_of(const Key& key) const noexcept {
    return list_slots_ + stripe_index(key) * ring_size_;
  }

  [[nodiscard]] Entry* find(const Key&) const noexcept;
  [[nodiscard]] Entry& make_room(const Key&, Stripe&) noexcept;
  [[nodiscard]] std::uint64_t value(const Entry&) const noexcept;
  [[nodiscard]] std::uint32_t pack(Work work) const noexcept {
    return (std::clamp(work, Work{1}, most_work) << 6) | age_;
  }

  TableShape shape_;
  std::size_t stripe_count_;
  std::size_t ring_size_;  // list slots of one stripe
  ZeroedMemory memory_;    // the buckets, then the list slots
  Bucket* buckets_;
  ListSlot* list_slots_;
  std::unique_ptr<Stripe[]> stripes_;
  WrittenRegions written_;
  std::uint32_t age_ = 0;
  std::uint32_t era_ = 1;  // never 0, which untouched memory has
};

template <GameWorker W>
using TableOf = Table<typename W::Key, typename W::Move>;

template <GameKey Key, GameMove Move>
Table<Key, Move>::Table(TableShape shape)
    : shape_(checked(shape)),
      stripe_count_(std::min(shape.buckets, std::bit_floor(shape.most_stripes))),
      ring_size_(std::min(shape.list_slots / stripe_count_, largest_ring)),
      memory_(shape.buckets * sizeof(Bucket) + ring_size_ * stripe_count_ * sizeof(ListSlot)),
      buckets_(reinterpret_cast<Bucket*>(memory_.data())),
      list_slots_(reinterpret_cast<ListSlot*>(memory_.data() + shape.buckets * sizeof(Bucket))),
      stripes_(std::make_unique<Stripe[]>(stripe_count_)),
      written_(shape_.buckets) {}

template <GameKey Key, GameMove Move>
TableShape Table<Key, Move>::checked(TableShape shape) {
  if (!std::has_single_bit(shape.buckets) || shape.most_stripes == 0) {
    throw std::invalid_argument("a table has a power of two of buckets, and a stripe at least");
  }
  return shape;
}

template <GameKey Key, GameMove Move>
TableShape Table<Key, Move>::shape_for(std::size_t mib, double list_share) noexcept {
  const std::size_t bytes = mib << 20;
  const auto for_entries = static_cast<std::size_t>(static_cast<double>(bytes) * (1 - list_share));
  TableShape shape;
  shape.buckets = std::bit_floor(std::max<std::size_t>(for_entries / sizeof(Bucket), 1));
  if (list_share > 0) {
    shape.list_slots = (bytes - shape.buckets * sizeof(Bucket)) / sizeof(ListSlot);
  }
  return shape;
}

template <GameKey Key, GameMove Move>
auto Table<Key, Move>::find(const Key& key) const noexcept -> Entry* {
  if (!written_.contains(bucket_index(key))) return nullptr;
  for (Entry& entry : bucket_of(key).entries) {
    if (entry.era() == era_ && entry.key == key) return &entry;
  }
  return nullptr;
}

template <GameKey Key, GameMove Move>
auto Table<Key, Move>::look_up(const Key& key) const noexcept -> Known {
  const std::scoped_lock lock(stripe_of(key).lock);
  const Entry* entry = find(key);
  return entry ? Known{entry->bounds, entry->work()} : Known{};
}

template <GameKey Key, GameMove Move>
template <class Take>
auto Table<Key, Move>::recall(const Key& key, Take&& take) const -> Known {
  const std::scoped_lock lock(stripe_of(key).lock);
  const Entry* entry = find(key);
  if (!entry) return {};
  if (entry->list() != 0) {
    const ListSlot* header = ring_of(key) + (entry->list() - 1);
    if (header->count != 0 && header->key == key) {
      for (std::uint32_t i = 1; i <= header->count; ++i) take(header[i].child());
    }
  }
  return {entry->bounds, entry->work()};
}

template <GameKey Key, GameMove Move>
std::uint64_t Table<Key, Move>::value(const Entry& entry) const noexcept {
  constexpr std::uint64_t solved_weight = 8;
  constexpr std::uint64_t present_weight = 16;  // against 1 for entries of earlier solves
  std::uint64_t value = entry.work();
  if (entry.bounds.is_solved()) value *= solved_weight;
  if (entry.age() == age_) value *= present_weight;
  return value;
}

template <GameKey Key, GameMove Move>
auto Table<Key, Move>::make_room(const Key& key, Stripe& stripe) noexcept -> Entry& {
  if (!written_.contains(bucket_index(key))) {
    written_.insert(bucket_index(key));
    stripe.used.fetch_add(1, std::memory_order_relaxed);
    return bucket_of(key).entries[0];
  }
  Entry* least = nullptr;
  for (Entry& entry : bucket_of(key).entries) {
    if (entry.era() != era_) {
      stripe.used.fetch_add(1, std::memory_order_relaxed);
      return entry;
    }
    if (!least || value(entry) < value(*least)) least = &entry;
  }
  stripe.replaced.fetch_add(1, std::memory_order_relaxed);
  return *least;
}

template <GameKey Key, GameMove Move>
Bounds Table<Key, Move>::store(const Key& key, Bounds bounds, Work work) {
  assert(bounds.is_consistent());
  Stripe& stripe = stripe_of(key);
  const std::scoped_lock lock(stripe.lock);
  if (Entry* entry = find(key)) {
    if (entry->bounds.is_solved()) {
      if (bounds.is_solved() && bounds != entry->bounds) throw Contradiction();
      entry->work_and_age = pack(entry->work());  // still of use: young again
      return entry->bounds;
    }
    entry->bounds = bounds;
    entry->work_and_age = pack(work);
    return bounds;
  }
  make_room(key, stripe) = Entry{key, bounds, pack(work), era_};
  return bounds;
}

template <GameKey Key, GameMove Move>
void Table<Key, Move>::store_list(const Key& key, Work work,
                                  std::span<const ListedChild> children) {
  constexpr std::size_t longest = std::numeric_limits<std::uint16_t>::max();
  if (children.empty() || children.size() + 1 > ring_size_ || children.size() > longest) return;
  Stripe& stripe = stripe_of(key);
  const std::scoped_lock lock(stripe.lock);
  if (stripe.ring_next + children.size() + 1 > ring_size_) stripe.ring_next = 0;
  ListSlot* header = ring_of(key) + stripe.ring_next;
  *header = ListSlot{key, {}, {}, false, static_cast<std::uint16_t>(children.size())};
  std::transform(children.begin(), children.end(), header + 1, [](const ListedChild& child) {
    return ListSlot{child.key, child.bounds, child.move, child.same_mover, 0};
  });

  Entry* entry = find(key);
  if (!entry) {
    entry = &make_room(key, stripe);
    *entry = Entry{key, Bounds{}, pack(work), era_};
  }
  entry->list_and_era = (stripe.ring_next + 1) << era_bits | era_;
  stripe.ring_next += static_cast<std::uint32_t>(children.size()) + 1;
}

template <GameKey Key, GameMove Move>
void Table<Key, Move>::clear() {
  era_ = (era_ + 1) & era_mask;
  if (era_ == 0) {
    memory_.clear();
    era_ = 1;
  }
  stripes_ = std::make_unique<Stripe[]>(stripe_count_);
  written_.clear();
  age_ = 0;
}

template <GameKey Key, GameMove Move>
std::size_t Table<Key, Move>::used() const noexcept {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < stripe_count_; ++i) {
    sum += stripes_[i].used.load(std::memory_order_relaxed);
  }
  return sum;
}

template <GameKey Key, GameMove Move>
std::uint64_t Table<Key, Move>::replaced() const noexcept {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < stripe_count_; ++i) {
    sum += stripes_[i].replaced.load(std::memory_order_relaxed);
  }
  return sum;
}

}  // namespace beeline
