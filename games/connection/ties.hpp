// Do stones, pairs of cells and earlier claims join two points of a colour, whichever cell of each
// pair the colour gets?
//
// A pair counts as a stone that touches whatever both of its cells touch. This is enough, not
// necessary; it is the rule `t` of the checker.
//
// Checked  tests/proof: the checker agrees with every "yes".
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::connection {

class Ties {
 public:
  Ties(const Geometry<Word128>& geometry, Colour joiner) : geometry_(geometry), joiner_(joiner) {}

  [[nodiscard]] bool hold(const ProofTie& tie) {
    std::iota(root_.begin(), root_.end(), std::size_t{0});
    pairs_ = tie.pairs;
    stones_ = tie.all_stones();
    if (tie.key) stones_.insert(*tie.key);
    for (const Cell cell : stones_) {
      for_each_touched(cell, [&](std::size_t node) { unite(cell, node); });
    }
    for (const ProofClaim& link : tie.links) unite(node_of(link.x), node_of(link.y));
    do {
      changed_ = false;
      for (std::size_t i = 0; i < pairs_.size(); ++i) unite_pair(i);
    } while (changed_);
    return find(node_of(tie.x)) == find(node_of(tie.y));
  }

  // Drops the stone if the tie holds without it.
  void drop_if_superfluous(ProofTie& tie, Cell stone) {
    if (!tie.stones.test(stone) || stone == tie.x.cell || stone == tie.y.cell) return;
    tie.stones.erase(stone);
    if (!hold(tie)) tie.stones.insert(stone);
  }

 private:
  static constexpr std::size_t most = Geometry<Word128>::most_cells;
  static constexpr std::size_t first_side = most;
  static constexpr std::size_t second_side = most + 1;
  static constexpr std::size_t first_pair = most + 2;

  [[nodiscard]] static std::size_t node_of(ProofPoint point) noexcept {
    if (point.cell == ProofPoint::first_side) return first_side;
    return point.cell == ProofPoint::second_side ? second_side : point.cell;
  }

  void unite_pair(std::size_t i) {
    for_each_touched(pairs_[i].a, [&](std::size_t a) {
      for_each_touched(pairs_[i].b, [&](std::size_t b) {
        if (find(a) == find(b)) unite(first_pair + i, a);
      });
    });
  }

  // Calls f with the nodes that a stone on the cell is certain to touch.
  template <class F>
  void for_each_touched(Cell cell, F&& f) {
    const ProofCells around = geometry_.neighbours(cell);
    if (geometry_.side_a(joiner_).test(cell)) f(first_side);
    if (geometry_.side_b(joiner_).test(cell)) f(second_side);
    for (const Cell stone : around& stones_) f(std::size_t{stone});
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      if (around.test(pairs_[i].a) && around.test(pairs_[i].b)) f(first_pair + i);
    }
  }

  [[nodiscard]] std::size_t find(std::size_t node) const noexcept {
    while (root_[node] != node) node = root_[node];
    return node;
  }
  void unite(std::size_t a, std::size_t b) noexcept {
    a = find(a);
    b = find(b);
    if (a == b) return;
    root_[a] = b;
    changed_ = true;
  }

  const Geometry<Word128>& geometry_;
  Colour joiner_;
  std::span<const ProofPair> pairs_;
  ProofCells stones_;
  std::array<std::size_t, first_pair + most / 2> root_{};
  bool changed_ = false;
};

}  // namespace beeline::connection
