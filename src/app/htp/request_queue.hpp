// Requests on their way from the thread that reads to the thread that answers.
//
// While a request is answered the next lines are read already, because one of them may be an
// interrupt. An interrupt means the request that is being answered and those that wait, never a
// later one: it is sent by somebody who has seen no answer to them yet.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>

#include "app/htp/request.hpp"
#include "beeline/control.hpp"

namespace beeline::app::htp {

class RequestQueue {
 public:
  // For the thread that reads. False: nobody answers any more.
  [[nodiscard]] bool push(Request);
  void interrupt();
  void close();    // no more requests will come
  void abandon();  // and those that wait are not to be answered

  // For the thread that answers: the next request, once there is one, or nothing after the last.
  // From here until the next call stop() tells whether this request has been interrupted.
  [[nodiscard]] std::optional<Request> next();
  [[nodiscard]] const StopFlag& stop() const noexcept { return stop_; }

 private:
  std::mutex mutex_;
  std::condition_variable wakes_;
  std::deque<Request> waiting_;
  std::uint64_t pushed_ = 0;
  std::uint64_t taken_ = 0;
  std::uint64_t interrupted_ = 0;  // the first so many of those pushed
  bool closed_ = false;
  StopFlag stop_;
};

}  // namespace beeline::app::htp
