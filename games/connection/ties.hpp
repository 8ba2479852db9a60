// Do stones, pairs of cells and earlier claims join two points of a colour, whichever cell of each
// pair the colour gets?
//
// What certainly hangs together with one point grows step by step. A pair counts as a stone that
// touches whatever both of its cells touch. Where that is not enough, a pair is split: growth goes
// on with the colour's stone on its one cell, and with one on the other, and what both arrive at is
// certain. A split may hold further splits; as their results are merged again, it takes few of them
// where a plain tree of cases takes hundreds. This is the rule `t` of the checker.
//
// Source   Merging what two cases have in common is Stålmarck's method of proof.
// Checked  tests/proof: the checker agrees with every "yes".
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::connection {

class Ties {
 public:
  Ties(const Geometry<Word128>& geometry, Colour joiner)
      : geometry_(geometry), rows_{geometry.side_a(joiner), geometry.side_b(joiner)} {}

  [[nodiscard]] bool hold(const ProofTie&);

  // Finds splits by which the tie holds, if they are few.
  [[nodiscard]] bool find_splits(ProofTie&);

  // Drops the stone if the tie holds without it.
  void drop_if_superfluous(ProofTie&, Cell stone);

 private:
  using Splits = std::vector<ProofSplit>;

  // What certainly hangs together: stones, and the cells on which a stone would.
  struct Part {
    ProofCells stones;
    ProofCells reach;
    std::array<bool, 2> sides{};
    friend bool operator==(const Part&, const Part&) = default;
  };

  // The point where the part begins, by itself. `stones` becomes what may be counted on.
  Part begin(const ProofTie&, ProofCells& stones);
  void add_side(Part&, std::size_t side) const;
  void add_stones(Part&, ProofCells seed, ProofCells stones) const;
  void add_point(Part&, ProofPoint, ProofCells stones) const;
  [[nodiscard]] bool has(const Part&, ProofPoint) const;
  [[nodiscard]] bool is_joined(const Part& part) const {
    return has(part, tie_->x) && has(part, tie_->y);
  }

  void grow(Part&, ProofCells stones) const;
  void follow(Part&, ProofCells stones, const Splits&) const;
  void search(Part&, ProofCells stones, int depth, Splits&);
  [[nodiscard]] bool split_once(Part&, ProofCells stones, int depth, Splits&);
  // Adds what holds in both cases.
  void merge(Part&, const Part& a, const Part& b) const;
  void drop_superfluous(const ProofTie&, Splits& within);

  const Geometry<Word128>& geometry_;
  std::array<ProofCells, 2> rows_;
  const ProofTie* tie_ = nullptr;
  int steps_left_ = 0;
};

}  // namespace beeline::connection
