#include "hex/prover.hpp"

#include <algorithm>
#include <array>

#include "connection/claim_store.hpp"
#include "connection/h_search.hpp"
#include "connection/joins.hpp"
#include "connection/stone_path.hpp"
#include "hex/captures.hpp"
#include "hex/connection_proof.hpp"
#include "hex/inferior_moves.hpp"
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

template <class Word>
class HexProver final : public connection::Prover {
 public:
  HexProver(Size size, connection::ProofOracle oracle, connection::ProofWriter& writer)
      : geometry_(size),
        search_geometry_(size),
        searches_{Search(search_geometry_, Colour::black), Search(search_geometry_, Colour::white)},
        captures_{Captures(geometry_, Colour::black), Captures(geometry_, Colour::white)},
        order_(Rules::move_order(size)),
        oracle_(oracle),
        writer_(writer) {}

  Colour prove(const Position& position) override {
    joiner_ = oracle_.solve(position).winner.value();
    writer_.set_joiner(joiner_);
    const bool black = joiner_ == Colour::black;
    const Set own = connection::proof_cells(black ? position.black : position.white);
    const Set others = connection::proof_cells(black ? position.white : position.black);
    const auto step = store().step(others);
    const Place place{own, others, own, others};
    if (position.to_play == joiner_ && !connection::joins(geometry_, joiner_, own)) {
      const ProofEntry entry = answer(place, geometry_.all());
      writer_.position(position, entry.claim, entry.cell);
    } else {
      writer_.position(position, hold(place), std::nullopt);
    }
    return joiner_;
  }

 private:
  using Search = connection::HSearch<Word>;
  using Narrow = connection::CellSet<Word>;
  using Connections = ConnectionProof<Word>;

  // The stones on the board, and those of a position that is no better for the joiner.
  struct Place {
    Set own, others;
    Set own_filled, others_filled;

    void add_own(Cell cell) { own.insert(cell), own_filled.insert(cell); }
    void add_other(Cell cell) { others.insert(cell), others_filled.insert(cell); }
  };
  // With more cells filled in.
  struct Filled : Place {
    std::vector<connection::ProofPair> pairs;  // of own_filled, but not of the place's before
    Set empty;
  };

  [[nodiscard]] connection::ClaimStore& store() {
    return stores_[joiner_ == Colour::black ? 0 : 1];
  }
  [[nodiscard]] Search& search() { return searches_[joiner_ == Colour::black ? 0 : 1]; }
  [[nodiscard]] Captures& captures() { return captures_[joiner_ == Colour::black ? 0 : 1]; }
  void build_search(const Filled& filled) {
    search().build(Narrow(static_cast<Word>(filled.own_filled.bits())),
                   Narrow(static_cast<Word>(filled.empty.bits())));
  }
  [[nodiscard]] static Set needs(const ProofEntry& entry) {
    return entry.claim.cells | Set::of(entry.cell);
  }

  [[nodiscard]] Filled fill(const Place& place) {
    auto [pairs, given] = captures().find(place.own_filled, place.others_filled);
    Filled filled{place, std::move(pairs), {}};
    filled.others_filled |= given;
    for (const auto& [a, b] : filled.pairs) filled.own_filled |= Set::of(a) | Set::of(b);
    filled.empty = geometry_.all() - filled.own_filled - filled.others_filled;
    return filled;
  }

  // The opponent is to move, and the joiner wins.
  ProofClaim hold(const Place& place) {
    const Filled filled = fill(place);
    const auto step = store().step(filled.others_filled);
    ProofClaim claim;
    const auto know = [&](const ProofClaim& known, Set) {
      claim = known;
      return true;
    };
    store().for_each(filled.own_filled, 0, know);
    if (claim.number == 0) {
      claim = hold_anew(filled);
      store().add(claim);
    }
    return captures().release(claim, filled.own_filled, filled.pairs, writer_);
  }

