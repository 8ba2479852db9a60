// Do stones and pairs of cells join a colour's sides, whichever cell of each pair the colour gets?
//
// A pair counts as a stone that touches whatever both of its cells touch. This is enough, not
// necessary; it is the rule `t` of the checker.
//
// Checked  tests/proof: the checker agrees with every "yes".
#pragma once

#include <array>
#include <cstddef>
#include <numeric>
#include <span>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::connection {

class Ties {
 public:
  Ties(const Geometry<Word128>& geometry, Colour joiner) : geometry_(geometry), joiner_(joiner) {}

  [[nodiscard]] bool join_sides(ProofCells stones, std::span<const ProofPair> pairs) {
    std::iota(root_.begin(), root_.end(), std::size_t{0});
    for (const Cell cell : stones) {
      for_each_touched(cell, stones, pairs, [&](std::size_t node) { unite(cell, node); });
    }
    do {
      changed_ = false;
      for (std::size_t i = 0; i < pairs.size(); ++i) unite_pair(i, stones, pairs);
    } while (changed_);
    return find(first_side) == find(second_side);
  }

 private:
  static constexpr std::size_t most = Geometry<Word128>::most_cells;
  static constexpr std::size_t first_side = most;
  static constexpr std::size_t second_side = most + 1;
  static constexpr std::size_t first_pair = most + 2;

  void unite_pair(std::size_t i, ProofCells stones, std::span<const ProofPair> pairs) {
    for_each_touched(pairs[i].a, stones, pairs, [&](std::size_t a) {
      for_each_touched(pairs[i].b, stones, pairs, [&](std::size_t b) {
        if (find(a) == find(b)) unite(first_pair + i, a);
      });
    });
  }

  // Calls f with the nodes that a stone on the cell is certain to touch.
  template <class F>
  void for_each_touched(Cell cell, ProofCells stones, std::span<const ProofPair> pairs, F&& f) {
    const ProofCells around = geometry_.neighbours(cell);
    if (geometry_.side_a(joiner_).test(cell)) f(first_side);
    if (geometry_.side_b(joiner_).test(cell)) f(second_side);
    for (const Cell stone : around& stones) f(std::size_t{stone});
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (around.test(pairs[i].a) && around.test(pairs[i].b)) f(first_pair + i);
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
  std::array<std::size_t, first_pair + most / 2> root_{};
  bool changed_ = false;
};

}  // namespace beeline::connection
