#include "app/htp/request_queue.hpp"

#include <utility>

namespace beeline::app::htp {

bool RequestQueue::push(Request request) {
  const std::scoped_lock lock(mutex_);
  if (closed_) return false;
  waiting_.push_back(std::move(request));
  ++pushed_;
  wakes_.notify_one();
  return true;
}

void RequestQueue::interrupt() {
  const std::scoped_lock lock(mutex_);
  interrupted_ = pushed_;
  stop_.request();
}

void RequestQueue::close() {
  const std::scoped_lock lock(mutex_);
  closed_ = true;
  wakes_.notify_one();
}

void RequestQueue::abandon() {
  interrupt();
  const std::scoped_lock lock(mutex_);
  waiting_.clear();
  closed_ = true;
  wakes_.notify_one();
}

std::optional<Request> RequestQueue::next() {
  std::unique_lock lock(mutex_);
  wakes_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
  if (waiting_.empty()) return std::nullopt;
  Request request = std::move(waiting_.front());
  waiting_.pop_front();
  stop_.reset();
  if (++taken_ <= interrupted_) stop_.request();
  return request;
}

}  // namespace beeline::app::htp
