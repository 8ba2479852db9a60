#include <fmt/format.h>

#include <iterator>

#include "formats/sgf.hpp"

namespace beeline::formats {
namespace {

using connection::Colour;

char letter(Colour colour) {
  return colour == Colour::black ? 'B' : 'W';
}

void add_stones(std::string& text, const connection::Position& position, Colour colour) {
  const auto& stones = colour == Colour::black ? position.black : position.white;
  if (!stones.empty()) fmt::format_to(std::back_inserter(text), "A{}", letter(colour));
  for (const auto cell : stones) {
    fmt::format_to(std::back_inserter(text), "[{}]", connection::cell_name(position.size, cell));
  }
}

}  // namespace

std::string to_sgf(const GameRecord& record) {
  const auto& start = record.start;
  const auto size = start.size;
  std::string text = "(;FF[4]GM[11]AP[Beeline]";
  const auto out = [&] { return std::back_inserter(text); };
  if (size.is_square()) {
    fmt::format_to(out(), "SZ[{}]", size.width);
  } else {
    fmt::format_to(out(), "SZ[{}:{}]", size.width, size.height);
  }
  if (record.game == "rex") text += "RU[Rex]";
  add_stones(text, start, Colour::black);
  add_stones(text, start, Colour::white);
  if (start != empty_board(size)) fmt::format_to(out(), "PL[{}]", letter(start.to_play));
  for (const Move& move : record.moves) {
    fmt::format_to(out(), ";{}[{}]", letter(move.colour), move_name(size, move));
  }
  return text + ")";
}

}  // namespace beeline::formats
