// The threads that search together: an arena of oneTBB with as many places.
//
// Threads that are kept from solve to solve start at once; a new arena each time would cost more
// than a small position does.
#pragma once

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>

#include <cstddef>
#include <utility>

namespace beeline {

class Threads {
 public:
  explicit Threads(int count)
      : allow_(oneapi::tbb::global_control::max_allowed_parallelism,
               static_cast<std::size_t>(count)),
        arena_(count) {}

  // Runs f on the calling thread, which becomes one of the arena's; the others take its tasks.
  template <class F>
  void run(F&& f) {
    arena_.execute(std::forward<F>(f));
  }

 private:
  oneapi::tbb::global_control allow_;  // more threads than cores too, if asked for
  oneapi::tbb::task_arena arena_;
};

}  // namespace beeline
