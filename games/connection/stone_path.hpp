// A shortest chain of stones between two points.
#pragma once

#include <optional>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::connection {

// The cells of a shortest chain within `stones` from x to y, both included if they are cells;
// nothing if there is no chain.
[[nodiscard]] inline std::optional<ProofCells> stone_path(const Geometry<Word128>& geometry,
                                                          Colour joiner, ProofCells stones,
                                                          ProofPoint x, ProofPoint y) {
  const auto cells_of = [&](ProofPoint point) {
    if (point.cell == ProofPoint::first_side) return geometry.side_a(joiner);
    if (point.cell == ProofPoint::second_side) return geometry.side_b(joiner);
    return ProofCells::of(point.cell);
  };
  const ProofCells goal = cells_of(y);
  std::vector<ProofCells> rings{cells_of(x) & stones};
  ProofCells reached = rings.front();
  while (!rings.back().meets(goal)) {
    const ProofCells next = (geometry.dilate(rings.back()) & stones) - reached;
    if (next.empty()) return std::nullopt;
    reached |= next;
    rings.push_back(next);
  }
  ProofCells path = ProofCells::of((rings.back() & goal).first());
  ProofCells last = path;
  for (std::size_t i = rings.size() - 1; i-- > 0;) {
    last = ProofCells::of((geometry.dilate(last) & rings[i]).first());
    path |= last;
  }
  return path;
}

}  // namespace beeline::connection
