#include "rex/prover.hpp"

#include <algorithm>
#include <array>

#include "connection/claim_store.hpp"
#include "connection/joinsets.hpp"
#include "connection/position_text.hpp"
#include "connection/stone_path.hpp"
#include "connection/ties.hpp"
#include "rex/pairing_search.hpp"
#include "rex/rules.hpp"

namespace beeline::rex {
namespace {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::ProofClaim;
using connection::ProofEntry;
using connection::ProofPoint;
using connection::ProofTie;
using connection::Size;
using connection::Symmetry;
using connection::Word128;
using Set = connection::ProofCells;

constexpr std::size_t most_joinsets = 4000;  // beyond, pairings are too rare to look for
constexpr int pairing_steps = 2000;

class RexProver final : public connection::Prover {
 public:
  RexProver(Size size, connection::ProofOracle oracle, connection::ProofWriter& writer)
      : geometry_(size),
        ties_{connection::Ties(geometry_, Colour::black),
              connection::Ties(geometry_, Colour::white)},
        order_(Rules::move_order(size)),
        oracle_(oracle),
        writer_(writer) {}

  Colour prove(const Position& position) override {
    const auto stones = position.black.size() + position.white.size();
    const bool mover_last = (geometry_.size().cells() - static_cast<int>(stones)) % 2 == 1;
    const Colour last = mover_last ? position.to_play : connection::opposite(position.to_play);
    joiner_ = last;
    if (!mirror_of(own(position), others(position))) {
      joiner_ = connection::opposite(oracle_.solve(position).winner.value());
    }
    joiner_last_ = joiner_ == last;
    writer_.set_joiner(joiner_);
    const auto step = store().step(others(position));
    writer_.position(position, refute(own(position), others(position), {}), std::nullopt);
    return connection::opposite(joiner_);
  }

 private:
  [[nodiscard]] Set own(const Position& position) const {
    return connection::proof_cells(joiner_ == Colour::black ? position.black : position.white);
  }
  [[nodiscard]] Set others(const Position& position) const {
    return connection::proof_cells(joiner_ == Colour::black ? position.white : position.black);
  }
  [[nodiscard]] connection::ClaimStore& store() {
    return stores_[(joiner_ == Colour::black ? 0U : 1U) + (joiner_last_ ? 0U : 2U)];
  }

  // The joiner, to move or not, loses. A claim may use the cells in `free` at no cost.
  ProofClaim refute(Set own, Set others, Set free) {
    if (const auto known = cheapest_known(own, own | free)) return *known;
    const Set empty = geometry_.all() - own - others;
    if (const auto claim = leaf(own, others)) {
      store().add(*claim);
      return *claim;
    }
    const bool joiner_moves = joiner_last_ == (empty.count() % 2 == 1);
    if (joiner_moves) return every_move(own, others, empty);
    const Cell move = oracle_.winning_move(connection::make_position(
        geometry_.size(), joiner_, own, others, connection::opposite(joiner_)));
    const auto step = store().step(others | Set::of(move));
    return refute(own, others | Set::of(move), free);
  }

  // The known claim that needs the fewest cells besides these.
  std::optional<ProofClaim> cheapest_known(Set own, Set free) {
    std::optional<ProofClaim> best;
    int least = geometry_.size().cells() + 1;
    store().for_each(own, 0, [&](const ProofClaim& claim, Set) {
      const int cost = (claim.cells - free).count();
      if (cost >= least) return false;
      best = claim;
      least = cost;
      return cost == 0;
    });
    return best;
  }

  ProofClaim every_move(Set own, Set others, Set empty) {
    std::vector<ProofEntry> entries;
    Set listed;
    Set needed;  // by the refutations so far, and still the joiner's to take
    for (;;) {
      const Set open = needed - listed;
      if (open.empty() && !entries.empty() && joiner_last_ == (listed.count() % 2 == 1)) break;
      const Cell move = first_in_order(open.empty() ? empty - listed : open);
      line_.push_back(move);
      const ProofClaim claim = refute(own | Set::of(move), others, needed | listed);
      line_.pop_back();
      if (!claim.stones.test(move)) return claim;
      entries.push_back({move, claim});
      listed.insert(move);
      needed |= claim.cells & empty;
    }
    Set stones;
    for (const ProofEntry& entry : entries) stones |= entry.claim.cells - listed;
    const ProofClaim claim = writer_.every_move(entries, stones);
    store().add(claim);
    return claim;
  }

  [[nodiscard]] Cell first_in_order(Set cells) const {
    return *std::ranges::find_if(order_, [cells](Cell cell) { return cells.test(cell); });
  }

