// When a search has to end before its answer: limits, and a stop from outside.
//
// One Control serves one solve and is shared by all its threads. The search only ever reads one
// flag and counts its expansions here; clocks stay out of it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "beeline/options.hpp"

namespace beeline {

// `failed`: a thread threw, and whoever waits for the search gets to see the exception.
enum class StopReason : std::uint8_t { none, time, expansions, memory, interrupted, failed };

[[nodiscard]] const char* to_string(StopReason) noexcept;

// Set by anyone, from any thread or from a signal handler; read by the search.
class StopFlag {
 public:
  void request() noexcept { requested_.store(true, std::memory_order_relaxed); }
  void reset() noexcept { requested_.store(false, std::memory_order_relaxed); }
  [[nodiscard]] bool requested() const noexcept {
    return requested_.load(std::memory_order_relaxed);
  }

 private:
  std::atomic<bool> requested_{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
};

class Control {
 public:
  Control(const Limits& limits, const StopFlag& user_stop);
  ~Control();
  Control(const Control&) = delete;
  Control& operator=(const Control&) = delete;

  [[nodiscard]] bool stop_requested() const noexcept {
    return reason_.load(std::memory_order_relaxed) != StopReason::none || user_stop_.requested();
  }

  // The first reason given is the one that counts.
  void request_stop(StopReason) noexcept;

  [[nodiscard]] StopReason reason() const noexcept;

  // Takes one expansion from the allowance. False: none is left, and the search must stop.
  [[nodiscard]] bool take_expansion() noexcept {
    const auto used = expansions_.fetch_add(1, std::memory_order_relaxed);
    if (limits_.expansions == 0 || used < limits_.expansions) return true;
    expansions_.fetch_sub(1, std::memory_order_relaxed);
    request_stop(StopReason::expansions);
    return false;
  }

  [[nodiscard]] std::uint64_t expansions() const noexcept {
    return expansions_.load(std::memory_order_relaxed);
  }

  [[nodiscard]] double seconds() const noexcept;  // since the control was made

  // Stops the search if it holds more memory than allowed.
  void check_memory(std::size_t bytes) noexcept;

 private:
  using Clock = std::chrono::steady_clock;

  void watch_clock();

  const Limits limits_;
  const StopFlag& user_stop_;
  const Clock::time_point start_;
  std::atomic<StopReason> reason_{StopReason::none};
  alignas(64) std::atomic<std::uint64_t> expansions_{0};

  std::mutex watch_mutex_;
  std::condition_variable watch_wakes_;
  bool finished_ = false;
  std::thread watch_;  // runs only if there is a time limit
};

}  // namespace beeline
