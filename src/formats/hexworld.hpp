// Links to the board at hexworld.org: https://hexworld.org/board/#11c1,a3j4:s
//
// After the '#': the size (N, or WxH), display settings (r and c with a number), a comma, the moves
// up to the position shown, perhaps another comma and later moves, which are left out here. Moves
// have nothing between them: a cell, ":s" a swap of pieces, ":p" a pass, ":rb" and ":rw" a
// resignation, ":fb" and ":fw" a forfeit. Red is Black, and moves first.
//
// Links carry no setup stones: a position without a record of alternating moves is written with
// passes. They do not say which game is played either.
#pragma once

#include <string>
#include <string_view>

#include "formats/game_record.hpp"

namespace beeline::formats {

[[nodiscard]] bool is_hexworld_link(std::string_view text);

// Every mistake is a UserError.
[[nodiscard]] GameRecord parse_hexworld(std::string_view link);

[[nodiscard]] std::string to_hexworld(const GameRecord&);

}  // namespace beeline::formats
