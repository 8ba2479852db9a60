// Rebuilds why a connection that the connection search lists holds, in claims.
//
// The search keeps carriers, not derivations. But whatever made a carrier is still listed, or was
// replaced by something smaller: so the AND or the OR that leads to it is found again among the
// lists. Where it is not (lists are short), the answer is nothing, and the caller plays moves.
//
// However many connections AND strings together, they become one claim, the rule `t` of the
// checker. Only an OR that is more than a pair of cells is a claim of its own.
#pragma once

#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "connection/h_search.hpp"
#include "connection/stone_path.hpp"
#include "connection/ties.hpp"

namespace beeline::hex {

template <class Word>
class ConnectionProof {
 public:
  using Search = connection::HSearch<Word>;
  using Narrow = connection::CellSet<Word>;
  using Set = connection::ProofCells;
  using Point = connection::Point;
  using Tie = connection::ProofTie;

  // With a stone on the cell, the tie.
  struct Semi {
    connection::Cell cell;
    Tie tie;
  };

  // The search has been built for the joiner's stones. All must outlive this.
  ConnectionProof(const connection::Geometry<connection::Word128>& geometry,
                  connection::Colour joiner, const Search& search, Set own,
                  connection::ProofWriter& writer)
      : geometry_(geometry),
        joiner_(joiner),
        search_(search),
        own_(own),
        writer_(writer),
        ties_(geometry, joiner) {}

  // A claim for a full connection, or the entry for a semi connection, of the two sides that needs
  // no cell outside the carrier.
  [[nodiscard]] std::optional<connection::ProofClaim> full(Set carrier);
  [[nodiscard]] std::optional<connection::ProofEntry> semi(Set carrier);

 private:
  [[nodiscard]] std::optional<Tie> full(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Tie> full_anew(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Tie> over_group(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Tie> by_semis(Point x, Point y, Set carrier);
  [[nodiscard]] std::optional<Tie> over_point(Point x, Point z, Point y, Set carrier);
  [[nodiscard]] std::optional<Semi> semi(Point x, Point y, Set carrier);
  [[nodiscard]] Tie unite(Point x, Point y, const std::vector<Semi>&);
  [[nodiscard]] std::optional<Tie> path(Point x, Point y, Set stones);
  [[nodiscard]] connection::ProofClaim write(Tie);

  [[nodiscard]] static Narrow narrow(Set set) noexcept {
    return Narrow(static_cast<Word>(set.bits()));
  }
  [[nodiscard]] static Set widen(Narrow set) noexcept { return Set(set.bits()); }
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
  connection::Ties ties_;
  // What is known, or nothing while it is being looked for and when it was not found.
  std::map<std::tuple<Point, Point, Set>, std::optional<Tie>> known_;
};

extern template class ConnectionProof<std::uint64_t>;
extern template class ConnectionProof<connection::Word128>;

}  // namespace beeline::hex
