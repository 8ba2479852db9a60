#include "hex/captures.hpp"

#include <algorithm>
#include <array>

namespace beeline::hex {

using connection::Cell;
using connection::Colour;
using connection::ProofClaim;

auto Captures::find(Set own, Set others) -> Found {
  connection::Stones<connection::Word128> stones;
  Set& mine = stones.of(joiner_);
  Set& theirs = stones.of(opposite(joiner_));
  mine = own;
  theirs = others;
  std::vector<Pair> pairs;
  for (std::size_t before = 1; before != 0;) {
    before = pairs.size() + static_cast<std::size_t>(theirs.count());
    facts_.find(geometry_, stones);
    if (facts_.graph(Colour::black).joined() || facts_.graph(Colour::white).joined()) break;
    const auto captured = connection::captured_pairs(facts_);
    theirs |= facts_.dead() | captured.of(opposite(joiner_));
    const Set open = geometry_.all() - theirs;
    for (Set left = captured.of(joiner_); !left.empty();) {
      const Cell a = left.first();
      left.erase(a);
      for (const Cell b : left) {
        if (!is_captured({a, b}, mine, open)) continue;
        pairs.push_back({a, b});
        mine |= Set::of(a) | Set::of(b);
        left.erase(b);
        break;
      }
    }
    if (before == pairs.size() + static_cast<std::size_t>(theirs.count())) before = 0;
  }
  return {std::move(pairs), theirs - others};
}

ProofClaim Captures::release(const ProofClaim& claim, Set own, std::span<const Pair> pairs,
                             connection::ProofWriter& writer) const {
  // With all pairs and stones each pair is captured, as it was when it was found. Then without
  // what is superfluous, the later pairs first: they may need the earlier ones.
  std::vector<Pair> used(pairs.rbegin(), pairs.rend());
  Set stones = claim.stones | own;
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
  if (used.empty()) return claim;
  for (const Cell stone : own - claim.stones) {
    if (can_release(stones - Set::of(stone), claim.cells, used)) stones.erase(stone);
  }
  return writer.captured(claim, stones - claim.stones, used);
}

std::optional<ProofClaim> Captures::release_killed(const ProofClaim& claim, Set own, Set others,
                                                   Set cells,
                                                   connection::ProofWriter& writer) const {
  const Set open = geometry_.all() - others;
  Set spare = open - own - claim.stones - claim.cells;
  std::vector<Pair> pairs;
  for (const Cell cell : cells) {
    const auto killer = std::find_if(spare.begin(), spare.end(), [&](Cell spared) {
      return is_dead(cell, (own | Set::of(spared)) - cells, open);
    });
    if (killer == spare.end()) return std::nullopt;
    pairs.push_back({cell, *killer});
    spare.erase(*killer);
  }
  return release(claim, own, pairs, writer);
}

bool Captures::can_release(Set stones, Set cells, std::span<const Pair> pairs) const {
  cells -= stones;
  for (const auto& [a, b] : pairs) {
    const Set needed = stones | cells;
    const Set both = Set::of(a) | Set::of(b);
    stones -= both;
    cells |= both;
    if (needed.test(a) && !is_dead(a, stones | Set::of(b), stones | cells)) return false;
    if (needed.test(b) && !is_dead(b, stones | Set::of(a), stones | cells)) return false;
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
  const Set rows[] = {geometry_.side_a(joiner_), geometry_.side_b(joiner_)};
  // Is all around touched by a node, or by stones that it touches? A side touches its row.
  const auto touches_all = [&](Set self, Set near, std::array<bool, 2> has_side) {
    Set chain = geometry_.flood((self | near) & stones, stones);
    Set touched = self | near;
    for (const std::size_t side : {0U, 1U, 0U, 1U}) {
      has_side[side] = has_side[side] || (self | chain).meets(rows[side]);
      if (!has_side[side]) continue;
      touched |= rows[side];
      chain |= geometry_.flood(rows[side] & stones, stones);
    }
    if (!(touched | chain | geometry_.dilate(chain)).contains(around)) return false;
    return (has_side[0] || !rows[0].test(cell)) && (has_side[1] || !rows[1].test(cell));
  };
  for (const Cell next : around) {
    if (!touches_all(Set::of(next), geometry_.neighbours(next), {})) return false;
  }
  return (!rows[0].test(cell) || touches_all({}, rows[0], {true, false})) &&
         (!rows[1].test(cell) || touches_all({}, rows[1], {false, true}));
}

}  // namespace beeline::hex
