// The claims written so far about joining the two sides, to be cited again wherever they fit.
#pragma once

#include <vector>

#include "connection/proof_writer.hpp"

namespace beeline::connection {

class ClaimStore {
 public:
  void add(const ProofClaim& claim) { claims_.push_back(claim); }

  // A claim that holds where the joiner has these stones and the opponent those, or null. The
  // newest claims are the likeliest to fit.
  [[nodiscard]] const ProofClaim* find(ProofCells own, ProofCells others) const noexcept {
    for (auto claim = claims_.rbegin(); claim != claims_.rend(); ++claim) {
      if (own.contains(claim->stones) && !claim->cells.meets(others)) return &*claim;
    }
    return nullptr;
  }

  // The same once the joiner has played one more stone.
  [[nodiscard]] const ProofClaim* find_after_move(ProofCells own,
                                                  ProofCells others) const noexcept {
    for (auto claim = claims_.rbegin(); claim != claims_.rend(); ++claim) {
      const ProofCells missing = claim->stones - own;
      if (claim->cells.meets(others) || missing.meets(others) || missing.count() > 1) continue;
      return &*claim;
    }
    return nullptr;
  }

 private:
  std::vector<ProofClaim> claims_;
};

}  // namespace beeline::connection
