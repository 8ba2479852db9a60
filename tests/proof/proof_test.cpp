// Proofs that the provers write go through the checker and prove what brute force knows.
#include "catch.hpp"
#include "oracle/brute_force.hpp"
#include "proof/checker.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

// The proof of the positions verifies, and says of each of them who wins.
void check(const std::string& game, const std::vector<Position>& positions) {
  const auto outcome = check_proof(write_proof(game, positions));
  const auto proved = proved_positions(outcome);
  INFO(game << ' ' << to_string(positions.front().size) << ": " << outcome.output.substr(0, 300));
  REQUIRE(outcome.exit_code == 0);
  REQUIRE(proved.size() == positions.size());
  int others = 0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (!(proved[i].asked.position == positions[i])) ++others;
  }
  CHECK(others == 0);
  if (positions.front().size.cells() > 16) return;
  BruteForce truth(positions.front().size, game == "hex");
  int wrong = 0;
  for (const ProvedPosition& one : proved) {
    if (truth.winner(one.asked.position) != one.winner) ++wrong;
  }
  CHECK(wrong == 0);
}

void check_at_random(const std::string& game, Size size, int count) {
  Random random(static_cast<std::uint64_t>(10 * size.width + size.height));
  std::vector<Position> positions;
  for (int i = 0; i < count; ++i) positions.push_back(random_position(size, random));
  check(game, positions);
}

}  // namespace

TEST_CASE("proof: every 3x3 position has a proof that verifies") {
  for (const char* game : {"hex", "rex"}) {
    std::vector<Position> positions;
    for_each_position({3, 3}, [&](const Position& position) { positions.push_back(position); });
    check(game, positions);
  }
}

TEST_CASE("proof: random positions have proofs that verify") {
  for (const Size size :
       {Size{3, 4}, Size{4, 3}, Size{2, 6}, Size{5, 3}, Size{1, 6}, Size{6, 1}, Size{4, 4}}) {
    check_at_random("hex", size, 300);
    check_at_random("rex", size, 300);
  }
  check_at_random("hex", {1, 7}, 60);
  check_at_random("hex", {5, 5}, 200);
  check_at_random("hex", {6, 5}, 50);
  check_at_random("rex", {4, 5}, 60);
}

TEST_CASE("proof: a board of more than 64 cells has a proof that verifies") {
  check("hex",
        {connection::parse_position("hex 9x9 black=e5,e4,e3,e6,d7,e2 white=d5,d4,f4,d6,c7,f2")
             .position});
}

TEST_CASE("proof: every opening of small boards has a proof that verifies") {
  check("hex", all_openings({4, 4}));
  check("hex", all_openings({5, 5}));
  check("hex", all_openings({6, 6}));
  check("rex", all_openings({3, 3}));
  check("rex", all_openings({4, 4}));
  check("rex", all_openings({5, 4}));
  check("rex", all_openings({7, 7}));
}

TEST_CASE("proof: every 7x7 opening of Hex has a proof that verifies", "[slow]") {
  check("hex", all_openings({7, 7}));
}

TEST_CASE("proof: thousands of random positions have proofs that verify", "[slow]") {
  for (const char* game : {"hex", "rex"}) {
    check_at_random(game, {4, 4}, 2000);
    check_at_random(game, {3, 5}, 1000);
    check_at_random(game, {5, 5}, 300);
  }
  check_at_random("hex", {6, 6}, 300);
}
