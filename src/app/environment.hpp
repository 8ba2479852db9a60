// What a run of the program is given from outside. Tests bring their own.
#pragma once

#include <iosfwd>
#include <span>

#include "app/registry.hpp"
#include "beeline/control.hpp"

namespace beeline::app {

struct Environment {
  std::istream& in;
  std::ostream& out;  // answers only
  std::ostream& err;  // mistakes and progress
  const StopFlag& interrupt;
  bool err_is_terminal = false;  // progress is shown to a person only
  std::span<const Game> games = known_games();
};

}  // namespace beeline::app
