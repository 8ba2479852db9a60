// Hex at full strength: a thread's board, and what the search learns from proofs.
//
// Positions are studied as the board has them, so that each is a stone more than one studied before
// (snapshots.hpp). What is stored is as the keys have it, turned or mirrored, moves too;
// as_played() gives the cell of the board.
//
// Learning  A refuted move's carrier is a threat of the opponent's (study.hpp): moves that do not
//           touch it lose as well. When all moves are refuted, the union of a few such threats that
//           answer every move is the carrier of the loss. Keys tell all that is needed for this, so
//           the board may stand anywhere.
#pragma once

#include <cmath>
#include <memory>
#include <span>

#include "beeline/game.hpp"
#include "connection/board.hpp"
#include "connection/pool.hpp"
#include "hex/carrier_store.hpp"
#include "hex/carrier_trim.hpp"
#include "hex/explainer.hpp"
#include "hex/options.hpp"
#include "hex/proof_exchange.hpp"
#include "hex/rules.hpp"
#include "hex/study.hpp"

namespace beeline::hex {

// What the workers of a solver have in common.
template <class Word>
class Shared {
 public:
  Shared(connection::Size size, const Options& options)
      : geometry_(size),
        carriers_(static_cast<std::size_t>(options.carriers ? options.carriers_mib : 0)) {}

  void start(const connection::Position&) {}
  void forget() {
    carriers_.clear();
    exchange_.clear();
  }
  [[nodiscard]] CarrierStore<Word>& carriers() noexcept { return carriers_; }
  [[nodiscard]] ProofExchange<Word>& exchange() noexcept { return exchange_; }

  // A study that remembers nothing. It takes memory that is better kept than given back.
  using LentStudy = typename connection::Pool<Study<Word>>::Loan;
  [[nodiscard]] LentStudy lend_study(const Options& options) {
    auto study = studies_.lend([&] { return std::make_unique<Study<Word>>(geometry_, options); });
    study->forget();
    return study;
  }

  [[nodiscard]] connection::Explanation explain(const connection::Position& position,
                                                const Options& options) const {
    return std::make_unique<Explainer<Word>>(position, options)->explain(carriers_);
  }

 private:
  connection::Geometry<Word> geometry_;
  CarrierStore<Word> carriers_;
  ProofExchange<Word> exchange_;
  connection::Pool<Study<Word>> studies_;
};

template <class Word>
class Worker {
 public:
  using Rules = hex::Rules;
  using Options = hex::Options;
  using Shared = hex::Shared<Word>;
  using Key = connection::PositionKey<Word>;
  using Move = connection::Cell;
  using Children = ChildList<Move, Key>;
  using Set = connection::CellSet<Word>;

  Worker(const connection::Position& position, const Options& options, Shared& shared)
      : board_(position, options.symmetry),
        options_(options),
        carriers_(shared.carriers()),
        exchange_(shared.exchange()),
        proofs_(static_cast<std::size_t>(options.carriers ? options.proofs : 0)),
        trim_({options.dead, options.captured}),
        lent_study_(shared.lend_study(options)),
        study_(*lent_study_) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  [[nodiscard]] const connection::Board<Word>& board() const noexcept { return board_; }
  [[nodiscard]] Key key() const noexcept { return board_.key(); }
  [[nodiscard]] Move as_played(Move move) const noexcept {
    return board_.geometry().image(board_.canonical_symmetry(), move);
  }
  void play(Move move) noexcept { board_.play(as_played(move)); }
  void undo() noexcept { board_.undo(); }

