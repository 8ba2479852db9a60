// What the user chose for a whole run.
#pragma once

#include "beeline/options.hpp"
#include "connection/options.hpp"
#include "hex/options.hpp"
#include "rex/options.hpp"

namespace beeline::app {

struct Settings {
  SearchOptions search;
  Limits limits;                             // for each position anew
  connection::ConnectionOptions connection;  // for whichever game is played
  hex::Options hex;                          // all but those of `connection`
  rex::Options rex;
  bool fresh_table = false;  // forget everything between two positions
  bool json = false;
  bool quiet = false;  // no progress
};

}  // namespace beeline::app
