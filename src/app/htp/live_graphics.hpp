// Draws a search for as long as it runs, a few times a second.
#pragma once

#include <iosfwd>
#include <stop_token>
#include <thread>

#include "beeline/events.hpp"
#include "connection/solver.hpp"

namespace beeline::app::htp {

class LiveGraphics {
 public:
  // Nobody else writes to `out` before finish().
  LiveGraphics(std::ostream& out, const connection::Position&);

  [[nodiscard]] EventQueue& events() noexcept { return events_; }

  // Ends, with a last picture of what was found.
  void finish(const connection::Answer&);

 private:
  void draw_until(const std::stop_token&);
  bool take_events();

  std::ostream& out_;
  const connection::Position& position_;
  EventQueue events_;
  Event latest_;         // of the drawing thread, and of finish() once that has ended
  std::jthread drawer_;  // last: it uses all of the above
};

}  // namespace beeline::app::htp
