#include "hex/connection_proof.hpp"

#include <algorithm>

namespace beeline::hex {

using connection::Cell;
using connection::ProofPair;

std::optional<ConnectionProof::Claim> ConnectionProof::full(Point x, Point y, Set carrier) {
  if (x > y) std::swap(x, y);
  const auto [place, is_new] = known_.try_emplace({x, y, carrier});
  if (is_new) {
    const auto claim = full_anew(x, y, carrier);
    known_[{x, y, carrier}] = claim;
    return claim;
  }
  return place->second;
}

std::optional<ConnectionProof::Claim> ConnectionProof::full_anew(Point x, Point y, Set carrier) {
  if (carrier.empty()) return path(x, y, own_);
  if (auto claim = over_group(x, y, carrier)) return claim;
  return by_semis(x, y, carrier);
}

// AND over a group of the joiner's.
std::optional<ConnectionProof::Claim> ConnectionProof::over_group(Point x, Point y, Set carrier) {
  for (const Cell z : search_.groups()) {
    if (z == x || z == y) continue;
    if (auto claim = over_point(x, z, y, carrier)) return claim;
  }
  return std::nullopt;
}

// Two full connections that meet at a point and share no cell.
std::optional<ConnectionProof::Claim> ConnectionProof::over_point(Point x, Point z, Point y,
                                                                  Set carrier) {
  std::optional<Claim> found;
  search_.for_each_full(x, z, [&](Set first) {
    if (found || !carrier.contains(first)) return;
    search_.for_each_full(z, y, [&](Set second) {
      if (found || !(carrier - first).contains(second)) return;
      const auto u = full(x, z, first);
      if (!u) return;
      const auto v = full(z, y, second);
      if (v) found = writer_.both(*u, *v);
    });
  });
  return found;
}

// OR of semi connections, each time the one that leaves the fewest cells in common.
std::optional<ConnectionProof::Claim> ConnectionProof::by_semis(Point x, Point y, Set carrier) {
  std::vector<Set> semis;
  search_.for_each_semi(x, y, [&](Set semi) {
    if (carrier.contains(semi)) semis.push_back(semi);
  });
  std::vector<Entry> entries;
  Set common = carrier;
  while (!common.empty()) {
    const auto best =
        std::ranges::min_element(semis, {}, [&](Set semi) { return (common & semi).count(); });
    if (best == semis.end() || best->contains(common)) return std::nullopt;
    if (const auto entry = semi(x, y, *best)) {
      common &= entry->claim.cells | Set::of(entry->cell);
      entries.push_back(*entry);
    }
    semis.erase(best);
  }
  return unite(x, y, entries);
}

// Two answers that need nothing else are a pair of cells, the bridge.
ConnectionProof::Claim ConnectionProof::unite(Point x, Point y, const std::vector<Entry>& entries) {
  const auto is_plain = [](const Entry& entry) { return entry.claim.cells.empty(); };
  if (entries.size() != 2 || !std::ranges::all_of(entries, is_plain)) {
    return writer_.some_answer(entries, {});
  }
  Set stones;
  for (const auto& [cell, claim] : entries) stones |= claim.stones - Set::of(cell);
  const ProofPair pair{entries[0].cell, entries[1].cell};
  return writer_.tie(proof_point(x), proof_point(y), stones, {&pair, 1}, std::nullopt);
}

std::optional<ConnectionProof::Entry> ConnectionProof::semi(Point x, Point y, Set carrier) {
  for (const Cell key : carrier) {
    const Set rest = carrier - Set::of(key);
    if (rest.empty()) {
      if (const auto claim = path(x, y, own_ | Set::of(key))) return Entry{key, *claim};
    }
    if (const auto claim = over_point(x, key, y, rest)) return Entry{key, *claim};
  }
  return std::nullopt;
}

std::optional<ConnectionProof::Claim> ConnectionProof::path(Point x, Point y, Set stones) {
  for (const Point end : {x, y}) {
    if (end < Search::side_a) stones.insert(end);
  }
  const auto chain =
      connection::stone_path(geometry_, joiner_, stones, proof_point(x), proof_point(y));
  if (!chain) return std::nullopt;
  return writer_.tie(proof_point(x), proof_point(y), *chain, {}, std::nullopt);
}

}  // namespace beeline::hex
