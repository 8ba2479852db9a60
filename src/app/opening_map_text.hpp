// Maps of openings for web pages. Red stands for Black and blue for White, as on HexWiki; a cell
// has the colour of who is proved to win if the opening is made there, and what is not proved looks
// different. A legend says who opens.
//
//   svg       a picture
//   hexwiki   a diagram for HexWiki with a caption; "-" marks what is not proved
//   hexworld  the legend, and a link to a board with a stone of the winner's on each cell
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/opening_map.hpp"

namespace beeline::app {

enum class MapNotation : std::uint8_t { svg, hexwiki, hexworld };

// A UserError if there is no such notation.
[[nodiscard]] MapNotation parse_map_notation(std::string_view name);

[[nodiscard]] std::string map_text(const OpeningMap&, MapNotation);

// "rex 4x4: Red (top to bottom) opens. Red wins 14, Blue wins 2 of 16 openings, all proved."
[[nodiscard]] std::string map_legend(const OpeningMap&);

[[nodiscard]] std::string map_svg(const OpeningMap&);

}  // namespace beeline::app
