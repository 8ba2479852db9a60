// How long a thread has been at work, by the wall and by its own processor time.
//
// Processor time leaves out what other programs took, so it can be compared on a busy machine.
#pragma once

#include <ctime>

namespace beeline {

class JobClock {
 public:
  void start() noexcept { start_ = now(); }

  void stop() noexcept {
    const Times end = now();
    total_.wall += end.wall - start_.wall;
    total_.cpu += end.cpu - start_.cpu;
  }

  [[nodiscard]] double busy_seconds() const noexcept { return total_.wall; }
  [[nodiscard]] double cpu_seconds() const noexcept { return total_.cpu; }

 private:
  struct Times {
    double wall = 0;
    double cpu = 0;
  };

  [[nodiscard]] static double read(clockid_t clock) noexcept {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }

  [[nodiscard]] static Times now() noexcept {
    return {read(CLOCK_MONOTONIC), read(CLOCK_THREAD_CPUTIME_ID)};
  }

  Times start_;
  Times total_;
};

}  // namespace beeline
