// Live progress for a person at a terminal: one line, rewritten in place.
#pragma once

#include <iosfwd>
#include <stop_token>
#include <string>
#include <thread>

#include "beeline/events.hpp"
#include "connection/position.hpp"

namespace beeline::app {

// "12.3 s  45,210/s  table 41%  phi 12 delta 30  a1 b2 c3", short enough for one line.
[[nodiscard]] std::string progress_line(const Event&, connection::Size, const std::string& label);

// Prints the latest event of a search, at most four times a second, for as long as it lives; then
// leaves the line empty. The search may outrun it: what it cannot show is dropped.
class ProgressPrinter {
 public:
  ProgressPrinter(std::ostream& out, connection::Size size, std::string label);

  [[nodiscard]] EventQueue& events() noexcept { return events_; }

 private:
  void print_until(const std::stop_token&);

  std::ostream& out_;
  const connection::Size size_;
  const std::string label_;  // what is being solved, if there is more than one thing to solve
  EventQueue events_;
  std::jthread printer_;  // last: it uses all of the above
};

}  // namespace beeline::app
