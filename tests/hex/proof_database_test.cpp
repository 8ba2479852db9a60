// Statements of proofs apply wherever they fit, and only there.
#include "hex/proof_database.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::oracle;
using connection::Geometry;
using Set = connection::CellSet<std::uint64_t>;
using Database = hex::ProofDatabase<std::uint64_t>;

namespace {

Set set_of(const std::vector<Cell>& cells) {
  Set set;
  for (const Cell cell : cells) set.insert(cell);
  return set;
}

std::vector<Cell>& stones_of(Position& position, Colour colour) {
  return colour == Colour::black ? position.black : position.white;
}

bool over(const Position& position) {
  const NaiveBoard board(position);
  return board.joined(Colour::black) || board.joined(Colour::white);
}

// The cells that a winner needs, as few as giving the others to the loser one by one leaves.
Set smallest_carrier(BruteForce& truth, Position position, Colour winner) {
  Set carrier;
  const Set taken = set_of(position.black) | set_of(position.white);
  auto& losers = stones_of(position, opposite(winner));
  for (int i = 0; i < position.size.cells(); ++i) {
    const auto cell = static_cast<Cell>(i);
    if (taken.test(cell)) continue;
    losers.push_back(cell);
    if (truth.winner(position) == winner) continue;
    losers.pop_back();
    carrier.insert(cell);
  }
  return carrier;
}

}  // namespace

TEST_CASE("proof database: what it tells of random positions is true") {
  Random random(71);
  for (const Size size : {Size{3, 3}, Size{4, 3}, Size{4, 4}}) {
    const Geometry<std::uint64_t> geometry(size);
    BruteForce truth(size, true);
    Database proofs(64);
    int matches = 0;
    int wrong = 0;
    for (int i = 0; i < 3000; ++i) {
      Position position = random_position(size, random);
      if (over(position)) continue;
      for (const Colour colour : both_colours) {
        const Set own = set_of(stones_of(position, colour));
        const Set opposing = set_of(stones_of(position, opposite(colour)));
        proofs.for_each_match(colour, own, opposing, [&](const auto& match) {
          Position then = position;
          for (const Cell cell : match.missing) stones_of(then, colour).push_back(cell);
          for (const Cell cell : geometry.all() - own - opposing - match.carrier)
            stones_of(then, opposite(colour)).push_back(cell);
          then.to_play = opposite(colour);
          if (truth.winner(then) != colour) ++wrong;
          ++matches;
          return false;
        });
      }
      const Colour winner = truth.winner(position);
      if (winner == position.to_play) continue;
      const Set carrier = smallest_carrier(truth, position, winner);
      proofs.add(proofs.proof_of(geometry, winner, set_of(stones_of(position, winner)), carrier));
    }
    CHECK(matches > 100);
    CHECK(wrong == 0);
  }
}

TEST_CASE("proof database: a group away from the carrier is not needed") {
  const Geometry<std::uint64_t> geometry(Size{4, 2});
  Database proofs(8);
  const Cell a1 = 0;
  const Cell d1 = 3;
  const Set carrier = Set::of(4);  // a2
  proofs.add(proofs.proof_of(geometry, Colour::black, Set::of(a1) | Set::of(d1), carrier));
  int matches = 0;
  proofs.for_each_match(Colour::black, Set::of(a1), Set(), [&](const auto& match) {
    CHECK(match.missing.empty());
    CHECK(match.carrier == carrier);
    ++matches;
    return false;
  });
  CHECK(matches == 1);
}

TEST_CASE("proof database: the oldest statement gives way, and an empty one matches nothing") {
  const Geometry<std::uint64_t> geometry(Size{3, 3});
  Database proofs(8);
  Database none(0);
  const auto count = [&](const Database& database) {
    int matches = 0;
    database.for_each_match(Colour::white, geometry.all(), Set(), [&](const auto&) {
      ++matches;
      return false;
    });
    return matches;
  };
  CHECK(count(proofs) == 0);
  for (int i = 0; i < 20; ++i) {
    const auto proof = Database::proof_of(geometry, Colour::white, Set::of(0), Set::of(1));
    proofs.add(proof);
    none.add(proof);
    CHECK(count(proofs) == std::min(i + 1, 8));
    CHECK(count(none) == 0);
  }
}