  ProofClaim hold_anew(const Filled& filled) {
    if (const auto chain =
            connection::stone_path(geometry_, joiner_, filled.own_filled, {}, {second_side})) {
      return writer_.tie({.stones = *chain});
    }
    build_search(filled);
    Connections proof(geometry_, joiner_, search(), filled.own_filled, writer_);
    if (const auto claim = full_connection(proof)) return *claim;
    std::vector<ProofEntry> entries = threats(proof, filled);
    Set common = filled.empty;
    for (const ProofEntry& entry : entries) common &= needs(entry);
    // Inferior moves last: what refutes the others often leaves nothing of them.
    const Set inferior = inferior_moves(filled);
    for (const Set moves : {filled.empty - inferior, inferior}) {
      for (const Cell cell : order_) {
        if (!common.test(cell) || !moves.test(cell)) continue;
        if (!entries.empty()) {
          const auto claim = combine(filled.own_filled, entries, common);
          const auto released = captures().release_killed(claim, filled.own_filled,
                                                          filled.others_filled, common, writer_);
          if (released) return *released;
        }
        Place then = filled;
        then.add_other(cell);
        const ProofEntry entry = answer(then, common);
        common &= needs(entry);
        entries.push_back(entry);
      }
    }
    return combine(filled.own_filled, entries, {});
  }

  [[nodiscard]] Set inferior_moves(const Filled& filled) {
    connection::Stones<connection::Word128> stones;
    stones.of(joiner_) = filled.own_filled;
    stones.of(opposite(joiner_)) = filled.others_filled;
    facts_.find(geometry_, stones);
    inferior_.find(facts_, opposite(joiner_));
    return inferior_.all();
  }

  // The joiner is to move, and wins. Cells outside `common` are free to use.
  ProofEntry answer(const Place& place, Set common) {
    const Filled filled = fill(place);
    const auto step = store().step(filled.others_filled);
    if (const auto entry = answer_at_once(filled, common)) {
      const Set own = filled.own_filled | Set::of(entry->cell);
      return {entry->cell, captures().release(entry->claim, own, filled.pairs, writer_)};
    }
    Place then = place;
    then.add_own(winning_move(filled));
    return {(then.own - place.own).first(), hold(then)};
  }

  // A move of the real position, which the solver knows best, unless that is to a filled cell.
  Cell winning_move(const Filled& filled) {
    const auto solve = [&](Set own, Set others) {
      return oracle_.winning_move(
          connection::make_position(geometry_.size(), joiner_, own, others, joiner_));
    };
    const Cell move = solve(filled.own, filled.others);
    return filled.empty.test(move) ? move : solve(filled.own_filled, filled.others_filled);
  }

  // By a claim that is known, or by a connection.
  std::optional<ProofEntry> answer_at_once(const Filled& filled, Set common) {
    if (connection::joins(geometry_, joiner_, filled.own_filled)) {
      const auto chain =
          connection::stone_path(geometry_, joiner_, filled.own_filled, {}, {second_side});
      return ProofEntry{filled.pairs.front().a, writer_.tie({.stones = *chain})};
    }
    if (const auto entry = known_answer(filled, common)) return entry;
    build_search(filled);
    Connections proof(geometry_, joiner_, search(), filled.own_filled, writer_);
    if (const auto claim = full_connection(proof)) {
      store().add(*claim);
      return ProofEntry{(claim->cells & filled.empty).first(), *claim};
    }
    std::vector<Set> carriers = semi_carriers();
    std::ranges::sort(carriers, {}, [&](Set carrier) {
      return std::pair((common & carrier).count(), carrier.count());
    });
    for (const Set carrier : carriers) {
      const auto entry = proof.semi(carrier);
      if (entry) store().add(entry->claim);
      if (entry) return entry;
    }
    return std::nullopt;
  }

