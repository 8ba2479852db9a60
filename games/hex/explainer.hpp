// What is known about a Hex position without a search, for people: study.hpp cell by cell.
//
// The theorems are those of the study, applied by the same code and under the same switches. A
// study stops as soon as it can decide the position; here the look goes on, so that every cell gets
// its reason. The first of these that holds is given:
//
//   dead, captured      To play there is to pass, which loses if the opponent threatens to connect.
//                       But a move to a cell that the opponent captured may ask for an answer,
//                       after which everything is as before: it is pruned and not known to lose.
//   connected           A colour is joined once the board is filled in, or fully connected: it wins
//                       whoever moves and wherever.
//   connects            The key of a semi connection of the mover's sides.
//   outside must-play   Misses the carrier of a threat, and loses.
//   vulnerable          Pruned: see inferior_moves.hpp.
//   dominated           Pruned, for a move that is not vulnerable.
//
// If no move is left, neither open nor winning, every move loses.
//
// Source   as study.hpp.
// Checked  tests/hex/explain_test.cpp
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "connection/board.hpp"
#include "connection/explanation.hpp"
#include "connection/h_search.hpp"
#include "hex/carrier_store.hpp"
#include "hex/fill_in.hpp"
#include "hex/inferior_moves.hpp"
#include "hex/options.hpp"

namespace beeline::hex {

template <class Word>
class Explainer {
 public:
  using Set = connection::CellSet<Word>;
  using Cell = connection::Cell;
  using Colour = connection::Colour;
  using Explanation = connection::Explanation;

  // Of a position in which nobody is joined.
  Explainer(const connection::Position& position, const Options& options)
      : board_(position, options.symmetry),
        options_(options),
        fill_in_({options.dead, options.captured}),
        inferior_({options.vulnerable, options.dominated}),
        connections_of_mover_(board_.geometry(), mover(), connection_options(options)),
        connections_of_opponent_(board_.geometry(), opposite(mover()),
                                 connection_options(options)) {
    explanation_.moves = every_move(position);
  }
  Explainer(const Explainer&) = delete;
  Explainer& operator=(const Explainer&) = delete;

  [[nodiscard]] Explanation explain(const CarrierStore<Word>& carriers) {
    fill_in_.run(board_.geometry(), board_.stones());
    note_fill_in();
    empty_ = board_.geometry().all() - fill_in_.stones().both();
    must_play_ = empty_;
    if (const auto connected = connected_colour()) {
      note_connected(*connected);
    } else {
      note_winning_move();
      note_must_play();
      note_inferior();
    }
    conclude();
    explanation_.carrier = cells_of(carrier(carriers));
    return std::move(explanation_);
  }

 private:
  using HSearch = connection::HSearch<Word>;
  using Goal = connection::HSearchGoal;
  using Fate = connection::Fate;
  using Reason = connection::Reason;
  using MoveNote = connection::MoveNote;

  [[nodiscard]] static connection::HSearchOptions connection_options(const Options& options) {
    return {.most_fulls = options.fulls,
            .most_semis = options.semis,
            .over_sides = options.over_sides,
            .avoid_common = options.avoid_common};
  }

  [[nodiscard]] Colour mover() const noexcept { return board_.to_play(); }

  [[nodiscard]] static std::vector<Cell> cells_of(Set set) { return {set.begin(), set.end()}; }

  // Gives a reason to each of these cells that has none yet.
  template <class F>
  void note(Set cells, F&& reason_of) {
    for (MoveNote& move : explanation_.moves) {
      if (move.reason == Reason::none && cells.test(move.cell)) move = reason_of(move.cell);
    }
  }

  void note_fill_in() {
    note(fill_in_.dead(), [](Cell cell) { return MoveNote{cell, Fate::pruned, Reason::dead}; });
    for (const Colour colour : {Colour::black, Colour::white}) {
      note(fill_in_.captured(colour), [colour](Cell cell) {
        return MoveNote{cell, Fate::pruned, Reason::captured, {}, colour};
      });
    }
  }

