#include "app/htp/live_graphics.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>

#include "app/htp/graphics.hpp"

namespace beeline::app::htp {
namespace {

constexpr std::chrono::milliseconds between_pictures{300};

}  // namespace

LiveGraphics::LiveGraphics(std::ostream& out, const connection::Position& position)
    : out_(out),
      position_(position),
      drawer_([this](const std::stop_token& stop) { draw_until(stop); }) {}

bool LiveGraphics::take_events() {
  bool news = false;
  while (events_.pop(latest_)) news = true;
  return news;
}

void LiveGraphics::draw_until(const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any wakes;
  std::unique_lock lock(mutex);
  for (;;) {
    wakes.wait_for(lock, stop, between_pictures, [] { return false; });
    if (stop.stop_requested()) return;
    if (take_events()) {
      out_ << to_gfx(position_.size, picture_of(position_, latest_)) << std::flush;
    }
  }
}

void LiveGraphics::finish(const connection::Answer& answer) {
  drawer_.request_stop();
  drawer_.join();
  take_events();
  out_ << to_gfx(position_.size, picture_of(position_, latest_, answer)) << std::flush;
}

}  // namespace beeline::app::htp
