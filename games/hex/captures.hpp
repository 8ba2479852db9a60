// Captured pairs, as far as the checker's rule `c` follows them.
//
// A pair is captured if, whichever of its cells the opponent takes, the joiner's stone on the other
// kills it. A claim that was proved with both cells as the joiner's stones then holds with both
// open. Without this, a proof would have to play out every intrusion: proofs of 7x7 openings become
// up to six hundred times smaller with it.
//
// Dead  An opponent's stone is dead if every chain of the joiner's that could go through its cell
//       goes past it instead: any two neighbours of the cell that may be the joiner's touch each
//       other or the same chain of the joiner's stones. A side counts as a stone.
#pragma once

#include <span>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"
#include "hex/fill_in.hpp"

namespace beeline::hex {

class Captures {
 public:
  using Set = connection::ProofCells;
  using Pair = connection::ProofPair;
  using Geometry = connection::Geometry<connection::Word128>;

  Captures(const Geometry& geometry, connection::Colour joiner)
      : geometry_(geometry), joiner_(joiner) {}

  // The joiner's captured pairs, in an order in which each is captured by the stones and the pairs
  // before it.
  [[nodiscard]] std::vector<Pair> find(Set own, Set others);

  // The claim, which may need pairs as stones, with these pairs open. All stones that it needs are
  // among `own` and the pairs, which are those that find() gave for `own`.
  [[nodiscard]] connection::ProofClaim release(const connection::ProofClaim& claim, Set own,
                                               std::span<const Pair> pairs,
                                               connection::ProofWriter& writer) const;

 private:
  [[nodiscard]] bool is_dead(connection::Cell cell, Set stones, Set open) const;
  [[nodiscard]] bool is_captured(const Pair&, Set stones, Set open) const;
  [[nodiscard]] bool can_release(Set stones, Set cells, std::span<const Pair> pairs) const;

  const Geometry& geometry_;
  connection::Colour joiner_;
  FillIn<connection::Word128> fill_in_;
};

}  // namespace beeline::hex
