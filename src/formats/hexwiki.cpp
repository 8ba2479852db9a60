#include "formats/hexwiki.hpp"

#include <fmt/format.h>

namespace beeline::formats {

using connection::Cell;

std::string to_hexwiki(const connection::Position& position, const std::vector<CellLabel>& labels) {
  std::vector<std::string> contents;
  const auto add_stones = [&](char letter, const std::vector<Cell>& stones) {
    for (const Cell cell : stones) {
      contents.push_back(fmt::format("{} {}", letter, connection::cell_name(position.size, cell)));
    }
  };
  add_stones('R', position.black);
  add_stones('B', position.white);
  for (const auto& [cell, text] : labels) {
    contents.push_back(fmt::format("E {}:{}", text, connection::cell_name(position.size, cell)));
  }
  return fmt::format(R"(<hexboard size="{}x{}" coords="show" contents="{}"/>)",
                     position.size.height, position.size.width, fmt::join(contents, " "));
}

}  // namespace beeline::formats
