// Captured pairs, as far as the checker's rule `c` follows them.
//
// A pair is captured if, whichever of its cells the opponent takes, the joiner's stone on the other
// kills it. A claim that was proved with both cells as the joiner's stones then holds with both
// open. If it needs only one of them, only that one must be killed. Without this, a proof would
// have to play out every intrusion.
//
// Dead  An opponent's stone is dead if every chain of the joiner's that could go through its cell
//       goes past it instead: any two neighbours of the cell that may be the joiner's touch each
//       other or the same chain of the joiner's stones. A side counts as a stone.
#pragma once

#include <span>
#include <vector>

#include "connection/captured_pairs.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::hex {

class Captures {
 public:
  using Set = connection::ProofCells;
  using Pair = connection::ProofPair;
  using Geometry = connection::Geometry<connection::Word128>;

  Captures(const Geometry& geometry, connection::Colour joiner)
      : geometry_(geometry), joiner_(joiner) {}

  struct Found {
    std::vector<Pair> pairs;  // of the joiner's, each captured by the stones and the pairs before
    Set given;                // dead, or captured by the opponent, who may as well have them
  };
  [[nodiscard]] Found find(Set own, Set others);

  // The claim, which may need pairs as stones, with these pairs open; the first is opened last. All
  // stones that it needs are among `own`, and those that find() gave are.
  [[nodiscard]] connection::ProofClaim release(const connection::ProofClaim& claim, Set own,
                                               std::span<const Pair> pairs,
                                               connection::ProofWriter& writer) const;

  // The claim, which needs these cells as stones, with the cells open: each of them is killed by a
  // stone on another cell that the claim can spare. Nothing if there are no such cells.
  [[nodiscard]] std::optional<connection::ProofClaim> release_killed(
      const connection::ProofClaim& claim, Set own, Set others, Set cells,
      connection::ProofWriter& writer) const;

 private:
  [[nodiscard]] bool is_dead(connection::Cell cell, Set stones, Set open) const;
  [[nodiscard]] bool is_captured(const Pair&, Set stones, Set open) const;
  [[nodiscard]] bool can_release(Set stones, Set cells, std::span<const Pair> pairs) const;

  const Geometry& geometry_;
  connection::Colour joiner_;
  connection::DeadCells<connection::Word128> facts_;
};

}  // namespace beeline::hex
