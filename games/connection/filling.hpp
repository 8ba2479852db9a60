// What has been filled in on a board: cells that are settled though no stone is on them.
#pragma once

#include "connection/stones.hpp"

namespace beeline::connection {

template <class Word>
struct Filling {
  CellSet<Word> dead;
  Stones<Word> captured;  // by each colour

  [[nodiscard]] CellSet<Word> cells() const noexcept { return dead | captured.both(); }
};

}  // namespace beeline::connection
