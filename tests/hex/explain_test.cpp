// Every claim of an explanation of a Hex position, checked by brute force.
#include <algorithm>
#include <array>
#include <memory>

#include "catch.hpp"
#include "connection/carrier_reduction.hpp"
#include "hex/solver.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/hex_subsets.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

using connection::Explanation;
using connection::Fate;
using connection::MoveNote;
using connection::Reason;

bool over(const Position& position) {
  const NaiveBoard board(position);
  return board.joined(Colour::black) || board.joined(Colour::white);
}

Position with_stone(Position position, Cell cell, Colour colour) {
  (colour == Colour::black ? position.black : position.white).push_back(cell);
  return position;
}

Position with_mover(Position position, Colour mover) {
  position.to_play = mover;
  return position;
}

// Counts what is said, and what of it is wrong.
class Claims {
 public:
  explicit Claims(Size size) : truth_(size, true) {}

  void check(const Position& position, const Explanation& explanation) {
    const Colour mover = position.to_play;
    const bool won = truth_.winner(position) == mover;
    bool kept_move_wins = false;
    for (const MoveNote& move : explanation.moves) {
      ++seen_[static_cast<std::size_t>(move.reason)];
      const bool wins = truth_.winner_after(position, move.cell) == mover;
      if (move.fate == Fate::wins) expect(wins);
      if (move.fate == Fate::loses) expect(!wins);
      if (wins && (move.fate == Fate::open || move.fate == Fate::wins)) kept_move_wins = true;
      check_reason(position, move, wins);
    }
    if (!explanation.moves.empty()) expect(kept_move_wins == won);
    if (explanation.winner) expect((*explanation.winner == mover) == won);
    if (explanation.must_play) {
      for (const MoveNote& move : explanation.moves) {
        const auto& cells = *explanation.must_play;
        if (std::ranges::find(cells, move.cell) != cells.end()) continue;
        if (move.reason == Reason::captured && move.by != mover) continue;  // asks for an answer
        expect(truth_.winner_after(position, move.cell) != mover);
      }
    }
  }

  // With all other cells the loser's.
  void check_carrier(const Position& position, const connection::Carrier& carrier) {
    expect(truth_.winner(connection::given_away(position, carrier)) == carrier.winner);
  }

  // Is every cell needed?
  void check_minimal(const Position& position, const connection::Carrier& carrier) {
    for (const Cell cell : carrier.cells) {
      connection::Carrier smaller = carrier;
      std::erase(smaller.cells, cell);
      expect(truth_.winner(connection::given_away(position, smaller)) != carrier.winner);
    }
  }

  [[nodiscard]] int wrong() const { return wrong_; }
  [[nodiscard]] int seen(Reason reason) const { return seen_[static_cast<std::size_t>(reason)]; }

 private:
  void expect(bool right) {
    if (!right) ++wrong_;
  }

  // The same winner, whoever moves.
  void expect_equal(const Position& a, const Position& b) {
    for (const Colour mover : both_colours) {
      expect(truth_.winner(with_mover(a, mover)) == truth_.winner(with_mover(b, mover)));
    }
  }

  void check_reason(const Position& position, const MoveNote& move, bool wins) {
    const Colour mover = position.to_play;
    const Colour opponent = opposite(mover);
    switch (move.reason) {
      case Reason::dead:
        for (const Colour colour : both_colours) {
          expect_equal(position, with_stone(position, move.cell, colour));
        }
        break;
      case Reason::captured:
        expect_equal(position, with_stone(position, move.cell, move.by.value()));
        break;
      case Reason::connected:
        for (const Colour first : both_colours) {
          expect(truth_.winner(with_mover(position, first)) == move.by.value());
        }
        break;
      case Reason::vulnerable: {
        const Position answered = with_stone(position, move.other.value(), opponent);
        expect_equal(with_stone(answered, move.cell, mover),
                     with_stone(answered, move.cell, opponent));
        break;
      }
      case Reason::dominated:
        if (wins) expect(truth_.winner_after(position, move.other.value()) == mover);
        break;
      case Reason::connects: expect(move.fate == Fate::wins); break;
      case Reason::outside_must_play: expect(move.fate == Fate::loses); break;
      case Reason::none: break;
      default: expect(false);
    }
  }

