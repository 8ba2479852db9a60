// Diagrams for pages of HexWiki: <hexboard size="7x7" coords="show" contents="R a1 B b2"/>
//
// The size is rows x columns there. R and B are stones, E is a text on an empty cell.
#pragma once

#include <string>
#include <vector>

#include "connection/position.hpp"

namespace beeline::formats {

// `labels`: texts on empty cells.
struct CellLabel {
  connection::Cell cell;
  std::string text;
};

[[nodiscard]] std::string to_hexwiki(const connection::Position&,
                                     const std::vector<CellLabel>& labels = {});

}  // namespace beeline::formats
