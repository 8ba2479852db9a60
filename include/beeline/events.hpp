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
  static constexpr std::size_t most_moves = 128;

  // A move of the position that is searched, and its bounds seen from the side to move there.
  struct RootMove {
    std::uint32_t code = 0;  // as played
    Bounds bounds{};
  };

  std::uint8_t line_length = 0;
  std::uint8_t move_count = 0;
  bool turn_kept = true;         // false: the search sees the position with the other side to move
  std::uint16_t turns_kept = 0;  // bit i: the side that makes move i of the line makes the next too
  float table_fill = 0;          // share of the table's entries in use
  Bounds root{};
  double seconds = 0;
  std::uint64_t expansions = 0;
  std::uint32_t jobs_running = 0;
  std::array<std::uint32_t, longest_line> line{};  // codes of the moves now looked at, as played
  std::array<RootMove, most_moves> moves{};        // none before the first job is done

  [[nodiscard]] bool keeps_turn(std::size_t i) const noexcept { return (turns_kept >> i & 1) != 0; }
};

class EventQueue {
 public:
  EventQueue() = default;

  void push(Event event) noexcept {
    event.turn_kept = turn_kept_;
    if (!queue_.push(event)) dropped_.fetch_add(1, std::memory_order_relaxed);
  }

  // For all events to come. To be called while nothing is searched.
  void set_turn_kept(bool kept) noexcept { turn_kept_ = kept; }

  [[nodiscard]] bool pop(Event& event) noexcept { return queue_.pop(event); }

  [[nodiscard]] std::uint64_t dropped() const noexcept {
    return dropped_.load(std::memory_order_relaxed);
  }

 private:
  boost::lockfree::queue<Event, boost::lockfree::capacity<128>> queue_;
  bool turn_kept_ = true;
  std::atomic<std::uint64_t> dropped_{0};
};

}  // namespace beeline
