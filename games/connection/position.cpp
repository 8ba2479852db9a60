#include "connection/position.hpp"

#include <fmt/format.h>

namespace beeline::connection {

const char* to_string(Colour colour) noexcept {
  return colour == Colour::black ? "black" : "white";
}

std::string to_string(Size size) {
  return fmt::format("{}x{}", size.width, size.height);
}

std::string cell_name(Size size, Cell cell) {
  const auto column = static_cast<char>('a' + cell % size.width);
  return fmt::format("{}{}", column, cell / size.width + 1);
}

}  // namespace beeline::connection
