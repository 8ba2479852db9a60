// What the user chose for a whole run.
#pragma once

#include "beeline/options.hpp"
#include "connection/options.hpp"

namespace beeline::app {

struct Settings {
  SearchOptions search;
  Limits limits;  // for each position anew
  connection::ConnectionOptions connection;
  bool fresh_table = false;  // forget everything between two positions
  bool json = false;
  bool quiet = false;  // no progress
};

}  // namespace beeline::app
