#include "app/opening_map_text.hpp"

#include <fmt/format.h>

#include <vector>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"
#include "formats/hexwiki.hpp"
#include "formats/hexworld.hpp"

namespace beeline::app {
namespace {

using connection::Cell;
using connection::Colour;

// A stone of the winner's on each cell; the opener is to play.
connection::Position board_of(const OpeningMap& map) {
  connection::Position board{map.size(), {}, {}, map.opener()};
  Cell cell = 0;
  for (const std::string& row : map.rows()) {
    for (const char winner : row) {
      if (winner == 'B') board.black.push_back(cell);
      if (winner == 'W') board.white.push_back(cell);
      ++cell;
    }
  }
  return board;
}

std::string hexwiki(const OpeningMap& map) {
  std::vector<formats::CellLabel> unknown;
  Cell cell = 0;
  for (const std::string& row : map.rows()) {
    for (const char winner : row) {
      if (winner == '?') unknown.push_back({cell, "-"});
      ++cell;
    }
  }
  return formats::to_hexwiki(board_of(map), unknown) + "\n" + map_legend(map);
}

std::string hexworld(const OpeningMap& map) {
  return map_legend(map) + "\n" + formats::to_hexworld({map.game(), board_of(map), {}});
}

}  // namespace

MapNotation parse_map_notation(std::string_view name) {
  if (name == "svg") return MapNotation::svg;
  if (name == "hexwiki") return MapNotation::hexwiki;
  if (name == "hexworld") return MapNotation::hexworld;
  throw connection::UserError(
      fmt::format("--format: {} is unknown: expected text, json, svg, hexwiki or hexworld, such as "
                  "--format svg",
                  connection::quoted(name)));
}

std::string map_legend(const OpeningMap& map) {
  const auto wins = map.wins();
  const bool red_opens = map.opener() == Colour::black;
  return fmt::format(
      "{} {}: {} opens. A cell's colour is the proved winner of that opening: Red (top to bottom) "
      "wins {}, Blue (left to right) wins {}, not proved {} of {}.",
      map.game(), to_string(map.size()), red_opens ? "Red" : "Blue", wins.black, wins.white,
      wins.unknown, map.size().cells());
}

std::string map_text(const OpeningMap& map, MapNotation notation) {
  switch (notation) {
    case MapNotation::svg: return map_svg(map);
    case MapNotation::hexwiki: return hexwiki(map);
    case MapNotation::hexworld: break;
  }
  return hexworld(map);
}

}  // namespace beeline::app