  // Finds `children` empty.
  Verdict expand(Children& children) {
    if (const auto joined = board_.joined_colour())
      return *joined == board_.to_play() ? Verdict::win : Verdict::loss;
    collected_ = exchange_.collect(collected_, [this](const auto& proof) { add_proof(proof); });
    const Verdict verdict =
        study_.look_at(board_.stones(), board_.to_play(), proofs_, board_.history());
    const connection::Symmetry symmetry = board_.canonical_symmetry();
    note(board_.key(), symmetry, verdict);
    if (verdict == Verdict::loss) return verdict;
    const auto add = [&](connection::Cell cell, Bounds bounds) {
      children.push_back({board_.key_after(cell), bounds, board_.geometry().image(symmetry, cell)});
    };
    if (verdict == Verdict::win) {
      add(study_.winning_move(), Bounds::lost());
    } else {
      for (const connection::Cell cell : study_.moves()) add(cell, first_bounds(cell));
    }
    return verdict;
  }

  // The position is won by the move that leads to the child.
  void learn_won(const Key& key, const Child<Move, Key>& child) {
    if (!options_.carriers) return;
    const auto known = carriers_.find(key);
    if (known && known->solved) return;
    const Seen seen = see(key);
    Set carrier = seen.empty;
    if (known) carrier = known->if_won | carrier_after(seen, child) | Set::of(child.move);
    carrier = trimmed(seen, seen.mover, carrier);
    carriers_.put(key, {carrier, carrier, true});
  }

  // All the children of the position are refuted.
  void learn_lost(const Key& key, std::span<const Child<Move, Key>> children) {
    if (!options_.carriers) return;
    const auto known = carriers_.find(key);
    if (known && known->solved) return;
    const Seen seen = see(key);
    Set carrier = known ? known->if_lost : seen.empty;
    if (known) carrier |= answer_to_all(seen, children);
    const connection::Colour winner = opposite(seen.mover);
    carrier = trimmed(seen, winner, carrier);
    carriers_.put(key, {carrier, carrier, true});
    exchange_.post(proofs_.proof_of(board_.geometry(), winner, seen.stones.of(winner), carrier));
  }

  // A move of the position is refuted. May it tell something about others?
  bool learn_refuted(const Key& key, const Child<Move, Key>& child) {
    if (!options_.carriers) return false;
    position_ = see(key);
    threat_ = carrier_after(position_, child);
    return threat_ != position_.empty - Set::of(child.move);
  }
  // Is another move of that position refuted as well?
  bool refuted_too(const Child<Move, Key>& sibling) {
    if (threat_.test(sibling.move)) return false;
    const Set carrier = image(symmetry_after(position_, sibling), threat_);
    carriers_.put(sibling.key, {carrier, carrier, true});
    return true;
  }

 private:
  // A position as its key has it.
  struct Seen {
    connection::Stones<Word> stones;
    Set empty;
    connection::Colour mover = connection::Colour::black;
  };

  [[nodiscard]] Seen see(const Key& key) const noexcept {
    Seen seen;
    seen.empty = board_.geometry().all() - key.occupied;
    const bool white_moves = key.black_and_turn.meets(seen.empty);
    seen.mover = white_moves ? connection::Colour::white : connection::Colour::black;
    seen.stones.black = key.black_and_turn & key.occupied;
    seen.stones.white = key.occupied - seen.stones.black;
    return seen;
  }

  [[nodiscard]] Set image(connection::Symmetry symmetry, Set set) const noexcept {
    if (symmetry == connection::Symmetry::identity) return set;
    Set result;
    for (const Move cell : set) result.insert(board_.geometry().image(symmetry, cell));
    return result;
  }

  // How many symmetries make positions one.
  [[nodiscard]] int symmetries() const noexcept {
    return options_.symmetry ? connection::count_symmetries(board_.geometry().size()) : 1;
  }

  // The symmetry that turns the position after a move into that of the child's key.
  [[nodiscard]] connection::Symmetry symmetry_after(const Seen& seen,
                                                    const Child<Move, Key>& child) const noexcept {
    using connection::Symmetry;
    connection::Stones<Word> after = seen.stones;
    after.of(seen.mover).insert(child.move);
    const Set all = board_.geometry().all();
    const auto next = opposite(seen.mover);
    for (int i = 0; i < symmetries(); ++i) {
      const Symmetry symmetry = connection::every_symmetry[static_cast<std::size_t>(i)];
      connection::Stones<Word> turned{image(symmetry, after.black), image(symmetry, after.white)};
      const bool swapped = swaps_colours(symmetry);
      if (swapped) std::swap(turned.black, turned.white);
      if (Key::of(turned, all, swapped ? opposite(next) : next) == child.key) return symmetry;
    }
    return Symmetry::identity;
  }

