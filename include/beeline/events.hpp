// What a running search reports, through a lock-free queue to one consumer.
//
// Producers are the searching threads; they never wait. If the consumer is slow and the queue is
// full, the event is counted as dropped: a progress line lost is no harm.
#pragma once

#include <array>
#include <atomic>
#include <boost/lockfree/policies.hpp>
#include <boost/lockfree/queue.hpp>
#include <cstdint>

#include "beeline/bounds.hpp"

namespace beeline {

// How far the search has come.
struct Event {
  static constexpr std::size_t longest_line = 16;

  std::uint8_t line_length = 0;
  float table_fill = 0;  // share of the table's entries in use
  Bounds root{};
  double seconds = 0;
  std::uint64_t expansions = 0;
  std::uint32_t jobs_running = 0;
  std::array<std::uint32_t, longest_line> line{};  // codes of the moves now looked at, as played
};

class EventQueue {
 public:
  EventQueue() = default;

  void push(const Event& event) noexcept {
    if (!queue_.push(event)) dropped_.fetch_add(1, std::memory_order_relaxed);
  }

  [[nodiscard]] bool pop(Event& event) noexcept { return queue_.pop(event); }

  [[nodiscard]] std::uint64_t dropped() const noexcept {
    return dropped_.load(std::memory_order_relaxed);
  }

 private:
  boost::lockfree::queue<Event, boost::lockfree::capacity<256>> queue_;
  std::atomic<std::uint64_t> dropped_{0};
};

}  // namespace beeline
