// The templates as text, one drawing each.
//
//   X  a stone          *  an empty cell of the carrier          .  anything
//
// With one stone in the drawing, the side lies below its last row; with two, they are the ends.
// Templates that mirror each other are drawn once.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "connection/h_search.hpp"
#include "patterns/templates.hpp"

namespace beeline::patterns {

struct TemplateKind {
  int row = 0;    // of the stone, counted from the side; 0: between two stones
  int right = 0;  // from stone to stone
  int down = 0;
  int window = 0;  // margin or slack, see TemplateSearch
};

// What is searched for patterns/templates.txt.
inline constexpr TemplateKind template_kinds[] = {
    {.row = 2, .window = 3},
    {.row = 3, .window = 3},
    {.row = 4, .window = 2},
    {.right = 1, .down = 1, .window = 2},
    {.right = 2, .down = 0, .window = 2},
    {.right = 2, .down = 1, .window = 2},
    {.right = 3, .down = 0, .window = 2},
};

[[nodiscard]] inline std::vector<Template> templates_of(const TemplateSearch& search,
                                                        const TemplateKind& kind) {
  return kind.row > 0 ? search.to_side(kind.row, kind.window)
                      : search.to_stone(kind.right, kind.down, kind.window);
}

// The mirror image that keeps stone and side where they are.
[[nodiscard]] inline LocalConnection::Set mirrored(const Template& shape) {
  constexpr int width = TemplateSearch::size.width;
  LocalConnection::Set image;
  for (const connection::Cell cell : shape.carrier) {
    const int right = cell % width - shape.stone % width;
    const int down = cell / width - shape.stone / width;
    image.insert(static_cast<connection::Cell>(shape.stone + width * down - right - down));
  }
  return image;
}

// Does the connection search find it, on a board where the opponent has all other cells?
[[nodiscard]] inline bool found_by_rules(const TemplateSearch& search, const Template& shape) {
  using HSearch = connection::HSearch<std::uint64_t>;
  HSearch connections(search.board(), connection::Colour::black, {}, false);
  LocalConnection::Set own = LocalConnection::Set::of(shape.stone);
  if (!shape.to_side) own.insert(shape.other);
  connections.build(own, shape.carrier);
  return connections.has_full(shape.stone, shape.to_side ? HSearch::side_b : shape.other);
}

[[nodiscard]] inline std::string drawing(const Template& shape) {
  constexpr connection::Size size = TemplateSearch::size;
  std::string text;
  for (int row = 0; row < size.height; ++row) {
    std::string line(static_cast<std::size_t>(4 + row), ' ');
    bool any = false;
    for (int column = 0; column < size.width; ++column) {
      const auto cell = static_cast<connection::Cell>(column + size.width * row);
      const bool stone = cell == shape.stone || (!shape.to_side && cell == shape.other);
      line += stone ? 'X' : shape.carrier.test(cell) ? '*' : '.';
      line += ' ';
      any |= stone || shape.carrier.test(cell);
    }
    line.pop_back();
    if (any) text += line + '\n';
  }
  return text;
}

[[nodiscard]] inline std::string write_templates() {
  const TemplateSearch search;
  std::ostringstream body;
  int count = 0;
  for (const TemplateKind& kind : template_kinds)
    for (const Template& shape : templates_of(search, kind)) {
      if (shape.to_side && mirrored(shape) < shape.carrier) continue;
      body << "pattern " << ++count << ": " << shape.carrier.count() << " cells, "
           << (shape.to_side ? "row " + std::to_string(kind.row) : "stone to stone") << '\n'
           << drawing(shape) << "proved by exhaustive local play, no cell can be spared; "
           << (found_by_rules(search, shape) ? "AND and OR find it\n\n"
                                             : "AND and OR do not find it\n\n");
    }
  std::ostringstream text;
  text << "# " << count << " templates: X is connected to the side below, or to X, by * alone\n"
       << "# Written by beeline_patterns; * empty, X stone, . anything\n"
       << "# Up to symmetry; either colour may be X.\n\n"
       << body.str();
  return text.str();
}

}  // namespace beeline::patterns
