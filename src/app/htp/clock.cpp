#include "app/htp/clock.hpp"

#include <algorithm>

namespace beeline::app::htp {

using connection::Colour;

void Clock::set(double main, double extra, int moves) {
  limited_ = moves > 0 || extra == 0;
  extra_ = {extra, moves};
  left_.fill(main > 0 ? Left{main, 0} : extra_);
}

void Clock::report(Colour colour, double seconds, int moves) {
  limited_ = true;
  left(colour) = {seconds, moves};
}

void Clock::spend(Colour colour, double seconds) {
  Left& own = left(colour);
  own.seconds = std::max(0.0, own.seconds - seconds);
  const bool period_done = own.moves > 0 && --own.moves == 0;
  const bool main_used_up = own.moves == 0 && own.seconds == 0;
  if (extra_.moves > 0 && (period_done || main_used_up)) own = extra_;
}

std::optional<double> Clock::seconds_for(Colour colour, int moves_to_come) const {
  if (!limited_) return std::nullopt;
  constexpr double safety = 0.9;  // for what is not thinking
  constexpr double least = 0.01;
  const Left& own = left_[static_cast<std::size_t>(colour)];
  const int moves = own.moves > 0 ? own.moves : std::max(1, moves_to_come);
  return std::max(least, safety * own.seconds / moves);
}

}  // namespace beeline::app::htp
