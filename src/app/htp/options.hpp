// How the HTP engine plays. Unlike the other options these change moves, not only their cost.
#pragma once

#include "beeline/options.hpp"

namespace beeline::app::htp {

struct Options {
  double move_time = 10;
  bool swap = true;
  bool resign = false;
};

inline constexpr std::tuple options_table{
    Option{"move-time", &Options::move_time, 0.0, 1e9,
           "seconds for a move without time settings (0: until it is solved)"},
    Option{"swap", &Options::swap, false, true,
           "the second player may swap, on square boards: genmove does if the opening wins"},
    Option{"resign", &Options::resign, false, true,
           "resign when the position is proved lost (off: play what resists longest)"},
};

}  // namespace beeline::app::htp
