// Switches that Hex and Rex share. Each may be off; the answer is the same.
#pragma once

#include "beeline/options.hpp"

namespace beeline::connection {

struct ConnectionOptions {
  bool symmetry = true;
  bool decide_joins = true;
};

inline constexpr std::tuple connection_options{
    Option{"symmetry", &ConnectionOptions::symmetry, false, true,
           "treat turned and mirrored positions as one"},
    Option{"decide-joins", &ConnectionOptions::decide_joins, false, true,
           "decide moves that join two sides without entering them"},
};

}  // namespace beeline::connection
