// Makes the carrier of a solved position smaller.
//
// The winner wins even if all empty cells outside its carrier are the loser's. So give these to the
// loser, and fill in (fill_in.hpp). What is dead then, or captured by the loser, may be the loser's
// as well; the rest of the carrier is a carrier too.
//
//   Why   Every step of filling in keeps the winner, so on the filled board it still wins. Put the
//         dead cells and the loser's captured ones on the board before anything else: each step
//         that gives the winner a captured pair is still good, since what a stone kills stays
//         killed under any further stones. They lead to the same board, which the winner wins; and
//         the pairs lie in the carrier, where the winner answers within them. If filling in joins
//         the winner, no other cell is needed at all.
//
// A smaller carrier refutes more moves (study.hpp) and fits more positions (proof_database.hpp).
//
// Source   giving away what lies outside and filling in for the loser is [HAH09]'s.
// Checked  tests/hex/carrier_trim_test.cpp
#pragma once

#include "hex/fill_in.hpp"

namespace beeline::hex {

template <class Word>
class CarrierTrim {
 public:
  using Set = connection::CellSet<Word>;
  using Colour = connection::Colour;

  explicit CarrierTrim(FillInOptions options) noexcept : fill_in_(options) {}

  // `stones` are those of the position, and the winner wins it on the carrier.
  [[nodiscard]] Set operator()(const connection::Geometry<Word>& geometry,
                               connection::Stones<Word> stones, Colour winner,
                               Set carrier) noexcept {
    const Colour loser = opposite(winner);
    stones.of(loser) |= geometry.all() - stones.both() - carrier;
    fill_in_.run(geometry, stones);
    if (fill_in_.joined()) return fill_in_.captured(winner);
    return carrier - fill_in_.dead() - fill_in_.captured(loser);
  }

 private:
  FillIn<Word> fill_in_;
};

}  // namespace beeline::hex
