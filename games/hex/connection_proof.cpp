#include "hex/connection_proof.hpp"

#include <algorithm>

namespace beeline::hex {

using connection::Cell;
using connection::ProofClaim;
using connection::ProofEntry;
using connection::ProofPair;

template <class Word>
std::optional<ProofClaim> ConnectionProof<Word>::full(Set carrier) {
  auto tie = full(Search::side_a, Search::side_b, carrier);
  if (!tie) return std::nullopt;
  return write(std::move(*tie));
}

template <class Word>
std::optional<ProofEntry> ConnectionProof<Word>::semi(Set carrier) {
  auto semi = this->semi(Search::side_a, Search::side_b, carrier);
  if (!semi) return std::nullopt;
  return ProofEntry{semi->cell, write(std::move(semi->tie))};
}

template <class Word>
auto ConnectionProof<Word>::full(Point x, Point y, Set carrier) -> std::optional<Tie> {
  if (x > y) std::swap(x, y);
  const auto [place, is_new] = known_.try_emplace({x, y, carrier});
  if (is_new) {
    auto tie = full_anew(x, y, carrier);
    known_[{x, y, carrier}] = tie;
    return tie;
  }
  return place->second;
}

template <class Word>
auto ConnectionProof<Word>::full_anew(Point x, Point y, Set carrier) -> std::optional<Tie> {
  if (carrier.empty()) return path(x, y, own_);
  if (auto tie = over_group(x, y, carrier)) return tie;
  return by_semis(x, y, carrier);
}

// AND over a group of the joiner's.
template <class Word>
auto ConnectionProof<Word>::over_group(Point x, Point y, Set carrier) -> std::optional<Tie> {
  for (const Cell z : search_.groups()) {
    if (z == x || z == y) continue;
    if (auto tie = over_point(x, z, y, carrier)) return tie;
  }
  return std::nullopt;
}

// Two full connections that meet at a point and share no cell.
template <class Word>
auto ConnectionProof<Word>::over_point(Point x, Point z, Point y, Set carrier)
    -> std::optional<Tie> {
  const Narrow within = narrow(carrier);
  std::optional<Tie> found;
  search_.for_each_full(x, z, [&](Narrow first) {
    if (found || !within.contains(first)) return;
    search_.for_each_full(z, y, [&](Narrow second) {
      if (found || !(within - first).contains(second)) return;
      auto tie = full(x, z, widen(first));
      if (!tie) return;
      const auto rest = full(z, y, widen(second));
      if (!rest) return;
      tie->x = proof_point(x);
      tie->y = proof_point(y);
      tie->stones |= rest->stones;
      tie->pairs.insert(tie->pairs.end(), rest->pairs.begin(), rest->pairs.end());
      tie->links.insert(tie->links.end(), rest->links.begin(), rest->links.end());
      found = std::move(tie);
    });
  });
  return found;
}

// OR of semi connections, each time the one that leaves the fewest cells in common.
template <class Word>
auto ConnectionProof<Word>::by_semis(Point x, Point y, Set carrier) -> std::optional<Tie> {
  const Narrow within = narrow(carrier);
  std::vector<Set> carriers;
  search_.for_each_semi(x, y, [&](Narrow semi) {
    if (within.contains(semi)) carriers.push_back(widen(semi));
  });
  std::vector<Semi> semis;
  Set common = carrier;
  while (!common.empty()) {
    const auto best =
        std::ranges::min_element(carriers, {}, [&](Set semi) { return (common & semi).count(); });
    if (best == carriers.end() || best->contains(common)) return std::nullopt;
    if (auto found = semi(x, y, *best)) {
      common &= found->tie.cells() | Set::of(found->cell);
      semis.push_back(std::move(*found));
    }
    carriers.erase(best);
  }
  return unite(x, y, semis);
}

// Two answers that need nothing else are a pair of cells, the bridge.
template <class Word>
auto ConnectionProof<Word>::unite(Point x, Point y, const std::vector<Semi>& semis) -> Tie {
  Tie tie{.x = proof_point(x), .y = proof_point(y)};
  const auto is_plain = [](const Semi& semi) { return semi.tie.cells().empty(); };
  if (semis.size() == 2 && std::ranges::all_of(semis, is_plain)) {
    for (const Semi& semi : semis) tie.stones |= semi.tie.stones - Set::of(semi.cell);
    tie.pairs = {ProofPair{semis[0].cell, semis[1].cell}};
    return tie;
  }
  std::vector<ProofEntry> entries;
  for (const Semi& semi : semis) entries.push_back({semi.cell, write(semi.tie)});
  tie.links = {writer_.some_answer(entries, {})};
  return tie;
}

template <class Word>
auto ConnectionProof<Word>::semi(Point x, Point y, Set carrier) -> std::optional<Semi> {
  for (const Cell key : carrier) {
    const Set rest = carrier - Set::of(key);
    if (rest.empty()) {
      if (auto tie = path(x, y, own_ | Set::of(key))) return Semi{key, std::move(*tie)};
    }
    if (auto tie = over_point(x, key, y, rest)) return Semi{key, std::move(*tie)};
  }
  return std::nullopt;
}

template <class Word>
auto ConnectionProof<Word>::path(Point x, Point y, Set stones) -> std::optional<Tie> {
  for (const Point end : {x, y}) {
    if (end < Search::side_a) stones.insert(end);
  }
  const auto chain =
      connection::stone_path(geometry_, joiner_, stones, proof_point(x), proof_point(y));
  if (!chain) return std::nullopt;
  return Tie{.x = proof_point(x), .y = proof_point(y), .stones = *chain};
}

// Chains that meet at a group go through its first stone, which may be a detour.
template <class Word>
ProofClaim ConnectionProof<Word>::write(Tie tie) {
  for (const Cell stone : tie.stones) ties_.drop_if_superfluous(tie, stone);
  const bool is_link =
      tie.links.size() == 1 && tie.pairs.empty() && tie.links.front().stones.contains(tie.stones) &&
      tie.x.cell == tie.links.front().x.cell && tie.y.cell == tie.links.front().y.cell;
  return is_link ? tie.links.front() : writer_.tie(tie);
}

template class ConnectionProof<std::uint64_t>;
template class ConnectionProof<connection::Word128>;

}  // namespace beeline::hex