  // The joiner is joined, or will be by a theorem that the checker understands.
  std::optional<ProofClaim> leaf(Set own, Set others) {
    if (const auto chain =
            connection::stone_path(geometry_, joiner_, own, {}, {ProofPoint::second_side})) {
      return writer_.tie({.stones = *chain});
    }
    if (joiner_last_) {
      if (const auto images = mirror_of(own, others)) return writer_.mirror(*images);
    }
    if (!find_pairing(own, others)) return std::nullopt;
    const Pairing& found = pairing_search_.found();
    const Size size = geometry_.size();
    ProofTie tie{.stones = own};
    for (const auto& [a, b] : found.pairs) {
      tie.pairs.push_back({connection::from_grid(size, a), connection::from_grid(size, b)});
    }
    if (found.key != Pairing::no_key) tie.key = connection::from_grid(size, found.key);
    if (!ties_[joiner_ == Colour::black ? 0 : 1].find_splits(tie)) return std::nullopt;
    return writer_.tie(reduced(tie));
  }

  // Leaves out what the tie holds without: the key, the joiner's last moves, pairs, other stones.
  ProofTie reduced(ProofTie tie) {
    connection::Ties& ties = ties_[joiner_ == Colour::black ? 0 : 1];
    if (tie.key) {
      const auto key = std::exchange(tie.key, std::nullopt);
      if (!ties.hold(tie)) tie.key = key;
    }
    std::for_each(line_.rbegin(), line_.rend(),
                  [&](Cell move) { ties.drop_if_superfluous(tie, move); });
    for (std::size_t i = tie.pairs.size(); i-- > 0;) {
      if (uses(tie.splits, tie.pairs[i])) continue;
      ProofTie without = tie;
      without.pairs.erase(without.pairs.begin() + static_cast<std::ptrdiff_t>(i));
      if (ties.hold(without)) std::swap(tie, without);
    }
    for (const Cell cell : tie.stones) ties.drop_if_superfluous(tie, cell);
    return tie;
  }

  [[nodiscard]] static bool uses(const std::vector<connection::ProofSplit>& splits,
                                 const connection::ProofPair& pair) {
    return std::ranges::any_of(splits, [&](const connection::ProofSplit& split) {
      return split.pair == pair || uses(split.with_a, pair) || uses(split.with_b, pair);
    });
  }

  // The mirror images of the opponent's stones, if the joiner has a stone on each.
  [[nodiscard]] std::optional<Set> mirror_of(Set own, Set others) const {
    if (!geometry_.size().is_square()) return std::nullopt;
    Set images;
    for (const Cell cell : others) images.insert(geometry_.image(Symmetry::mirror, cell));
    if (!own.contains(images)) return std::nullopt;
    return images;
  }

  // A pairing, with a key if the joiner is last: every joinset of the winner's holds a pair.
  bool find_pairing(Set own, Set others) {
    const Colour winner = connection::opposite(joiner_);
    const Position position =
        connection::make_position(geometry_.size(), joiner_, own, others, winner);
    joinsets_.clear();
    if (!connection::list_joinsets(position, winner, most_joinsets, joinsets_)) return false;
    family_.clear();
    connection::Grid live = 0;
    for (const connection::Grid joinset : joinsets_) {
      family_.add(joinset);
      live |= joinset;
    }
    family_.make_columns(live);
    alive_.clear();
    for (const Block& block : family_.blocks()) alive_.push_back(block.present);
    return pairing_search_.find(family_, alive_, live, joiner_last_, pairing_steps) ==
           PairingAnswer::yes;
  }

  connection::Geometry<Word128> geometry_;
  std::array<connection::Ties, 2> ties_;          // Black's and White's
  std::array<connection::ClaimStore, 4> stores_;  // by joiner and by who is last
  std::vector<Cell> order_;
  connection::ProofOracle oracle_;
  connection::ProofWriter& writer_;
  PairingSearch pairing_search_;
  Family family_;
  std::vector<Lanes> alive_;
  std::vector<connection::Grid> joinsets_;
  std::vector<Cell> line_;  // the joiner's moves since the position to be proved
  Colour joiner_ = Colour::black;
  bool joiner_last_ = false;
};

}  // namespace

std::unique_ptr<connection::Prover> make_prover(Size size, connection::ProofOracle oracle,
                                                connection::ProofWriter& writer) {
  if (!connection::fits_grid(size)) {
    throw connection::UserError("proofs of rex are written for boards of up to 8x8");
  }
  return std::make_unique<RexProver>(size, oracle, writer);
}

}  // namespace beeline::rex
