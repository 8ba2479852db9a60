// The claims written so far about joining the two sides, to be cited again wherever they fit.
#pragma once

#include <algorithm>
#include <vector>

#include "connection/proof_writer.hpp"

namespace beeline::connection {

class ClaimStore {
 public:
  void add(const ProofClaim& claim) { claims_.push_back(claim); }

  // A claim that holds where the joiner has these stones and the opponent those, or null. The
  // newest claims are the likeliest to fit.
  [[nodiscard]] const ProofClaim* find(ProofCells own, ProofCells others) const noexcept {
    return newest([&](const ProofClaim& claim) {
      return own.contains(claim.stones) && !claim.cells.meets(others);
    });
  }

  // The same once the joiner has played one more stone.
  [[nodiscard]] const ProofClaim* find_after_move(ProofCells own,
                                                  ProofCells others) const noexcept {
    return newest([&](const ProofClaim& claim) {
      const ProofCells missing = claim.stones - own;
      return !claim.cells.meets(others) && !missing.meets(others) && missing.count() <= 1;
    });
  }

 private:
  template <class Fits>
  [[nodiscard]] const ProofClaim* newest(Fits fits) const noexcept {
    const auto claim = std::find_if(claims_.rbegin(), claims_.rend(), fits);
    return claim == claims_.rend() ? nullptr : &*claim;
  }

  std::vector<ProofClaim> claims_;
};

}  // namespace beeline::connection
