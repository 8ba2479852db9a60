// Trimmed carriers still win, and are not larger.
#include "hex/carrier_trim.hpp"

#include <vector>

#include "catch.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::oracle;
using connection::Geometry;
using Set = connection::CellSet<std::uint64_t>;
using Stones = connection::Stones<std::uint64_t>;

namespace {

Stones stones_of(const Position& position) {
  Stones stones;
  for (const Cell cell : position.black) stones.black.insert(cell);
  for (const Cell cell : position.white) stones.white.insert(cell);
  return stones;
}

Position given_away(Position position, Colour winner, Set cells) {
  auto& losers = winner == Colour::black ? position.white : position.black;
  for (const Cell cell : cells) losers.push_back(cell);
  return position;
}

}  // namespace

TEST_CASE("carrier trim: what is left of a carrier wins, whatever the carrier was") {
  Random random(31);
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 3}, Size{4, 4}}) {
    const Geometry<std::uint64_t> geometry(size);
    BruteForce truth(size, true);
    hex::CarrierTrim<std::uint64_t> trim({});
    int trimmed = 0;
    int wrong = 0;
    int larger = 0;
    for (int i = 0; i < 2000; ++i) {
      const Position position = random_position(size, random);
      const NaiveBoard board(position);
      if (board.joined(Colour::black) || board.joined(Colour::white)) continue;
      const Colour winner = truth.winner(position);
      const Stones stones = stones_of(position);
      const Set empty = geometry.all() - stones.both();
      Set carrier = empty;
      for (const Cell cell : empty) {
        const Set less = carrier - Set::of(cell);
        if (random() % 3 == 0) continue;
        if (truth.winner(given_away(position, winner, empty - less)) == winner) carrier = less;
      }
      const Set left = trim(geometry, stones, winner, carrier);
      if (left != carrier) ++trimmed;
      if (!carrier.contains(left)) ++larger;
      if (truth.winner(given_away(position, winner, empty - left)) != winner) ++wrong;
    }
    CHECK(trimmed > 0);
    CHECK(larger == 0);
    CHECK(wrong == 0);
  }
}
