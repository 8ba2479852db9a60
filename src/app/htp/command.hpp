// beeline htp: an engine for HexGui and other programs that speak the Hex Text Protocol.
#pragma once

#include <string>

#include "app/environment.hpp"
#include "app/exit_code.hpp"
#include "app/htp/options.hpp"
#include "app/settings.hpp"
#include "connection/position.hpp"

namespace beeline::app {

struct RunHtp {
  Settings settings;
  htp::Options options;
  std::string game;
  connection::Size size;
};

// Answers requests until one says "quit", there are no more of them, or it is interrupted.
[[nodiscard]] ExitCode execute(const RunHtp&, const Environment&);

}  // namespace beeline::app
