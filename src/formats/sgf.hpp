// Games in the Smart Game Format, which HexGui and the game servers read and write.
//
// GM[11] is Hex. Rex has no number of its own: GM[11] with RU[Rex]. SZ[columns:rows], or SZ[N]; no
// size means 11x11. AB, AW and AE set up stones, PL says who is to play. B and W are moves: a cell
// such as e4, "swap-sides", "swap-pieces", "pass", "resign". Of variations the first counts.
//
// HexGui up to version 0.9 wrote "swap-pieces" where it had swapped sides; its files are known by
// their AP[HexGui:0.9] and read the way they were meant.
#pragma once

#include <string>
#include <string_view>

#include "formats/game_record.hpp"

namespace beeline::formats {

// Every mistake is a UserError.
[[nodiscard]] GameRecord parse_sgf(std::string_view text);

[[nodiscard]] std::string to_sgf(const GameRecord&);

}  // namespace beeline::formats