  void build(HSearch& search, Colour colour, Goal goal) {
    search.build(fill_in_.stones().of(colour) | fill_in_.dead(), empty_, goal);
  }

  [[nodiscard]] std::optional<Colour> connected_colour() {
    if (const auto joined = fill_in_.joined()) return joined;
    if (!options_.connections) return std::nullopt;
    build(connections_of_opponent_, opposite(mover()), Goal::full);
    if (connections_of_opponent_.sides_fully_connected()) return opposite(mover());
    build(connections_of_mover_, mover(), Goal::full);
    if (connections_of_mover_.sides_fully_connected()) return mover();
    return std::nullopt;
  }

  void note_connected(Colour winner) {
    const Fate fate = winner == mover() ? Fate::wins : Fate::loses;
    note(empty_, [&](Cell cell) { return MoveNote{cell, fate, Reason::connected, {}, winner}; });
    for (MoveNote& move : explanation_.moves) move.fate = fate;
  }

  void note_winning_move() {
    if (!options_.connections) return;
    build(connections_of_mover_, mover(), Goal::semi);
    if (!connections_of_mover_.reached_goal()) return;
    note(Set::of(connections_of_mover_.winning_move()), [](Cell cell) {
      return MoveNote{cell, Fate::wins, Reason::connects};
    });
  }

  void note_must_play() {
    if (!options_.connections) return;
    bool threatened = false;
    connections_of_opponent_.for_each_semi(HSearch::side_a, HSearch::side_b, [&](Set carrier) {
      must_play_ &= carrier;
      threatened = true;
    });
    if (!threatened) return;
    explanation_.must_play = cells_of(must_play_);
    for (MoveNote& move : explanation_.moves) {
      const bool pass = move.reason == Reason::dead || move.by == mover();
      if (pass) move.fate = Fate::loses;
    }
    note(empty_ - must_play_, [](Cell cell) {
      return MoveNote{cell, Fate::loses, Reason::outside_must_play};
    });
  }

  void note_inferior() {
    inferior_.find(fill_in_.facts(), mover());
    note(inferior_.vulnerable(), [this](Cell cell) {
      const Set killers = fill_in_.facts().killers(opposite(mover()), cell);
      return MoveNote{cell, Fate::pruned, Reason::vulnerable, killers.first()};
    });
    const Set strong = empty_ - inferior_.vulnerable();
    note(inferior_.dominated(), [&](Cell cell) {
      const Set dominators = inferior_.dominators(cell) & strong;
      const Set kept = dominators - inferior_.dominated();
      return MoveNote{cell, Fate::pruned, Reason::dominated,
                      kept.empty() ? dominators.first() : kept.first()};
    });
  }

  void conclude() {
    follow_preferences(explanation_.moves);
    const auto any_is = [this](Fate fate) {
      return std::ranges::find(explanation_.moves, fate, &MoveNote::fate) !=
             explanation_.moves.end();
    };
    if (any_is(Fate::wins)) {
      explanation_.winner = mover();
    } else if (!any_is(Fate::open)) {
      explanation_.winner = opposite(mover());
      for (MoveNote& move : explanation_.moves) move.fate = Fate::loses;
    }
  }

  // Of the proof, if the position was solved and the carrier is not forgotten.
  [[nodiscard]] Set carrier(const CarrierStore<Word>& carriers) const {
    const auto known = options_.carriers ? carriers.find(board_.key()) : std::nullopt;
    if (!known || !known->solved) return board_.empty();
    Set carrier;
    for (const Cell cell : known->if_won) {
      carrier.insert(board_.geometry().image(board_.canonical_symmetry(), cell));
    }
    return carrier;
  }

  connection::Board<Word> board_;
  Options options_;
  FillIn<Word> fill_in_;
  InferiorMoves<Word> inferior_;
  HSearch connections_of_mover_;
  HSearch connections_of_opponent_;
  Set empty_;  // of the filled board
  Set must_play_;
  Explanation explanation_;
};

}  // namespace beeline::hex
