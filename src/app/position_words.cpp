#include "app/position_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "formats/read_position.hpp"

namespace beeline::app {

CLI::Option* add_text(CLI::App& command, const char* name, const char* value, const char* help,
                      std::optional<std::string>& text) {
  const auto set = [&text](const std::string& given) { text = given; };
  return command.add_option_function<std::string>(name, set, help)->type_name(value);
}

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

PositionWords::PositionWords(CLI::App& command) {
  command.add_option("position", position_, "the position, in quotes or not")
      ->option_text("GAME SIZE ...");
  add_text(command, "--game", "GAME", "with --size: start from the empty board", game_);
  add_text(command, "--size", "WxH", "columns x rows, or N for NxN", size_);
  add_text(command, "--moves", "CELLS", "with --game: alternating moves, Black first", moves_);
}

connection::GamePosition PositionWords::position() const {
  if (by_moves()) return position_by_moves();
  return formats::read_position(fmt::format("{}", fmt::join(position_, " ")));
}

connection::GamePosition PositionWords::position_by_moves() const {
  if (!game_ || !size_) {
    throw connection::UserError(
        fmt::format("{} is missing; for example: --game hex --size 7x7 --moves \"g1 d4\"",
                    game_ ? "--size" : "--game"));
  }
  const auto size = connection::parse_size(*size_);
  return {lower_case(*game_), connection::parse_moves(size, moves_.value_or(""))};
}

}  // namespace beeline::app
