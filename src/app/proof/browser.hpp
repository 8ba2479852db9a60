// Steps through a proof in the terminal: the reader plays the loser, the proof answers.
//
// One command a line, from any stream, so that it works through pipes:
//
//   a cell    the loser's move there
//   back      take the last move back
//   list      the positions that the proof is about; `go N` goes to one of them
//   quit
#pragma once

#include <iosfwd>

#include "app/proof/strategy.hpp"

namespace beeline::app::proof {

void browse(const Proof&, std::istream&, std::ostream&);

}  // namespace beeline::app::proof
