// Everything that is known about a Hex position without searching: who has won, or which moves are
// left to try, the best first.
//
// 1. Fill-in. What is said about the filled board holds for the original one (fill_in.hpp).
// 2. Connections of the side not to move. With its sides fully connected it wins. Each semi
//    connection of its sides is a threat: a move that does not touch its carrier loses. So the
//    moves worth trying, the *must-play*, lie in all these carriers; if nothing does, it wins too.
// 3. Connections of the side to move. A semi connection of its sides wins.
// 4. Inferior moves are left out (inferior_moves.hpp). Nothing left: the side to move loses.
// 5. For each move left, what it would threaten: if no reply meets all threats it wins, else the
//    number of replies is a first guess of the effort.
// 6. The rest is ordered by the currents of both colours' circuits, and by the replies left.
//
// Carriers  A *carrier* of a winner's proof is a set of empty cells on which it wins, with the side
//           to move as it is, even if all other empty cells are given to the loser. Write W for the
//           winner, L for the loser.
//   Fill-in     Dead cells and L's captured pairs need no cell: the former never matter, the latter
//               are L's in the filled board. W's captured pairs are added: when L takes one cell W
//               takes the other, and then L's stone is dead.
//   W to move   A semi connection of W's sides, or a move with the carrier of what follows.
//   L to move   W's semi connections S1, S2... of its sides, with what they all have in common
//               called M. L's move outside M misses some Si, in which W then wins. A move m in M
//               that was tried has been refuted by a proof with a carrier C that W, to move, wins
//               on whatever L owns besides: so C is one more semi connection of W's sides, and m is
//               not in it. A vulnerable cell v in M is answered by its killer k; v is then dead,
//               and may count as W's; all other threats stand, W owning more of their carriers than
//               before. So v and k are added. A dominated cell d in M is no better than its
//               dominator m: L's stone on m would own d too. What refutes m thus does so without
//               needing d, and is a threat that L's stone on d does not meet. Nothing is added.
//
// Source   [HAH09] must-play and fill-in, [BHJR07]; carriers with all this pruning: argued above.
// Checked  tests/hex/carrier_test.cpp, tests/hex/solver_test.cpp
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "beeline/game.hpp"
#include "connection/circuit.hpp"
#include "connection/h_search.hpp"
#include "connection/joins.hpp"
#include "connection/move_order.hpp"
#include "connection/snapshots.hpp"
#include "hex/fill_in.hpp"
#include "hex/inferior_moves.hpp"
#include "hex/options.hpp"
#include "hex/proof_database.hpp"
#include "hex/rules.hpp"

namespace beeline::hex {

template <class Word>
class Study {
 public:
  using Set = connection::CellSet<Word>;
  using Cell = connection::Cell;
  using Colour = connection::Colour;
  using Stones = connection::Stones<Word>;
  using Geometry = connection::Geometry<Word>;

  // The geometry must live as long as this.
  Study(const Geometry& geometry, const Options& options)
      : geometry_(geometry),
        options_(options),
        fill_in_({options.dead, options.captured}),
        inferior_({options.vulnerable, options.dominated}),
        black_(geometry, Colour::black, connection_options(options)),
        white_(geometry, Colour::white, connection_options(options)),
        snapshots_(static_cast<std::size_t>(options.snapshots_mib)) {
    const auto order = Rules::move_order(geometry.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      centre_first_[order[i]] = -static_cast<float>(i) * 1e-4F;
    }
  }

  // Forgets the positions studied lately.
  void forget() noexcept { snapshots_.clear(); }

  // Studies a position with an empty cell in which nobody is joined, with what was proved so far.
  // `history`: where the last stones were played, oldest first. If a position on the way was
  // studied lately, that saves time.
  Verdict look_at(const Stones& stones, Colour mover, const ProofDatabase<Word>& proofs,
                  std::span<const Cell> history = {}) {
    mover_ = mover;
    remember(stones, history);
    raw_empty_ = geometry_.all() - stones.both();
    fill_in_.run(geometry_, stones, before_.filling);
    if (const auto joined = fill_in_.joined()) return decide(*joined, Set(), raw_empty_.first());
    const Stones& filled = fill_in_.stones();
    empty_ = geometry_.all() - filled.both();
    threats_count_ = 0;
    advantage_ = even_advantage;
    replies_.fill(0);
    Set moves = empty_;
    scores_ = centre_first_;

    if (const Verdict verdict = recall(proofs, moves); verdict != Verdict::open) return verdict;
    if (options_.connections) {
      if (const Verdict verdict = look_at_opponent(moves); verdict != Verdict::open) return verdict;
      if (const Verdict verdict = look_at_mover(); verdict != Verdict::open) return verdict;
    } else if (options_.decide_joins) {
      const Set joining = joining_cells(geometry_, mover, filled);
      if (!joining.empty()) return decide(mover, Set::of(joining.first()), joining.first());
    }
    inferior_.find(fill_in_.facts(), mover);
    const Set left = moves - inferior_.all();
    if (options_.connections && options_.look_ahead && look_ahead(left)) return Verdict::win;
    carrier_if_lost_ = proof_of_loss(moves);
    if (left.empty()) {
      carrier_ = carrier_if_lost_;
      return Verdict::loss;
    }
    if (options_.connections && options_.circuit && left.count() > 1) weigh(left);
    order(left);
    if (options_.connections && options_.snapshots_mib > 0) {
      snapshots_.keep(stones, {fill_in_.filling(), black_.packed(), white_.packed()});
    }
    return Verdict::open;
  }

