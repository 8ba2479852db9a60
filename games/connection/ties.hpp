// Do stones, pairs of cells and earlier claims join two points of a colour, whichever cell of each
// pair the colour gets?
//
// A pair counts as a stone that touches whatever both of its cells touch. Where that is not enough,
// cases are told apart: the colour has one of a pair's cells, or the other. This is the rule `t` of
// the checker.
//
// Checked  tests/proof: the checker agrees with every "yes".
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::connection {

class Ties {
 public:
  Ties(const Geometry<Word128>& geometry, Colour joiner) : geometry_(geometry), joiner_(joiner) {}

  [[nodiscard]] bool hold(const ProofTie& tie) {
    const ProofCells stones = start(tie);
    if (tie.cases.empty()) return joins(stones);
    std::size_t at = 0;
    return joins_by_cases(stones, at);
  }

  // Finds cases by which the tie holds, if they are few.
  [[nodiscard]] bool find_cases(ProofTie& tie) {
    const ProofCells stones = start(tie);
    return joins(stones) || tell_apart(stones, tie.cases);
  }

  // Drops the stone if the tie holds without it.
  void drop_if_superfluous(ProofTie& tie, Cell stone) {
    if (!tie.stones.test(stone) || stone == tie.x.cell || stone == tie.y.cell) return;
    tie.stones.erase(stone);
    if (!hold(tie)) tie.stones.insert(stone);
  }

 private:
  static constexpr std::size_t most_cases = 301;

  // Remembers the tie; returns the stones that it may count on.
  [[nodiscard]] ProofCells start(const ProofTie& tie) {
    tie_ = &tie;
    ProofCells stones = tie.all_stones();
    if (tie.key) stones.insert(*tie.key);
    return stones;
  }

  [[nodiscard]] bool joins_by_cases(ProofCells stones, std::size_t& at) {
    const auto& pair = tie_->cases[at++];
    if (!pair) return joins(stones);
    return joins_by_cases(stones | ProofCells::of(pair->a), at) &&
           joins_by_cases(stones | ProofCells::of(pair->b), at);
  }

  // By the pair at what hangs together that leaves the least to be told apart.
  [[nodiscard]] bool tell_apart(ProofCells stones, std::vector<std::optional<ProofPair>>& cases) {
    if (joins(stones)) {
      cases.emplace_back(std::nullopt);
      return true;
    }
    if (cases.size() >= most_cases) return false;
    const ProofCells reach = reach_;
    const ProofPair* best = nullptr;
    int best_score = -1;
    for (const ProofPair& pair : tie_->pairs) {
      const auto a = ProofCells::of(pair.a);
      const auto b = ProofCells::of(pair.b);
      if (stones.meets(a | b)) continue;
      if (best_score > 0 && !reach.meets(a | b)) continue;
      const int score = int{joins(stones | a)} + int{joins(stones | b)};
      if (score > best_score) {
        best_score = score;
        best = &pair;
      }
      if (score == 2) break;
    }
    if (best == nullptr) return false;
    const ProofPair pair = *best;
    cases.emplace_back(pair);
    return tell_apart(stones | ProofCells::of(pair.a), cases) &&
           tell_apart(stones | ProofCells::of(pair.b), cases);
  }

  // Grows what hangs together with x: stones, and the cells on which a stone would touch it.
  [[nodiscard]] bool joins(ProofCells stones) {
    const ProofCells rows[] = {geometry_.side_a(joiner_), geometry_.side_b(joiner_)};
    ProofCells part;
    bool has_side[] = {false, false};
    reach_ = {};
    const auto add_side = [&](std::size_t side) {
      has_side[side] = true;
      reach_ |= rows[side];
    };
    const auto add_stones = [&](ProofCells seed) {
      part |= geometry_.flood(seed, stones);
      reach_ |= part | geometry_.dilate(part);
      for (const std::size_t side : {0U, 1U}) {
        if (part.meets(rows[side])) add_side(side);
      }
    };
    const auto add_point = [&](ProofPoint point) {
      if (is_side(point)) return add_side(side_of(point));
      add_stones(ProofCells::of(point.cell));
    };
    const auto has_point = [&](ProofPoint point) {
      return is_side(point) ? has_side[side_of(point)] : part.test(point.cell);
    };
    add_point(tie_->x);
    for (ProofCells before; before != (reach_ | part);) {
      before = reach_ | part;
      add_stones(reach_ & stones);
      for (const ProofClaim& link : tie_->links) {
        if (has_point(link.x)) add_point(link.y);
        if (has_point(link.y)) add_point(link.x);
      }
      for (const auto& [a, b] : tie_->pairs) {
        if (!reach_.test(a) || !reach_.test(b)) continue;
        const ProofCells by_a = geometry_.neighbours(a);
        const ProofCells by_b = geometry_.neighbours(b);
        reach_ |= by_a & by_b;
        add_stones(geometry_.flood(by_a & stones, stones) & geometry_.flood(by_b & stones, stones));
        for (const std::size_t side : {0U, 1U}) {
          if (rows[side].test(a) && rows[side].test(b)) add_side(side);
        }
      }
      if (has_point(tie_->y)) return true;
    }
    return false;
  }

  [[nodiscard]] static bool is_side(ProofPoint point) noexcept {
    return point.cell >= ProofPoint::first_side;
  }
  [[nodiscard]] static std::size_t side_of(ProofPoint side) noexcept {
    return side.cell == ProofPoint::first_side ? 0 : 1;
  }

  const Geometry<Word128>& geometry_;
  Colour joiner_;
  const ProofTie* tie_ = nullptr;
  ProofCells reach_;
};

}  // namespace beeline::connection
