// The stones of both colours, as two cell sets without a common cell.
#pragma once

#include "connection/cell_set.hpp"

namespace beeline::connection {

template <class Word>
struct Stones {
  CellSet<Word> black;
  CellSet<Word> white;

  [[nodiscard]] constexpr CellSet<Word>& of(Colour colour) noexcept {
    return colour == Colour::black ? black : white;
  }
  [[nodiscard]] constexpr CellSet<Word> of(Colour colour) const noexcept {
    return colour == Colour::black ? black : white;
  }
  [[nodiscard]] constexpr CellSet<Word> both() const noexcept { return black | white; }

  friend constexpr bool operator==(const Stones&, const Stones&) noexcept = default;
};

}  // namespace beeline::connection
