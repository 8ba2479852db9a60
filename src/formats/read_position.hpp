// A position in whatever notation the user has it; the text tells which one it is.
//
//   hex 4x4 black=a1 white=b2          words, see connection/position_text.hpp
//   game.sgf                           the name of a file in the Smart Game Format: its last
//   position
//   (;GM[11]SZ[4];B[a1])               such a file's text
//   https://hexworld.org/board/#4,a1   a link
//
// The name of a game in front of the last three says what their notation may not: "rex game.sgf".
#pragma once

#include <string_view>

#include "formats/game_record.hpp"

namespace beeline::formats {

// Every mistake is a UserError, a file that cannot be read too.
[[nodiscard]] GameRecord read_record(std::string_view text);
[[nodiscard]] connection::GamePosition read_position(std::string_view text);

// The record of a file in the Smart Game Format.
[[nodiscard]] GameRecord read_sgf_file(const std::string& name);

}  // namespace beeline::formats
