// Rebuilds why a connection that the connection search lists holds, in claims.
//
// The search keeps carriers, not derivations. But whatever made a carrier is still listed, or was
// replaced by something smaller: so the AND or the OR that leads to it is found again among the
// lists. Where it is not (lists are short), the answer is nothing, and the caller plays moves.
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "connection/h_search.hpp"
#include "connection/proof_writer.hpp"
#include "connection/stone_path.hpp"

namespace beeline::hex {

class ConnectionProof {
 public:
  using Search = connection::HSearch<connection::Word128>;
  using Set = connection::ProofCells;
  using Point = connection::Point;
  using Claim = connection::ProofClaim;
  using Entry = connection::ProofEntry;

  // The search has been built for the joiner's stones. All must outlive this.
  ConnectionProof(const connection::Geometry<connection::Word128>& geometry,
                  connection::Colour joiner, const Search& search, Set own,
                  connection::ProofWriter& writer)
      : geometry_(geometry), joiner_(joiner), search_(search), own_(own), writer_(writer) {}

  // A claim for a full connection, or the entry for a semi connection, that needs no cell outside
  // the carrier.
  [[nodiscard]] std::optional<Claim> full(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Entry> semi(Point x, Point y, Set carrier);

 private:
  [[nodiscard]] std::optional<Claim> full_anew(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Claim> over_group(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Claim> by_semis(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Claim> over_point(Point x, Point z, Point y, Set carrier);
  [[nodiscard]] Claim unite(Point x, Point y, const std::vector<Entry>& entries);
  [[nodiscard]] std::optional<Claim> path(Point x, Point y, Set stones);

  [[nodiscard]] static connection::ProofPoint proof_point(Point point) noexcept {
    if (point == Search::side_a) return {connection::ProofPoint::first_side};
    if (point == Search::side_b) return {connection::ProofPoint::second_side};
    return {point};
  }

  const connection::Geometry<connection::Word128>& geometry_;
  connection::Colour joiner_;
  const Search& search_;
  Set own_;
  connection::ProofWriter& writer_;
  // What is known, or nothing while it is being looked for and when it was not found.
  std::map<std::tuple<Point, Point, Set>, std::optional<Claim>> known_;
};

}  // namespace beeline::hex
