#include "hex/prover.hpp"

#include <algorithm>
#include <array>

#include "connection/claim_store.hpp"
#include "connection/h_search.hpp"
#include "connection/joins.hpp"
#include "connection/stone_path.hpp"
#include "hex/connection_proof.hpp"
#include "hex/rules.hpp"

namespace beeline::hex {
namespace {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::ProofClaim;
using connection::ProofEntry;
using connection::ProofPoint;
using connection::Size;
using connection::Word128;
using Set = connection::ProofCells;

class HexProver final : public connection::Prover {
 public:
  HexProver(Size size, connection::ProofOracle oracle, connection::ProofWriter& writer)
      : geometry_(size),
        searches_{Search(geometry_, Colour::black), Search(geometry_, Colour::white)},
        order_(Rules::move_order(size)),
        oracle_(oracle),
        writer_(writer) {}

  Colour prove(const Position& position) override {
    joiner_ = oracle_.solve(position).winner.value();
    writer_.set_joiner(joiner_);
    const bool black = joiner_ == Colour::black;
    const Set own = connection::proof_cells(black ? position.black : position.white);
    const Set others = connection::proof_cells(black ? position.white : position.black);
    if (position.to_play == joiner_ && !connection::joins(geometry_, joiner_, own)) {
      const ProofEntry entry = answer(own, others);
      writer_.position(position, entry.claim, entry.cell);
    } else {
      writer_.position(position, hold(own, others), std::nullopt);
    }
    return joiner_;
  }

 private:
  using Search = connection::HSearch<Word128>;

  [[nodiscard]] connection::ClaimStore& store() {
    return stores_[joiner_ == Colour::black ? 0 : 1];
  }
  [[nodiscard]] Search& search() { return searches_[joiner_ == Colour::black ? 0 : 1]; }
  [[nodiscard]] static Set needs(const ProofEntry& entry) {
    return entry.claim.cells | Set::of(entry.cell);
  }

  // The opponent is to move, and the joiner wins.
  ProofClaim hold(Set own, Set others) {
    if (const auto* known = store().find(own, others)) return *known;
    const ProofClaim claim = hold_anew(own, others);
    store().add(claim);
    return claim;
  }

  ProofClaim hold_anew(Set own, Set others) {
    const ProofPoint a{ProofPoint::first_side};
    const ProofPoint b{ProofPoint::second_side};
    if (const auto chain = connection::stone_path(geometry_, joiner_, own, a, b)) {
      return writer_.tie(a, b, *chain, {}, std::nullopt);
    }
    const Set empty = geometry_.all() - own - others;
    std::vector<ProofEntry> entries;
    search().build(own, empty);
    if (const auto claim = full_connection(own)) return *claim;
    Set common = empty;
    add_semi_connections(own, entries, common);
    for (const Cell cell : order_) {
      if (!common.test(cell)) continue;
      const ProofEntry entry = answer(own, others | Set::of(cell));
      common &= needs(entry);
      entries.push_back(entry);
    }
    return combine(own, entries);
  }

  // The joiner is to move, and wins.
  ProofEntry answer(Set own, Set others) {
    const Set empty = geometry_.all() - own - others;
    if (const auto* known = store().find_after_move(own, others)) {
      const Set missing = known->stones - own;
      const Set useful = known->cells & empty;
      return {(!missing.empty() ? missing : !useful.empty() ? useful : empty).first(), *known};
    }
    search().build(own, empty);
    if (const auto claim = full_connection(own)) {
      store().add(*claim);
      return {(claim->cells & empty).first(), *claim};
    }
    std::vector<ProofEntry> entries;
    Set common = empty;
    add_semi_connections(own, entries, common, 1);
    if (!entries.empty()) {
      store().add(entries.front().claim);
      return entries.front();
    }
    const Cell move = oracle_.winning_move(
        connection::make_position(geometry_.size(), joiner_, own, others, joiner_));
    return {move, hold(own | Set::of(move), others)};
  }

  // From the connections that the search has just listed.
  std::optional<ProofClaim> full_connection(Set own) {
    ConnectionProof proof(geometry_, joiner_, search(), own, writer_);
    std::vector<Set> carriers;
    search().for_each_full(Search::side_a, Search::side_b,
                           [&](Set carrier) { carriers.push_back(carrier); });
    std::ranges::sort(carriers, {}, &Set::count);
    for (const Set carrier : carriers) {
      if (const auto claim = proof.full(Search::side_a, Search::side_b, carrier)) return claim;
    }
    return std::nullopt;
  }

  // Adds semi connections as long as each leaves fewer cells that all entries need.
  void add_semi_connections(Set own, std::vector<ProofEntry>& entries, Set& common,
                            std::size_t most = 1000) {
    ConnectionProof proof(geometry_, joiner_, search(), own, writer_);
    std::vector<Set> carriers;
    search().for_each_semi(Search::side_a, Search::side_b,
                           [&](Set carrier) { carriers.push_back(carrier); });
    while (entries.size() < most) {
      const auto best = std::ranges::min_element(
          carriers, {}, [&](Set carrier) { return (common & carrier).count(); });
      if (best == carriers.end() || best->contains(common)) return;
      if (const auto entry = proof.semi(Search::side_a, Search::side_b, *best)) {
        common &= needs(*entry);
        entries.push_back(*entry);
      }
      carriers.erase(best);
    }
  }

  // Leaves out entries that the others make superfluous. A stone that all need as an open cell is
  // demanded as a stone.
  ProofClaim combine(Set own, std::vector<ProofEntry> entries) {
    const auto common_without = [&](std::size_t left_out) {
      Set common = geometry_.all();
      for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i != left_out) common &= needs(entries[i]);
      }
      return common;
    };
    for (std::size_t i = entries.size(); i-- > 0 && entries.size() > 1;) {
      if ((common_without(i) - own).empty()) {
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
    return writer_.some_answer(entries, common_without(entries.size()));
  }

  connection::Geometry<Word128> geometry_;
  std::array<Search, 2> searches_;  // Black's and White's
  std::array<connection::ClaimStore, 2> stores_;
  std::vector<Cell> order_;
  connection::ProofOracle oracle_;
  connection::ProofWriter& writer_;
  Colour joiner_ = Colour::black;
};

}  // namespace

std::unique_ptr<connection::Prover> make_prover(Size size, connection::ProofOracle oracle,
                                                connection::ProofWriter& writer) {
  return std::make_unique<HexProver>(size, oracle, writer);
}

}  // namespace beeline::hex