  // The known claim that needs the fewest of the common cells, if one fits after a move.
  std::optional<ProofEntry> known_answer(const Filled& filled, Set common) {
    std::optional<ProofEntry> best;
    int least = geometry_.size().cells() + 1;
    store().for_each(filled.own_filled, 1, [&](const ProofClaim& claim, Set missing) {
      const int needed = (common & (claim.cells | missing)).count();
      if (needed >= least) return false;
      const Set useful = claim.cells & filled.empty;
      const Set moves = !missing.empty() ? missing : !useful.empty() ? useful : filled.empty;
      best = ProofEntry{moves.first(), claim};
      least = needed;
      return least == 0;
    });
    return best;
  }

  // From the connections that the search has just listed.
  std::optional<ProofClaim> full_connection(Connections& proof) {
    std::vector<Set> carriers;
    search().for_each_full(Search::side_a, Search::side_b,
                           [&](Narrow carrier) { carriers.push_back(Set(carrier.bits())); });
    std::ranges::sort(carriers, {}, &Set::count);
    for (const Set carrier : carriers) {
      if (const auto claim = proof.full(carrier)) return claim;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<Set> semi_carriers() {
    std::vector<Set> carriers;
    search().for_each_semi(Search::side_a, Search::side_b,
                           [&](Narrow carrier) { carriers.push_back(Set(carrier.bits())); });
    return carriers;
  }

  // What the joiner threatens by a known claim or a connection, as long as each threat leaves fewer
  // cells that all need.
  std::vector<ProofEntry> threats(Connections& proof, const Filled& filled) {
    struct Threat {
      Set needs;
      std::optional<ProofEntry> known;
    };
    std::vector<Threat> candidates;
    store().for_each(filled.own_filled, 1, [&](const ProofClaim& claim, Set missing) {
      candidates.push_back(
          {(claim.cells | missing) & filled.empty, ProofEntry{missing.first(), claim}});
      return false;
    });
    for (const Set carrier : semi_carriers()) candidates.push_back({carrier, std::nullopt});
    std::vector<ProofEntry> entries;
    Set common = filled.empty;
    while (!candidates.empty() && !common.empty()) {
      const auto best = std::ranges::min_element(
          candidates, {}, [&](const Threat& threat) { return (common & threat.needs).count(); });
      if (best->needs.contains(common)) break;
      const auto entry = best->known ? best->known : proof.semi(best->needs);
      if (entry) {
        common &= needs(*entry);
        entries.push_back(*entry);
      }
      *best = candidates.back();
      candidates.pop_back();
    }
    return entries;
  }

  // Leaves out entries that the others make superfluous. Cells that all need are demanded as
  // stones; there are no others than the joiner's own, and these.
  ProofClaim combine(Set own, std::vector<ProofEntry> entries, Set common) {
    const auto common_without = [&](std::size_t left_out) {
      Set rest = geometry_.all();
      for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i != left_out) rest &= needs(entries[i]);
      }
      return rest;
    };
    for (std::size_t i = entries.size(); i-- > 0 && entries.size() > 1;) {
      if ((own | common).contains(common_without(i))) {
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
    return writer_.some_answer(entries, common_without(entries.size()));
  }

  static constexpr Cell second_side = ProofPoint::second_side;

  connection::Geometry<Word128> geometry_;
  connection::DeadCells<Word128> facts_;
  InferiorMoves<Word128> inferior_{{}};
  connection::Geometry<Word> search_geometry_;
  std::array<Search, 2> searches_;  // Black's and White's
  std::array<Captures, 2> captures_;
  std::array<connection::ClaimStore, 2> stores_;
  std::vector<Cell> order_;
  connection::ProofOracle oracle_;
  connection::ProofWriter& writer_;
  Colour joiner_ = Colour::black;
};

}  // namespace

std::unique_ptr<connection::Prover> make_prover(Size size, connection::ProofOracle oracle,
                                                connection::ProofWriter& writer) {
  return connection::with_word_for(size, [&]<class Word>() -> std::unique_ptr<connection::Prover> {
    return std::make_unique<HexProver<Word>>(size, oracle, writer);
  });
}

}  // namespace beeline::hex
