// Every claim of an explanation of a Rex position, checked by brute force.
#include <algorithm>
#include <array>
#include <memory>

#include "catch.hpp"
#include "connection/explanation.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

using connection::Explanation;
using connection::Fate;
using connection::ForcedJoin;
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

// By definition: with any choice of one cell of each pair, and the key, the loser is joined.
bool joins(const Position& position, const ForcedJoin& pairing) {
  NaiveBoard board(position);
  const Mark loser = mark_of(pairing.loser);
  const Mark winner = mark_of(opposite(pairing.loser));
  for (int cell = 0; cell < position.size.cells(); ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    if (board.at(at) == Mark::empty) board.put(at, winner);
  }
  if (pairing.key) board.put(*pairing.key, loser);
  for (std::uint64_t choice = 0; choice < std::uint64_t{1} << pairing.pairs.size(); ++choice) {
    for (std::size_t i = 0; i < pairing.pairs.size(); ++i) {
      const bool first = (choice >> i & 1) == 0;
      board.put(pairing.pairs[i].a, first ? loser : winner);
      board.put(pairing.pairs[i].b, first ? winner : loser);
    }
    if (!board.joined(pairing.loser)) return false;
  }
  return true;
}

// Empty cells, none of them twice.
bool are_distinct(const ForcedJoin& pairing, const Explanation& explanation) {
  std::vector<Cell> cells;
  for (const auto& [a, b] : pairing.pairs) cells.insert(cells.end(), {a, b});
  if (pairing.key) cells.push_back(*pairing.key);
  std::ranges::sort(cells);
  if (std::ranges::adjacent_find(cells) != cells.end()) return false;
  return std::ranges::all_of(cells, [&](Cell cell) {
    return std::ranges::find(explanation.moves, cell, &MoveNote::cell) != explanation.moves.end();
  });
}

// Counts what is said, and what of it is wrong.
class Claims {
 public:
  explicit Claims(Size size) : truth_(size, rex::Rules::joining_wins) {}

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
      check_reason(position, move, wins, won);
    }
    if (!explanation.moves.empty()) expect(kept_move_wins == won);
    if (explanation.winner) expect((*explanation.winner == mover) == won);
    expect((explanation.last == mover) == (explanation.moves.size() % 2 == 1));
    if (const auto& pairing = explanation.pairing) {
      ++pairings_;
      expect(explanation.winner == opposite(pairing->loser));
      expect(joins(position, *pairing) && are_distinct(*pairing, explanation));
      if (pairing->key) expect(explanation.last == pairing->loser);
    }
  }

  [[nodiscard]] int wrong() const { return wrong_; }
  [[nodiscard]] int pairings() const { return pairings_; }
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

  void check_reason(const Position& position, const MoveNote& move, bool wins, bool won) {
    switch (move.reason) {
      case Reason::dead:
        expect(wins == won);
        expect_equal(with_stone(position, move.cell, Colour::black),
                     with_stone(position, move.cell, Colour::white));
        break;
      case Reason::captured: {
        const Colour captor = move.by.value();
        expect_equal(position, with_stone(with_stone(position, move.cell, captor),
                                          move.other.value(), captor));
        break;
      }
      case Reason::dead_elsewhere:
      case Reason::prefer_victim:
      case Reason::prefer_vulnerable:
        if (wins) expect(truth_.winner_after(position, move.other.value()) == position.to_play);
        break;
      case Reason::joins:
      case Reason::join_pairing:
      case Reason::pre_join_pairing:
      case Reason::mirror_pairing:
      case Reason::colour_symmetry:
        expect(move.fate == Fate::wins || move.fate == Fate::loses);
        break;
      case Reason::none: break;
      default: expect(false);
    }
  }

  BruteForce truth_;
  int wrong_ = 0;
  int pairings_ = 0;
  std::array<int, 32> seen_{};
};

rex::Options random_options(Random& random) {
  rex::Options options;
  for_each_option(rex::rex_options, [&](const auto& option) {
    using Value = typename std::remove_cvref_t<decltype(option)>::value_type;
    if constexpr (std::is_same_v<Value, bool>) options.*option.field = random() % 2 == 0;
  });
  if (random() % 8 == 0) options.most_joinsets = 10;
  return options;
}

std::unique_ptr<connection::Solver> solver_for(Size size, const rex::Options& options) {
  SearchOptions search;
  search.table_mib = 1;
  return rex::make_solver(size, search, options);
}

}  // namespace

TEST_CASE("explain: every claim about every 3x3 position of Rex is true") {
  const Size size{3, 3};
  const auto solver = solver_for(size, {});
  Claims claims(size);
  for_each_position(size, [&](const Position& position) {
    if (!over(position)) claims.check(position, solver->explain(position));
  });
  CHECK(claims.wrong() == 0);
  CHECK(claims.pairings() > 0);
  for (const Reason reason : {Reason::dead, Reason::captured, Reason::dead_elsewhere,
                              Reason::colour_symmetry, Reason::join_pairing}) {
    INFO(to_string(reason));
    CHECK(claims.seen(reason) > 0);
  }
}

TEST_CASE("explain: every claim about random positions of Rex is true, with any switches") {
  Random random(31);
  std::array<int, 32> seen{};
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{4, 4}, Size{5, 3}}) {
    Claims claims(size);
    for (int round = 0; round < 8; ++round) {
      const auto options = round < 2 ? rex::Options{} : random_options(random);
      const auto solver = solver_for(size, options);
      for (int i = 0; i < 150; ++i) {
        const Position position = random_position(size, random);
        if (!over(position)) claims.check(position, solver->explain(position));
      }
    }
    CHECK(claims.wrong() == 0);
    CHECK(claims.pairings() > 0);
    for (std::size_t i = 0; i < seen.size(); ++i) seen[i] += claims.seen(static_cast<Reason>(i));
  }
  for (const Reason reason : {Reason::prefer_victim, Reason::prefer_vulnerable,
                              Reason::pre_join_pairing, Reason::mirror_pairing, Reason::joins}) {
    INFO(to_string(reason));
    CHECK(seen[static_cast<std::size_t>(reason)] > 0);
  }
}

TEST_CASE("explain: the mirror pairing of an oblong board is told") {
  for (const Size size : {Size{4, 5}, Size{7, 6}}) {
    const Position empty{size, {}, {}, Colour::black};
    const auto explanation = solver_for(size, {})->explain(empty);
    REQUIRE(explanation.pairing);
    CHECK(explanation.pairing->theorem == Reason::mirror_pairing);
    CHECK(explanation.pairing->loser == (size.width > size.height ? Colour::black : Colour::white));
    CHECK(2 * explanation.pairing->pairs.size() == static_cast<std::size_t>(size.cells()));
    CHECK_FALSE(explanation.pairing->key);
  }
}

TEST_CASE("explain: on boards too large for joinsets Last and symmetry are told") {
  const auto explanation = solver_for({9, 9}, {})->explain({{9, 9}, {}, {}, Colour::black});
  CHECK(explanation.last == Colour::black);
  CHECK(explanation.colour_symmetric);
  CHECK(explanation.winner == Colour::white);
  CHECK_FALSE(explanation.pairing);
}
