// The claims written so far about joining the two sides, to be cited again wherever they fit.
//
// They are looked up at every position of the proof, hundreds of thousands of times, so looking at
// all of them is out of the question. But on the way down a line the opponent only ever gets more
// stones, and a claim that needs a cell of theirs fits nowhere below: each step down keeps a list
// of what may still fit, about half of the list above. The store forgets the oldest claims.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "connection/proof_writer.hpp"

namespace beeline::connection {

class ClaimStore {
 public:
  // A step down, as long as it lives. Steps end in the reverse order.
  class Step {
   public:
    explicit Step(ClaimStore& store) : store_(store) {}
    ~Step() { --store_.depth_; }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    ClaimStore& store_;
  };

  // Only claims that fit where the opponent has these stones are found until the step ends.
  [[nodiscard]] Step step(ProofCells others) {
    if (++depth_ == lists_.size()) lists_.emplace_back();
    const auto& above = lists_[depth_ - 1];
    auto& list = lists_[depth_];
    list.clear();
    std::ranges::copy_if(above, std::back_inserter(list), [others](const ProofClaim& claim) {
      return !(claim.stones | claim.cells).meets(others);
    });
    return Step(*this);
  }

  void add(const ProofClaim& claim) {
    if (lists_.front().size() == most) forget_oldest_half();
    for (std::size_t i = 0; i <= depth_; ++i) lists_[i].push_back(claim);
  }

  // Calls f(claim) for each claim that may fit and demands at most that many stones beyond these,
  // the newest first, until f returns true.
  template <class F>
  void for_each(ProofCells own, int most_missing, F&& f) const {
    const auto& list = lists_[depth_];
    for (std::size_t i = list.size(); i-- > 0;) {
      const ProofClaim& claim = list[i];
      const ProofCells missing = claim.stones - own;
      if (missing.empty() || (most_missing > 0 && missing.count() <= most_missing)) {
        if (f(claim, missing)) return;
      }
    }
  }

 private:
  static constexpr std::size_t most = std::size_t{1} << 20;

  void forget_oldest_half() {
    for (std::size_t i = 0; i <= depth_; ++i) {
      auto& list = lists_[i];
      list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2));
    }
  }

  std::vector<std::vector<ProofClaim>> lists_{1};  // at each step; the first has all
  std::size_t depth_ = 0;
};

}  // namespace beeline::connection
