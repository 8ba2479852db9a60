// The strategy that a proof describes wins against any replies.
#include <algorithm>
#include <sstream>

#include "app/proof/strategy.hpp"
#include "catch.hpp"
#include "connection/geometry.hpp"
#include "connection/joins.hpp"
#include "proof/checker.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

namespace proof = app::proof;

// Plays random moves for the loser until the board is full or nothing is left to be done. Where the
// winner of Hex needs no answer, the loser moves again.
bool joiner_joins(const proof::Proof& read, const proof::Proved& proved, Random& random) {
  proof::Strategy strategy(read, proved);
  while (!strategy.is_over()) {
    std::vector<Cell> cells;
    for (const Cell cell : strategy.empty()) cells.push_back(cell);
    if (cells.empty()) return false;
    static_cast<void>(strategy.answer(cells[random() % cells.size()]));
  }
  return true;
}

void check(const std::string& game, const std::vector<Position>& positions, int games) {
  std::istringstream text(write_proof(game, positions));
  const proof::Proof read = proof::read_proof(text);
  REQUIRE(read.positions.size() == positions.size());
  Random random(11);
  int lost = 0;
  for (const proof::Proved& proved : read.positions) {
    if (proof::Strategy(read, proved).has_no_moves()) continue;
    for (int i = 0; i < games; ++i) {
      if (!joiner_joins(read, proved, random)) ++lost;
    }
  }
  INFO(game << ' ' << to_string(positions.front().size));
  CHECK(lost == 0);
}

}  // namespace

TEST_CASE("proof: its strategy wins against random replies") {
  for (const char* game : {"hex", "rex"}) {
    Random random(4);
    for (const Size size : {Size{3, 3}, Size{4, 4}, Size{3, 5}}) {
      std::vector<Position> positions;
      for (int i = 0; i < 60; ++i) positions.push_back(random_position(size, random));
      check(game, positions, 20);
    }
  }
  check("hex", all_openings({6, 6}), 20);
  check("rex", all_openings({5, 4}), 20);
}
