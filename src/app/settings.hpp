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

// Calls f(title, table, owner) for each table of options, its owner being the part of the settings
// that has them.
template <class SettingsOrConst, class F>
void for_each_table(SettingsOrConst& settings, F&& f) {
  f("Search", search_options, settings.search);
  f("Limits", limit_options, settings.limits);
  f("Games", connection::connection_options, settings.connection);
  f("Hex", hex::hex_options, settings.hex);
  f("Rex", rex::rex_options, settings.rex);
}

}  // namespace beeline::app