  // The moves to try of an open position, best first.
  [[nodiscard]] std::span<const Cell> moves() const noexcept {
    return {moves_.data(), move_count_};
  }
  // How many replies a move of an open position leaves, as far as foreseen; 0: not looked at.
  [[nodiscard]] int replies(Cell move) const noexcept { return replies_[move]; }
  // How much better the mover is connected than its opponent, in an open position: the logarithm of
  // the ratio of their circuits' resistances. Where it is even, half of the positions are won: so
  // measured on the 70,920 that were solved in the 7x7 openings. (Of those with 0 it was 97 %.)
  [[nodiscard]] float advantage() const noexcept { return advantage_; }
  static constexpr float even_advantage = -0.6F;

  // A winning move of a won position.
  [[nodiscard]] Cell winning_move() const noexcept { return winning_move_; }

  // The carrier of a decided position's winner.
  [[nodiscard]] Set carrier() const noexcept { return carrier_; }
  // Of an open position: what the mover's carrier has besides the move and what follows, and what
  // the opponent's carrier has besides the carriers that refute the moves.
  [[nodiscard]] Set carrier_if_won() const noexcept { return fill_in_.captured(mover_); }
  [[nodiscard]] Set carrier_if_lost() const noexcept { return carrier_if_lost_; }

 private:
  using HSearch = connection::HSearch<Word>;
  using Goal = connection::HSearchGoal;

  [[nodiscard]] static connection::HSearchOptions connection_options(const Options& options) {
    return {.most_fulls = options.fulls,
            .most_semis = options.semis,
            .over_sides = options.over_sides,
            .most_joint = options.joint,
            .templates = options.templates,
            .avoid_common = options.avoid_common};
  }
  [[nodiscard]] HSearch& search_of(Colour colour) noexcept {
    return colour == Colour::black ? black_ : white_;
  }

  // The position is decided, `proof` being the winner's carrier on the filled board.
  Verdict decide(Colour winner, Set proof, Cell winning_move) noexcept {
    carrier_ = proof | fill_in_.captured(winner);
    winning_move_ = winning_move;
    return winner == mover_ ? Verdict::win : Verdict::loss;
  }

  // Looks up the last position on the way that is remembered, unless a stone has been put on a cell
  // that was filled in there. All on the way are kept from being forgotten: the search will come
  // back to them.
  void remember(const Stones& stones, std::span<const Cell> history) {
    before_ = {};
    if (options_.snapshots_mib == 0) return;
    const auto backwards = [&](auto&& visit) {
      Stones then = stones;
      Colour player = opposite(mover_);
      for (std::size_t i = history.size(); i-- > 0; player = opposite(player)) {
        then.of(player).erase(history[i]);
        visit(then);
      }
    };
    backwards([this](const Stones& then) { snapshots_.refresh(then); });
    backwards([&](const Stones& then) {
      if (!before_.empty()) return;
      before_ = snapshots_.find(then);
      if (before_.filling.cells().meets(stones.both())) before_ = {};
    });
  }

  // Dead cells may count as own stones of either colour.
  void build(Colour colour, Goal goal) {
    search_of(colour).build(fill_in_.stones().of(colour) | fill_in_.dead(), empty_, goal,
                            colour == Colour::black ? before_.black : before_.white);
  }

  // Applies proofs of other positions: wins of either colour, and the opponent's threats.
  Verdict recall(const ProofDatabase<Word>& proofs, Set& moves) {
    const auto match = [&](Colour colour, auto&& f) {
      const Colour other = opposite(colour);
      proofs.for_each_match(colour, fill_in_.stones().of(colour) | fill_in_.dead(),
                            fill_in_.stones().of(other) - fill_in_.dead(), f);
    };
    Verdict verdict = Verdict::open;
    match(mover_, [&](const auto& proof) {
      verdict =
          decide(mover_, proof.carrier, (proof.missing.empty() ? empty_ : proof.missing).first());
      return true;
    });
    if (verdict != Verdict::open) return verdict;
    match(opposite(mover_), [&](const auto& proof) {
      if (proof.missing.empty()) {
        verdict = decide(opposite(mover_), proof.carrier, 0);
        return true;
      }
      if (!proof.carrier.contains(moves) && threats_count_ < most_recalled) {
        threats_[threats_count_++] = proof.carrier;
        moves &= proof.carrier;
      }
      return false;
    });
    return verdict;
  }

