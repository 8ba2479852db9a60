// What the user chose for a whole run.
#pragma once

#include <set>
#include <string_view>

#include "beeline/options.hpp"
#include "connection/options.hpp"
#include "hex/options.hpp"
#include "rex/options.hpp"

namespace beeline::app {

struct Settings {
  SearchOptions search;                      // of these only the chosen ones count: registry.hpp
  Limits limits;                             // for each position anew
  connection::ConnectionOptions connection;  // for whichever game is played
  hex::Options hex;                          // all but those of `connection`
  rex::Options rex;
  bool fresh_table = false;  // forget everything between two positions
  bool json = false;
  bool quiet = false;                 // no progress
  std::set<std::string_view> chosen;  // the options of the tables that the user gave, by name
};

}  // namespace beeline::app
