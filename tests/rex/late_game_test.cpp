// Rex at full strength against brute force on boards that are too large for it as a whole.
#include "oracle/late_game.hpp"
#include "catch.hpp"
#include "oracle/answer_check.hpp"
#include "random_options.hpp"
#include "residual.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

void check_late(Size size, int empties, int sets, int positions) {
  LateGame truth(rex::Rules::joining_wins);
  Random random(static_cast<std::uint64_t>(size.cells()));
  for (int i = 0; i < sets; ++i) {
    SearchOptions search;
    search.table_mib = 1;
    search.threads = i % 2 == 0 ? 1 : 4;
    const auto solver =
        rex::make_solver(size, search, i == 0 ? rex::Options{} : random_options(random));
    AnswerCheck check(truth, *solver);
    for (int left = positions; left > 0;) {
      const Position position = random_late_position(size, empties, random);
      if (!is_undecided(position)) continue;
      check(position);
      --left;
    }
    check.report(to_string(size) + ", set " + std::to_string(i));
  }
}

}  // namespace

TEST_CASE("rex late game: 4x5, 5x5 and 6x6 with few empty cells are solved like brute force") {
  check_late({4, 5}, 9, 10, 10);
  check_late({5, 5}, 9, 10, 10);
  check_late({6, 6}, 9, 10, 10);
}

TEST_CASE("rex late game: boards that do not fit a grid are solved like brute force") {
  check_late({9, 9}, 9, 6, 5);
  check_late({11, 7}, 9, 6, 5);
  check_late({11, 11}, 9, 6, 5);
}

TEST_CASE("rex late game: thousands of 4x5, 5x5 and 6x6 positions are solved like brute force",
          "[slow]") {
  check_late({4, 5}, 11, 50, 50);
  check_late({5, 5}, 11, 50, 50);
  check_late({5, 6}, 11, 20, 50);
  check_late({6, 6}, 12, 20, 50);
}
