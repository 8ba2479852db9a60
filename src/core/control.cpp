#include "beeline/control.hpp"

#include <algorithm>

namespace beeline {

const char* to_string(StopReason reason) noexcept {
  switch (reason) {
    case StopReason::none: return "none";
    case StopReason::time: return "time";
    case StopReason::expansions: return "expansions";
    case StopReason::memory: return "memory";
    case StopReason::interrupted: return "interrupted";
    case StopReason::failed: return "failed";
  }
  return "unknown";
}

Control::Control(const Limits& limits, const StopFlag& user_stop)
    : limits_(limits), user_stop_(user_stop), start_(Clock::now()) {
  if (limits_.seconds > 0) watch_ = std::thread([this] { watch_clock(); });
}

Control::~Control() {
  if (!watch_.joinable()) return;
  {
    const std::scoped_lock lock(watch_mutex_);
    finished_ = true;
  }
  watch_wakes_.notify_one();
  watch_.join();
}

void Control::watch_clock() {
  // A clock that counts nanoseconds holds some 290 years; a limit of a year is no limit.
  constexpr double longest = 365.0 * 24 * 3600;
  const auto allowed = std::chrono::duration<double>(std::min(limits_.seconds, longest));
  const auto deadline = start_ + std::chrono::duration_cast<Clock::duration>(allowed);
  std::unique_lock lock(watch_mutex_);
  if (!watch_wakes_.wait_until(lock, deadline, [this] { return finished_; })) {
    request_stop(StopReason::time);
  }
}

void Control::request_stop(StopReason reason) noexcept {
  StopReason none = StopReason::none;
  reason_.compare_exchange_strong(none, reason, std::memory_order_relaxed);
}

StopReason Control::reason() const noexcept {
  const StopReason reason = reason_.load(std::memory_order_relaxed);
  if (reason == StopReason::none && user_stop_.requested()) return StopReason::interrupted;
  return reason;
}

double Control::seconds() const noexcept {
  return std::chrono::duration<double>(Clock::now() - start_).count();
}

void Control::check_memory(std::size_t bytes) noexcept {
  const auto allowed = static_cast<std::size_t>(limits_.memory_mib) << 20;
  if (limits_.memory_mib > 0 && bytes > allowed) request_stop(StopReason::memory);
}

}  // namespace beeline
