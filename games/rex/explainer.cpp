#include "rex/explainer.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <utility>
#include <vector>

#include "rex/colour_symmetry.hpp"
#include "rex/inferior.hpp"
#include "rex/mirror_pairing.hpp"
#include "rex/pairing_search.hpp"
#include "rex/residual_game.hpp"

namespace beeline::rex {
namespace {

using connection::Explanation;
using connection::Fate;
using connection::ForcedJoin;
using connection::MoveNote;
using connection::Position;
using connection::Reason;

// A person waits longer for the one pairing that explains everything than a search does.
constexpr int patience = 100;

Position after(Position position, Cell cell) {
  (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
  position.to_play = opposite(position.to_play);
  return position;
}

Reason theorem_of(const Pairing& pairing) {
  return pairing.key == Pairing::no_key ? Reason::join_pairing : Reason::pre_join_pairing;
}

class Explainer {
 public:
  Explainer(const Position& position, const Options& options)
      : position_(position), options_(options), mirror_(MirrorPairing::of(position.size)) {
    explanation_.moves = every_move(position);
    const bool odd = explanation_.moves.size() % 2 == 1;
    explanation_.last = odd ? mover() : opposite(mover());
  }

  void note_symmetry() {
    if (!options_.colour_symmetry) return;
    if (is_colour_symmetric(position_)) {
      explanation_.colour_symmetric = true;
      explanation_.winner = opposite(*explanation_.last);
    }
    const Fate fate = *explanation_.last == mover() ? Fate::loses : Fate::wins;
    note([&](MoveNote& move) {
      if (!is_colour_symmetric(after(position_, move.cell))) return;
      move = {move.cell, fate, Reason::colour_symmetry};
    });
  }

  void note_residual_game(const JoinsetLists& joinsets) {
    joinsets_ = &joinsets;
    close();
    note_captured_and_dead();
    note_pairing_of(mover());
    if (!explanation_.pairing) note_pairing_of(opposite(mover()));
    if (!dead_) {
      note_inferior();
      note_doomed();
    }
  }

  [[nodiscard]] Explanation conclude() {
    auto& moves = explanation_.moves;
    follow_preferences(moves);
    const auto any_is = [&moves](Fate fate) {
      return std::ranges::find(moves, fate, &MoveNote::fate) != moves.end();
    };
    if (any_is(Fate::wins)) explanation_.winner = mover();
    if (explanation_.winner == mover()) {
      // A winner that finds all cells captured has to play one of them.
      if (!any_is(Fate::wins) && !any_is(Fate::open)) {
        for (MoveNote& move : moves) move.fate = Fate::open;
      }
    } else if (explanation_.winner || !any_is(Fate::open)) {
      explanation_.winner = opposite(mover());
      for (MoveNote& move : moves) move.fate = Fate::loses;
    }
    return std::move(explanation_);
  }

 private:
  [[nodiscard]] Colour mover() const noexcept { return position_.to_play; }
  [[nodiscard]] Cell on_board(GridCell cell) const { return joinsets_->places().cell_at(cell); }
  [[nodiscard]] Grid grid_at(Cell cell) const {
    return connection::grid_of(joinsets_->places().place_of(cell));
  }
  // The player of the residual game that has this colour: the side to move (0) or the other (1).
  [[nodiscard]] std::size_t player(Colour colour) const {
    return colour == closed_.mover() ? 0 : 1;
  }

  // Calls f with every move that has no reason yet.
  template <class F>
  void note(F&& f) {
    for (MoveNote& move : explanation_.moves) {
      if (move.reason == Reason::none) f(move);
    }
  }

  // The residual game of the position, on the board as it is.
  void close() {
    ResidualGame raw;
    raw.begin(mover(), joinsets_->lists()[0], joinsets_->lists()[1]);
    raw.prepare();
    successor_.start(raw.families(), raw.live());
    successor_.close(options_.capture);
    find_twins(raw);
    const auto vanished =
        explanation_.moves.size() - static_cast<std::size_t>(std::popcount(successor_.live()));
    closed_.follow(raw, successor_, vanished % 2 == 0, joinsets_->places().grid_size(),
                   Symmetry::identity);
    closed_.prepare();
  }

  // Captured cells are filled in pairs of twins. Twins stay twins when others are filled, so they
  // can be told apart again by filling them once more, a pair at a time.
  void find_twins(const ResidualGame& raw) {
    Successor filled;
    filled.start(raw.families(), raw.live());
    std::array<Grid, 2> left{successor_.captured(0), successor_.captured(1)};
    const auto fill_a_pair = [&](std::size_t captor) {
      for (Grid rest = left[captor]; rest != 0; rest &= rest - 1) {
        const auto a = static_cast<GridCell>(std::countr_zero(rest));
        for (Grid others = rest & (rest - 1); others != 0; others &= others - 1) {
          const auto b = static_cast<GridCell>(std::countr_zero(others));
          if (!filled.are_twins(captor, a, b)) continue;
          const Colour colour = captor == 0 ? mover() : opposite(mover());
          twins_[static_cast<std::size_t>(colour)].push_back({a, b});
          for (const GridCell cell : {a, b}) {
            left[captor] &= ~connection::grid_of(cell);
            filled.play(captor, cell);
          }
          return true;
        }
      }
      return false;
    };
    while (fill_a_pair(0) || fill_a_pair(1)) {
    }
  }
  [[nodiscard]] const std::vector<Pairing::Pair>& twins(Colour colour) const {
    return twins_[static_cast<std::size_t>(colour)];
  }

  void note_captured_and_dead() {
    Grid captured = 0;
    for (const Colour colour : {Colour::black, Colour::white}) {
      for (const auto& [a, b] : twins(colour)) {
        captured |= connection::grid_of(a) | connection::grid_of(b);
        note([&, a = a, b = b](MoveNote& move) {
          if (move.cell != on_board(a) && move.cell != on_board(b)) return;
          const Cell twin = on_board(move.cell == on_board(a) ? b : a);
          move = {move.cell, Fate::pruned, Reason::captured, twin, colour};
        });
      }
    }
    const auto is_dead = [&](const MoveNote& move) {
      return (grid_at(move.cell) & (closed_.live() | captured)) == 0;
    };
    const auto dead = std::ranges::find_if(explanation_.moves, is_dead);
    if (dead == explanation_.moves.end()) return;
    dead_ = dead->cell;
    note([&](MoveNote& move) {
      if (is_dead(move)) {
        move.reason = Reason::dead;
      } else {
        move = {move.cell, Fate::pruned, Reason::dead_elsewhere, dead_};
      }
    });
  }

  void note_pairing_of(Colour loser) {
    Reason theorem = Reason::join_pairing;
    auto pairing = pairing_in_closed_game(loser, theorem);
    if (!pairing) return;
    for (const auto& pair : twins(loser)) pairing->pairs.push_back(pair);
    check(*pairing, loser);
    tell(*pairing, loser, theorem);
  }

  [[nodiscard]] std::optional<Pairing> pairing_in_closed_game(Colour loser, Reason& theorem) {
    const Family& family = closed_.families()[1 - player(loser)];
    if (family.empty()) return Pairing{};  // twins alone
    if (!options_.join_pairing) return std::nullopt;
    successor_.start(closed_.families(), closed_.live());
    const auto& alive = successor_.alive(1 - player(loser));
    if (mirror_ && mirror_->joins == loser &&
        PairingSearch::holds(mirror_->pairing, family, alive, closed_.live(), false)) {
      theorem = Reason::mirror_pairing;
      Pairing rest;
      for (const auto& pair : mirror_->pairing.pairs) {
        const Grid cells = connection::grid_of(pair.a) | connection::grid_of(pair.b);
        if ((cells & ~closed_.live()) == 0) rest.pairs.push_back(pair);
      }
      return rest;
    }
    const bool with_key = options_.pre_join_pairing && closed_.is_last(player(loser));
    const int steps = std::min(options_.second_pairing_steps, 1'000'000) * patience;
    const auto answer = pairing_search_.find(family, alive, closed_.live(), with_key, steps);
    if (answer != PairingAnswer::yes) return std::nullopt;
    theorem = theorem_of(pairing_search_.found());
    return pairing_search_.found();
  }

  // Every joinset of the opponent holds a whole pair, or the key.
  void check(const Pairing& pairing, Colour loser) const {
    const Grid key = pairing.key == Pairing::no_key ? 0 : connection::grid_of(pairing.key);
    for (const Grid joinset : joinsets_->lists()[loser == mover() ? 1 : 0]) {
      const bool covered =
          (joinset & key) != 0 || std::ranges::any_of(pairing.pairs, [joinset](const auto& pair) {
            return (joinset >> pair.a & joinset >> pair.b & 1) != 0;
          });
      if (!covered) throw std::logic_error("a pairing does not cover every joinset");
    }
  }

  void tell(const Pairing& pairing, Colour loser, Reason theorem) {
    ForcedJoin& told = explanation_.pairing.emplace();
    told.loser = loser;
    told.theorem = theorem;
    for (const auto& [a, b] : pairing.pairs) told.pairs.push_back({on_board(a), on_board(b)});
    if (pairing.key != Pairing::no_key) told.key = on_board(pairing.key);
    explanation_.winner = opposite(loser);
    for (MoveNote& move : explanation_.moves) {
      const bool outside = (grid_at(move.cell) & pairing.cells()) == 0;
      if (loser != mover() && outside) move.fate = Fate::wins;
      if (move.reason == Reason::none && (loser == mover() || outside)) move.reason = theorem;
    }
  }

  void note_inferior() {
    std::vector<Preference> why;
    (void)moves_worth_trying(closed_, options_, &why);
    for (const Preference& preference : why) {
      note([&](MoveNote& move) {
        if (move.cell != on_board(preference.dropped)) return;
        move = {move.cell, Fate::pruned,
                preference.is_victim ? Reason::prefer_victim : Reason::prefer_vulnerable,
                on_board(preference.preferred)};
      });
    }
  }

  // Moves that lose because of what they leave.
  void note_doomed() {
    note([&](MoveNote& move) {
      successor_.start(closed_.families(), closed_.live());
      successor_.play(0, joinsets_->places().place_of(move.cell));
      if (successor_.joined(0)) {
        move = {move.cell, Fate::loses, Reason::joins};
        return;
      }
      successor_.close(options_.capture);
      const Reason reason = doom();
      if (reason != Reason::none) move = {move.cell, Fate::loses, reason};
    });
  }

  // What dooms the player of the move in successor_.
  [[nodiscard]] Reason doom() {
    if (successor_.joined(0)) return Reason::join_pairing;  // twins alone
    if (!options_.join_pairing) return Reason::none;
    const Family& theirs = closed_.theirs();
    const auto& alive = successor_.alive(1);
    const Grid live = successor_.live();
    if (mirror_ && mirror_->joins == mover() &&
        PairingSearch::holds(mirror_->pairing, theirs, alive, live, false)) {
      return Reason::mirror_pairing;
    }
    const bool with_key = options_.pre_join_pairing && closed_.is_last(0);
    const auto answer =
        pairing_search_.find(theirs, alive, live, with_key, options_.second_pairing_steps);
    return answer == PairingAnswer::yes ? theorem_of(pairing_search_.found()) : Reason::none;
  }

  const Position& position_;
  const Options& options_;
  std::optional<MirrorPairing> mirror_;
  const JoinsetLists* joinsets_ = nullptr;
  std::array<std::vector<Pairing::Pair>, 2> twins_;  // by the colour that captured them
  std::optional<Cell> dead_;                         // one of the dead cells
  ResidualGame closed_;
  Successor successor_;
  PairingSearch pairing_search_;
  Explanation explanation_;
};

}  // namespace

Explanation explain(const Position& position, const Options& options,
                    const JoinsetLists* joinsets) {
  Explainer explainer(position, options);
  explainer.note_symmetry();
  if (joinsets != nullptr) explainer.note_residual_game(*joinsets);
  return explainer.conclude();
}

}  // namespace beeline::rex
