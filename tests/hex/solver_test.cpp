// The solver of Hex at full strength against brute force, whatever its switches.
#include "hex/solver.hpp"

#include <string>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/hex_subsets.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

std::unique_ptr<connection::Solver> make(Size size, const hex::Options& options, int threads = 1) {
  SearchOptions search;
  search.threads = threads;
  search.table_mib = 4;
  return hex::make_solver(size, search, options);
}

// Counts positions whose winner, best move or main line brute force disagrees with.
class Check {
 public:
  Check(Size size, const hex::Options& options, int threads = 1)
      : truth_(size, true), solver_(make(size, options, threads)) {}

  void operator()(const Position& position) {
    const auto answer = solver_->solve(position, {}, {}, nullptr);
    const Colour winner = truth_.winner(position);
    if (answer.winner != winner) ++wrong_;
    if (answer.game_over) return;
    if ((winner == position.to_play) != answer.best_move.has_value()) ++wrong_;
    Position now = position;
    for (const Cell cell : answer.main_line) {
      if (NaiveBoard(now).at(cell) != Mark::empty || truth_.winner(now) != winner) ++wrong_;
      (now.to_play == Colour::black ? now.black : now.white).push_back(cell);
      now.to_play = opposite(now.to_play);
    }
    if (truth_.winner(now) != winner) ++wrong_;
  }
  [[nodiscard]] int wrong() const { return wrong_; }

 private:
  BruteForce truth_;
  std::unique_ptr<connection::Solver> solver_;
  int wrong_ = 0;
};

void check_at_random(Size size, int rounds, int positions, int threads) {
  Random random(static_cast<std::uint64_t>(100 * size.width + size.height + threads));
  for (int round = 0; round < rounds; ++round) {
    Check check(size, random_hex_options(random), threads);
    for (int i = 0; i < positions; ++i) check(random_position(size, random));
    INFO(to_string(size) << ", round " << round);
    CHECK(check.wrong() == 0);
  }
}

// The map of winners, one letter for each opening, row by row.
std::string openings(Size size) {
  const auto solver = make(size, small_stores());
  std::string map;
  for (int i = 0; i < size.cells(); ++i) {
    const Position position{size, {static_cast<Cell>(i)}, {}, Colour::white};
    const auto answer = solver->solve(position, {}, {}, nullptr);
    map += answer.winner == Colour::black ? 'B' : 'W';
    if (i % size.width == size.width - 1) map += ' ';
  }
  return map;
}

}  // namespace

TEST_CASE("hex: every 3x3 position is solved like brute force") {
  Check check({3, 3}, small_stores());
  for_each_position({3, 3}, std::ref(check));
  CHECK(check.wrong() == 0);
}

TEST_CASE("hex: every 3x3 position is solved like brute force by four threads") {
  Check check({3, 3}, small_stores(), 4);
  int turn = 0;
  for_each_position({3, 3}, [&](const Position& position) {
    if (++turn % 7 == 0) check(position);
  });
  CHECK(check.wrong() == 0);
}

TEST_CASE("hex: random positions are solved like brute force whatever the switches") {
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{2, 6}, Size{5, 3}, Size{1, 6}, Size{6, 1}})
    check_at_random(size, 12, 40, 1);
  check_at_random({3, 4}, 4, 20, 4);
}

TEST_CASE("hex: random 4x4 positions are solved like brute force whatever the switches") {
  check_at_random({4, 4}, 10, 60, 1);
  check_at_random({4, 4}, 3, 20, 4);
}

TEST_CASE("hex: random 4x5 and 5x5 positions have the same winner whatever the switches") {
  Random random(5);
  for (const Size size : {Size{4, 5}, Size{5, 4}, Size{5, 5}}) {
    const auto strong = make(size, small_stores());
    int wrong = 0;
    for (int round = 0; round < 12; ++round) {
      hex::Options options = random_hex_options(random);
      options.connections = options.connections || round % 4 != 0;
      const auto other = make(size, options, 1 + 3 * (round % 2));
      for (int i = 0; i < 20; ++i) {
        const Position position = random_position(size, random);
        const auto winner = strong->solve(position, {}, {}, nullptr).winner;
        if (winner != other->solve(position, {}, {}, nullptr).winner) ++wrong;
      }
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("hex: the published opening maps of 5x5 and 6x6") {
  CHECK(openings({5, 5}) == "WWWWB WBBBB WBBBW BBBBW BWWWW ");
  CHECK(openings({6, 6}) == "WWWWWB WBBBBB BBBBBB BBBBBB BBBBBW BWWWWW ");
}

TEST_CASE("hex: the published opening map of 7x7", "[slow]") {
  CHECK(openings({7, 7}) == "WWWWWWB WWBWBBB WBBBBBW BBBBBBB WBBBBBW BBBWBWW BWWWWWW ");
}

TEST_CASE("hex: with the shorter way White wins every opening of an oblong board") {
  CHECK(openings({4, 5}) == "WWWW WWWW WWWW WWWW WWWW ");
  CHECK(openings({5, 6}).find('B') == std::string::npos);
  CHECK(openings({6, 5}).find('W') == std::string::npos);
}

TEST_CASE("hex: boards of more than 64 cells are solved") {
  const auto position =
      connection::parse_position("hex 9x9 black=e5,e4,e3,e6,d7,e2 white=d5,d4,f4,d6,c7,f2")
          .position;
  const auto solver = make(position.size, small_stores());
  CHECK(solver->solve(position, {}, {}, nullptr).winner.has_value());
}

TEST_CASE("hex: one thread needs the same number of expansions every time") {
  const auto position = connection::parse_position("hex 6x6 black=a3").position;
  const auto expansions = [&] {
    return make(position.size, small_stores())
        ->solve(position, {}, {}, nullptr)
        .statistics.expansions;
  };
  CHECK(expansions() == expansions());
}
