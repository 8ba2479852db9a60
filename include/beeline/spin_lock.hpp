// A lock of one byte for critical sections of some dozen instructions. Satisfies Lockable.
#pragma once

#include <atomic>
#include <thread>

namespace beeline {

class SpinLock {
 public:
  void lock() noexcept {
    for (int spins = 0; flag_.test_and_set(std::memory_order_acquire); ++spins) {
      if (spins >= patience) std::this_thread::yield();  // the holder may wait for our core
    }
  }
  void unlock() noexcept { flag_.clear(std::memory_order_release); }

 private:
  static constexpr int patience = 64;
  std::atomic_flag flag_;
};

}  // namespace beeline
