// How large a proof is and what it consists of; and its main line.
#pragma once

#include <string>

#include "app/proof/strategy.hpp"

namespace beeline::app::proof {

[[nodiscard]] std::string statistics_text(const Proof&);

// The loser's replies that lead deepest into the proof, and the winner's answers: "c2 b3 - d1". A
// dash: no answer is needed.
[[nodiscard]] std::string main_line_text(const Proof&, const Proved&);

// "hex 4x4 black=... to-play=white: Black wins".
[[nodiscard]] std::string statement(const Proof&, const Proved&);

}  // namespace beeline::app::proof
