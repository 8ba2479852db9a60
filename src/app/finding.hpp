// A position and what the solver said about it.
#pragma once

#include "connection/position_text.hpp"
#include "connection/solver.hpp"

namespace beeline::app {

struct Finding {
  connection::GamePosition asked;
  connection::Answer answer;
};

}  // namespace beeline::app
