#include "hex/captures.hpp"

#include <algorithm>
#include <array>

namespace beeline::hex {

using connection::Cell;
using connection::ProofClaim;

std::vector<Captures::Pair> Captures::find(Set own, Set others) {
  connection::Stones<connection::Word128> stones;
  stones.of(joiner_) = own;
  stones.of(opposite(joiner_)) = others;
  fill_in_.run(geometry_, stones);
  Set left = fill_in_.captured(joiner_);
  const Set open = geometry_.all() - others;
  std::vector<Pair> pairs;
  for (bool found = true; found;) {
    found = false;
    for (const Cell a : left) {
      for (const Cell b : left) {
        const Set both = Set::of(a) | Set::of(b);
        if (b <= a || !left.contains(both) || !is_captured({a, b}, own, open)) continue;
        pairs.push_back({a, b});
        own |= both;
        left -= both;
        found = true;
      }
    }
  }
  return pairs;
}

ProofClaim Captures::release(const ProofClaim& claim, Set own, std::span<const Pair> pairs,
                             connection::ProofWriter& writer) const {
  if (own.contains(claim.stones)) return claim;
  // With all pairs and stones each pair is captured, as it was when it was found. Then without
  // what is superfluous, the later pairs first: they may need the earlier ones.
  std::vector<Pair> used(pairs.rbegin(), pairs.rend());
  Set stones = claim.stones | own;
  for (const auto& [a, b] : pairs) stones |= Set::of(a) | Set::of(b);
  for (std::size_t i = 0; i < used.size();) {
    const Set both = Set::of(used[i].a) | Set::of(used[i].b);
    std::vector<Pair> fewer = used;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (!claim.stones.meets(both) && can_release(stones - both, claim.cells, fewer)) {
      stones -= both;
      used = std::move(fewer);
    } else {
      ++i;
    }
  }
  for (const Cell stone : own - claim.stones) {
    if (can_release(stones - Set::of(stone), claim.cells, used)) stones.erase(stone);
  }
  return writer.captured(claim, stones - claim.stones, used);
}

bool Captures::can_release(Set stones, Set cells, std::span<const Pair> pairs) const {
  cells -= stones;
  for (const Pair& pair : pairs) {
    const Set both = Set::of(pair.a) | Set::of(pair.b);
    stones -= both;
    cells |= both;
    if (!is_captured(pair, stones, stones | cells)) return false;
  }
  return true;
}

bool Captures::is_captured(const Pair& pair, Set stones, Set open) const {
  return is_dead(pair.a, stones | Set::of(pair.b), open) &&
         is_dead(pair.b, stones | Set::of(pair.a), open);
}

// The opponent has the cell and all that is not open.
bool Captures::is_dead(Cell cell, Set stones, Set open) const {
  const Set around = geometry_.neighbours(cell) & open;
  const std::array sides{geometry_.side_a(joiner_), geometry_.side_b(joiner_)};
  // Of a cell, or (then `self` is empty) of a side with the cells that it touches.
  const auto touches_all = [&](Set self, Set near) {
    const Set chain = geometry_.flood((self | near) & stones, stones);
    if (!(self | near | chain | geometry_.dilate(chain)).contains(around)) return false;
    return std::ranges::all_of(sides, [&](Set side) {
      return !side.test(cell) || near == side || (self | chain).meets(side);
    });
  };
  for (const Cell next : around) {
    if (!touches_all(Set::of(next), geometry_.neighbours(next))) return false;
  }
  return std::ranges::all_of(
      sides, [&](Set side) { return !side.test(cell) || touches_all({}, side); });
}

}  // namespace beeline::hex