  // The carrier of the solved position after a move, on the board of the position before it.
  [[nodiscard]] Set carrier_after(const Seen& seen, const Child<Move, Key>& child) const noexcept {
    const Set all = seen.empty - Set::of(child.move);
    const auto known = carriers_.find(child.key);
    if (!known || !known->solved) return all;
    if (known->if_won.empty()) return known->if_won;
    return image(symmetry_after(seen, child), known->if_won);
  }

  [[nodiscard]] Set trimmed(const Seen& seen, connection::Colour winner, Set carrier) noexcept {
    if (!options_.trim) return carrier;
    return trim_(board_.geometry(), seen.stones, winner, carrier);
  }

  // A union of refutations of which one at least avoids each move.
  [[nodiscard]] Set answer_to_all(const Seen& seen, std::span<const Child<Move, Key>> children) {
    Set unanswered;
    for (const auto& child : children) unanswered.insert(child.move);
    threats_.clear();
    for (const auto& child : children) threats_.push_back(carrier_after(seen, child));
    Set carrier;
    while (!unanswered.empty()) {
      Set best;
      int best_score = 1 << 20;
      for (const Set threat : threats_) {
        const int score = 256 * (unanswered & threat).count() + (carrier | threat).count();
        if (score < best_score) {
          best_score = score;
          best = threat;
        }
      }
      unanswered &= best;
      carrier |= best;
    }
    return carrier;
  }

  // The first guess of what it takes to decide the position after a move: to refute the opponent's
  // replies some effort for each of them, and the less the better the mover is connected; to win
  // for the opponent so much the more.
  [[nodiscard]] Bounds first_bounds(connection::Cell cell) const noexcept {
    constexpr double unit = 16;  // fine enough for the factors
    const double factor = std::exp(options_.advantage_weight *
                                   static_cast<double>(study_.advantage() - study_.even_advantage));
    const double replies = std::max(1.0, options_.reply_weight * study_.replies(cell));
    const auto effort = [](double guess) {
      return std::max(Effort{1}, static_cast<Effort>(std::lround(unit * guess)));
    };
    return {effort(factor), effort(replies / factor)};
  }

  // Notes what the study found, as the key has it.
  void note(const Key& key, connection::Symmetry symmetry, Verdict verdict) {
    if (!options_.carriers) return;
    if (verdict == Verdict::open) {
      carriers_.put(key, {image(symmetry, study_.carrier_if_won()),
                          image(symmetry, study_.carrier_if_lost()), false});
    } else {
      const Set carrier = image(symmetry, study_.carrier());
      carriers_.put(key, {carrier, carrier, true});
    }
  }

  // A proof speaks of a position as its key has it; the board may stand otherwise.
  void add_proof(const typename ProofDatabase<Word>::Proof& proof) {
    for (int i = 0; i < symmetries(); ++i) {
      const connection::Symmetry symmetry = connection::every_symmetry[static_cast<std::size_t>(i)];
      proofs_.add({swaps_colours(symmetry) ? opposite(proof.winner) : proof.winner,
                   image(symmetry, proof.needed), image(symmetry, proof.reach)});
    }
  }

  connection::Board<Word> board_;
  Options options_;
  CarrierStore<Word>& carriers_;
  ProofExchange<Word>& exchange_;
  ProofDatabase<Word> proofs_;
  std::uint64_t collected_ = 0;  // proofs
  CarrierTrim<Word> trim_;
  typename Shared::LentStudy lent_study_;
  Study<Word>& study_;
  Seen position_;  // of the last refutation
  Set threat_;
  std::vector<Set> threats_;
};

}  // namespace beeline::hex
