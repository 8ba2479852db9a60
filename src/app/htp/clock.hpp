// How long a move may take, from what the user interface says about time.
//
//   time_settings MAIN EXTRA MOVES   MAIN seconds for all moves, then EXTRA for every MOVES moves;
//                                    EXTRA > 0 with MOVES = 0 means: no limit
//   time_left COLOUR SECONDS MOVES   what is left; MOVES > 0 if that is extra time
//
// Who says nothing is left alone: then there is no limit from here.
#pragma once

#include <array>
#include <optional>

#include "connection/position.hpp"

namespace beeline::app::htp {

class Clock {
 public:
  void set(double main, double extra, int moves);
  void report(connection::Colour, double seconds, int moves);
  void spend(connection::Colour, double seconds);  // on a move of one's own

  // For one move of a colour that still may make about so many.
  [[nodiscard]] std::optional<double> seconds_for(connection::Colour, int moves_to_come) const;

 private:
  struct Left {
    double seconds = 0;
    int moves = 0;  // 0: main time
  };

  [[nodiscard]] Left& left(connection::Colour colour) {
    return left_[static_cast<std::size_t>(colour)];
  }

  bool limited_ = false;
  Left extra_;
  std::array<Left, 2> left_{};
};

}  // namespace beeline::app::htp
