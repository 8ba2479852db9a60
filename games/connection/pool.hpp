// Things that take time to make, kept for the next who needs one.
//
// lend() hands out one that has come back, or makes one. The loan returns it when it ends. Any
// thread may lend and return; the pool must outlive its loans.
//
// Checked  tests/connection/pool_test.cpp
#pragma once

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace beeline::connection {

template <class T>
class Pool {
 public:
  struct Return {
    Pool* pool;
    void operator()(T* thing) const {
      const std::scoped_lock lock(pool->mutex_);
      pool->kept_.emplace_back(thing);
    }
  };
  using Loan = std::unique_ptr<T, Return>;

  // `make()` returns a std::unique_ptr<T>.
  template <class Make>
  [[nodiscard]] Loan lend(Make&& make) {
    std::unique_ptr<T> thing;
    {
      const std::scoped_lock lock(mutex_);
      if (!kept_.empty()) {
        thing = std::move(kept_.back());
        kept_.pop_back();
      }
    }
    if (!thing) thing = std::forward<Make>(make)();
    return Loan(thing.release(), Return{this});
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<T>> kept_;
};

}  // namespace beeline::connection