  Verdict look_at_opponent(Set& moves) {
    const Colour opponent = opposite(mover_);
    build(opponent, Goal::full);
    const HSearch& search = search_of(opponent);
    Set best;
    bool connected = false;
    search.for_each_full(HSearch::side_a, HSearch::side_b, [&](Set carrier) {
      if (!connected || carrier.count() < best.count()) best = carrier;
      connected = true;
    });
    if (connected) return decide(opponent, best, 0);
    search.for_each_semi(HSearch::side_a, HSearch::side_b, [&](Set carrier) {
      threats_[threats_count_++] = carrier;
      moves &= carrier;
    });
    return Verdict::open;
  }

  Verdict look_at_mover() {
    build(mover_, Goal::semi);
    const HSearch& search = search_of(mover_);
    if (!search.reached_goal()) return Verdict::open;
    const bool connected = search.winning_move() == HSearch::no_cell;
    return decide(mover_, search.winning_carrier(),
                  connected ? empty_.first() : search.winning_move());
  }

  // What each move would threaten. With a stone on m, a full connection of m to one side and a semi
  // connection of m to the other, on cells of their own, are a semi connection of the sides. The
  // reply must touch all of these threats; if no cell does, m wins, and the threats used are its
  // carrier.
  [[nodiscard]] bool look_ahead(Set moves) {
    for (const Cell move : moves) {
      Set replies = empty_ - Set::of(move);
      Set used = Set::of(move);
      for (const auto& sides : {std::pair(HSearch::side_a, HSearch::side_b),
                                std::pair(HSearch::side_b, HSearch::side_a)}) {
        search_of(mover_).for_each_full(move, sides.first, [&](Set full) {
          search_of(mover_).for_each_semi(move, sides.second, [&](Set semi) {
            const Set threat = full | semi;
            if (full.meets(semi) || threat.contains(replies)) return;
            replies &= threat;
            used |= threat;
          });
        });
      }
      if (replies.empty()) {
        (void)decide(mover_, used, move);
        return true;
      }
      replies_[move] = static_cast<std::uint8_t>(replies.count());
    }
    return false;
  }

  // The opponent's carrier besides the carriers that refute the moves left.
  [[nodiscard]] Set proof_of_loss(Set must_play) const {
    Set carrier = threats(must_play);
    for (const Cell cell : inferior_.vulnerable() & must_play) {
      const Set killers = fill_in_.facts().killers(opposite(mover_), cell);
      carrier.insert(cell);
      if (!killers.meets(carrier)) carrier.insert(killers.first());
    }
    return carrier | fill_in_.captured(opposite(mover_));
  }

  // Scores the moves by the currents of both colours' circuits. One that leaves few replies goes
  // before one that carries a little more current.
  void weigh(Set moves) {
    const float black = circuit_.add_currents(black_, scores_);
    const float white = circuit_.add_currents(white_, scores_);
    advantage_ = std::log(mover_ == Colour::black ? white / black : black / white);
    const auto weight = static_cast<float>(-options_.reply_order);
    for (const Cell cell : moves) {
      scores_[cell] *= std::pow(1.0F + static_cast<float>(replies_[cell]), weight);
    }
  }

  void order(Set moves) {
    move_count_ = 0;
    for (const Cell cell : moves) moves_[move_count_++] = cell;
    std::sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(move_count_),
              [this](Cell a, Cell b) {
                return scores_[a] != scores_[b] ? scores_[a] > scores_[b] : a < b;
              });
  }

  // The union of a few threats that have as much in common as all of them.
  [[nodiscard]] Set threats(Set must_play) const noexcept {
    Set common = empty_;
    Set carrier;
    while (common != must_play) {
      Set best;
      int best_score = 1 << 20;
      for (std::size_t i = 0; i < threats_count_; ++i) {
        const int score = 256 * (common & threats_[i]).count() + (carrier | threats_[i]).count();
        if (score < best_score) {
          best_score = score;
          best = threats_[i];
        }
      }
      common &= best;
      carrier |= best;
    }
    return carrier;
  }

  const Geometry& geometry_;
  Options options_;
  FillIn<Word> fill_in_;
  InferiorMoves<Word> inferior_;
  HSearch black_;
  HSearch white_;
  connection::Snapshots<Word> snapshots_;
  typename connection::Snapshots<Word>::Found before_;
  connection::Circuit<Word> circuit_;
  typename Geometry::template PerCell<float> centre_first_{};

  Colour mover_ = Colour::black;
  Set raw_empty_;
  Set empty_;  // of the filled board
  static constexpr std::size_t most_recalled = 32;
  std::array<Set, most_recalled + connection::most_semi_lines * connection::lanes_per_line>
      threats_;
  std::size_t threats_count_ = 0;
  typename Geometry::template PerCell<float> scores_{};
  typename Geometry::template PerCell<Cell> moves_{};
  std::size_t move_count_ = 0;
  typename Geometry::template PerCell<std::uint8_t> replies_{};
  float advantage_ = even_advantage;
  Cell winning_move_ = 0;
  Set carrier_;
  Set carrier_if_lost_;
};

}  // namespace beeline::hex
