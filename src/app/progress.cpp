#include "app/progress.hpp"

#include <fmt/format.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <utility>

#include "app/numbers.hpp"

namespace beeline::app {
namespace {

constexpr std::chrono::milliseconds between_prints{250};
constexpr std::size_t widest_line = 79;  // a longer one would wrap and could not be rewritten
constexpr const char* clear_line = "\r\x1b[K";

}  // namespace

std::string progress_line(const Event& event, connection::Size size, const std::string& label) {
  const Bounds root = event.turn_kept ? event.root : event.root.swapped();
  std::string line =
      fmt::format("{}{}{:.1f} s  {}/s  table {:.0f}%  phi {} delta {} ", label,
                  label.empty() ? "" : "  ", event.seconds, rate(event.expansions, event.seconds),
                  100 * event.table_fill, root.phi, root.delta);
  for (std::size_t i = 0; i < event.line_length; ++i) {
    line += ' ' + connection::cell_name(size, static_cast<connection::Cell>(event.line[i]));
  }
  if (line.size() > widest_line) line.resize(widest_line);
  return line;
}

ProgressPrinter::ProgressPrinter(std::ostream& out, connection::Size size, std::string label)
    : out_(out),
      size_(size),
      label_(std::move(label)),
      printer_([this](const std::stop_token& stop) { print_until(stop); }) {}

void ProgressPrinter::print_until(const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any wakes;
  std::unique_lock lock(mutex);
  const auto wait = [&] {
    wakes.wait_for(lock, stop, between_prints, [] { return false; });
    return !stop.stop_requested();
  };
  bool printed = false;
  while (wait()) {
    Event latest;
    bool news = false;
    while (events_.pop(latest)) news = true;
    if (!news) continue;
    out_ << clear_line << progress_line(latest, size_, label_) << std::flush;
    printed = true;
  }
  if (printed) out_ << clear_line << std::flush;
}

}  // namespace beeline::app
