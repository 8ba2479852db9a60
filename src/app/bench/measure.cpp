#include "app/bench/measure.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/session.hpp"

namespace beeline::app::bench {

void Measurer::check_winner(std::size_t index, connection::Colour winner,
                            const std::string& label) {
  if (!winners_[index]) winners_[index] = winner;
  if (*winners_[index] == winner) return;
  throw Disagreement(fmt::format("{}: {} wins with {}, but {} won before",
                                 to_string(suite_.positions[index]), to_string(winner), label,
                                 to_string(*winners_[index])));
}

namespace {

// What `whole` has left after `used`, or the position's own limit if that is less; 0 is no limit.
template <class Amount>
Amount limit_left(Amount whole, Amount used, Amount own) {
  if (whole == 0) return own;
  return own > 0 ? std::min(own, whole - used) : whole - used;
}

bool is_used_up(const Limits& whole, const Cost& used) {
  return (whole.seconds > 0 && used.seconds >= whole.seconds) ||
         (whole.expansions > 0 && used.expansions >= whole.expansions);
}

}  // namespace

Cost Measurer::run(const Settings& chosen, const std::string& label, const Limits& whole) {
  Settings settings = chosen;
  settings.fresh_table = true;
  Session session(settings, environment_);
  by_position_.clear();
  Cost total;
  for (std::size_t i = 0; i < suite_.positions.size(); ++i) {
    if (is_used_up(whole, total)) {
      total.complete = false;
      break;
    }
    const Limits& own = chosen.limits;
    settings.limits.seconds = limit_left(whole.seconds, total.seconds, own.seconds);
    settings.limits.expansions = limit_left(whole.expansions, total.expansions, own.expansions);
    const auto progress = fmt::format("{}, position {}/{}", label, i + 1, suite_.positions.size());
    const auto answer = session.solve(suite_.positions[i], progress);
    const auto& statistics = answer.statistics;
    const Cost cost{answer.seconds, statistics.busy_seconds, statistics.cpu_seconds,
                    statistics.expansions, answer.winner.has_value()};
    by_position_.push_back(cost);
    total.seconds += cost.seconds;
    total.busy_seconds += cost.busy_seconds;
    total.cpu_seconds += cost.cpu_seconds;
    total.expansions += cost.expansions;
    total.complete = cost.complete;
    if (!cost.complete) break;
    check_winner(i, *answer.winner, label);
  }
  return total;
}

}  // namespace beeline::app::bench