  BruteForce truth_;
  int wrong_ = 0;
  std::array<int, 32> seen_{};
};

std::unique_ptr<connection::Solver> solver_for(Size size, const hex::Options& options) {
  SearchOptions search;
  search.table_mib = 4;
  return hex::make_solver(size, search, options);
}

}  // namespace

TEST_CASE("explain: every claim about every 3x3 position is true") {
  const Size size{3, 3};
  const auto solver = solver_for(size, small_stores());
  Claims claims(size);
  for_each_position(size, [&](const Position& position) {
    if (!over(position)) claims.check(position, solver->explain(position));
  });
  CHECK(claims.wrong() == 0);
  for (const Reason reason : {Reason::none, Reason::dead, Reason::captured, Reason::connected,
                              Reason::connects, Reason::outside_must_play}) {
    INFO(to_string(reason));
    CHECK(claims.seen(reason) > 0);
  }
}

TEST_CASE("explain: every claim about random positions is true, with any switches") {
  Random random(21);
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{4, 4}, Size{5, 3}}) {
    Claims claims(size);
    for (int round = 0; round < 8; ++round) {
      const auto options = round == 0 ? small_stores() : random_hex_options(random);
      const auto solver = solver_for(size, options);
      for (int i = 0; i < 100; ++i) {
        const Position position = random_position(size, random);
        if (!over(position)) claims.check(position, solver->explain(position));
      }
    }
    CHECK(claims.wrong() == 0);
    for (const Reason reason : {Reason::vulnerable, Reason::dominated}) {
      INFO(to_string(reason));
      CHECK(claims.seen(reason) > 0);
    }
  }
}

TEST_CASE("explain: carriers win before they are reduced and after, and no cell is left over") {
  Random random(22);
  for (const Size size : {Size{3, 3}, Size{4, 3}, Size{4, 4}}) {
    Claims claims(size);
    const auto solver = solver_for(size, small_stores());
    int smaller = 0;
    for (int i = 0; i < 60; ++i) {
      const Position position = random_position(size, random);
      if (over(position)) continue;
      const auto winner = solver->solve(position, {}, {}, nullptr).winner;
      const connection::Carrier carrier{winner.value(), solver->explain(position).carrier.value()};
      claims.check_carrier(position, carrier);
      const auto reduced = reduce_carrier(*solver, position, carrier, {}, {}, {});
      CHECK(reduced.confirmed);
      claims.check_carrier(position, reduced.carrier);
      claims.check_minimal(position, reduced.carrier);
      if (reduced.carrier.cells.size() < carrier.cells.size()) ++smaller;
    }
    CHECK(claims.wrong() == 0);
    CHECK(smaller > 0);
  }
}

TEST_CASE("explain: a carrier that does not win is a broken invariant") {
  const Position position{{2, 2}, {}, {}, Colour::black};
  const auto solver = solver_for(position.size, small_stores());
  CHECK_THROWS_AS(reduce_carrier(*solver, position, {Colour::white, {0}}, {}, {}, {}),
                  std::logic_error);
}

TEST_CASE("explain: without expansions a carrier stays as it is and unconfirmed") {
  const Position position{{5, 5}, {}, {}, Colour::black};
  const auto solver = solver_for(position.size, small_stores());
  StopFlag stop;
  stop.request();
  const connection::Carrier carrier{Colour::black, solver->explain(position).carrier.value()};
  const auto reduced = reduce_carrier(*solver, position, carrier, {}, {}, stop);
  CHECK_FALSE(reduced.confirmed);
  CHECK(reduced.carrier.cells == carrier.cells);
}
