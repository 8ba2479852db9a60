// Which parts of a table have been written.
//
// A search mostly asks for what is not there. In a region that is not marked there is nothing, so
// that no page of it need be touched: a page that is read before it is written costs two faults,
// and the second stops all threads.
//
// A mark is set and looked at under the lock of the place in question. Several places share one,
// and their locks may differ.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace beeline {

class WrittenRegions {
 public:
  explicit WrittenRegions(std::size_t places)
      : count_((places + places_per_region - 1) / places_per_region) {
    clear();
  }

  [[nodiscard]] bool contains(std::size_t place) const noexcept {
    return marks_[place / places_per_region].load(std::memory_order_relaxed) != 0;
  }
  void insert(std::size_t place) noexcept {
    marks_[place / places_per_region].store(1, std::memory_order_relaxed);
  }
  void clear() { marks_ = std::make_unique<Mark[]>(count_); }

 private:
  using Mark = std::atomic<std::uint8_t>;
  static constexpr std::size_t places_per_region = 32;  // some 4 KiB of buckets

  std::size_t count_;
  std::unique_ptr<Mark[]> marks_;
};

}  // namespace beeline
