// Rex at full strength against brute force, whatever the options.
#include <string>

#include "catch.hpp"
#include "oracle/answer_check.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"
#include "random_options.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

SearchOptions small_table(int threads = 1) {
  SearchOptions search;
  search.threads = threads;
  search.table_mib = 1;
  return search;
}

// Every `stride`-th position of a board, all with one table.
void check_answers(Size size, std::uint64_t stride, const SearchOptions& search,
                   const rex::Options& options = {}) {
  BruteForce truth(size, rex::Rules::joining_wins);
  const auto solver = rex::make_solver(size, search, options);
  AnswerCheck check(truth, *solver);
  std::uint64_t index = 0;
  for_each_position(size, [&](const Position& position) {
    if (index++ % stride == 0) check(position);
  });
  check.report(to_string(size));
}

// Random positions, each time a few with the same random options.
void check_random_answers(Size size, int sets, int positions) {
  BruteForce truth(size, rex::Rules::joining_wins);
  Random random(static_cast<std::uint64_t>(size.width * 100 + size.height));
  for (int i = 0; i < sets; ++i) {
    SearchOptions search = small_table(1 + static_cast<int>(random() % 4));
    search.job_work = 1 + static_cast<int>(random() % 50);
    const auto solver = rex::make_solver(size, search, random_options(random));
    AnswerCheck check(truth, *solver);
    for (int j = 0; j < positions; ++j) check(random_position(size, random));
    check.report(to_string(size) + ", set " + std::to_string(i));
  }
}

// Random 4x4 positions, all with one table.
void check_many_random_answers(int positions, std::uint64_t seed) {
  BruteForce truth({4, 4}, rex::Rules::joining_wins);
  const auto solver = rex::make_solver({4, 4}, small_table(), {});
  AnswerCheck check(truth, *solver);
  Random random(seed);
  for (int i = 0; i < positions; ++i) check(random_position({4, 4}, random));
  check.report("4x4");
}

}  // namespace

TEST_CASE("rex answers: every 3x3 position is solved like brute force") {
  check_answers({3, 3}, 1, small_table());
}

TEST_CASE("rex answers: every position of tiny and oblong boards is solved like brute force") {
  for (const Size size : {Size{1, 1}, Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{1, 4}, Size{4, 1},
                          Size{2, 4}, Size{4, 2}}) {
    check_answers(size, 1, small_table());
  }
}

TEST_CASE("rex answers: four threads solve every 3x3 position like brute force", "[slow]") {
  check_answers({3, 3}, 1, small_table(4));
}

TEST_CASE("rex answers: with each theorem off every 3x3 position is solved like brute force",
          "[slow]") {
  for_each_option(rex::rex_options, [&](const auto& option) {
    using Value = typename std::remove_cvref_t<decltype(option)>::value_type;
    if constexpr (std::is_same_v<Value, bool>) {
      INFO(std::string(option.name));
      rex::Options options;
      options.*option.field = !(options.*option.field);
      check_answers({3, 3}, 1, small_table(), options);
    }
  });
}

TEST_CASE("rex answers: a sample of 3x4 and 4x3 positions is solved like brute force") {
  check_answers({3, 4}, 101, small_table());
  check_answers({4, 3}, 103, small_table());
}

TEST_CASE("rex answers: every 3x4 and 4x3 position is solved like brute force", "[slow]") {
  check_answers({3, 4}, 1, small_table());
  check_answers({4, 3}, 1, small_table());
}

TEST_CASE("rex answers: random positions are solved like brute force whatever the options") {
  check_random_answers({3, 3}, 60, 20);
  check_random_answers({3, 4}, 60, 20);
  check_random_answers({4, 3}, 60, 20);
  check_random_answers({4, 4}, 60, 20);
}

TEST_CASE("rex answers: many random 4x4 positions are solved like brute force whatever the options",
          "[slow]") {
  check_random_answers({4, 4}, 60, 200);
}

TEST_CASE("rex answers: a hundred thousand random 4x4 positions are solved like brute force",
          "[slow]") {
  check_many_random_answers(100'000, 4);
}

TEST_CASE("rex answers: a million random 4x4 positions are solved like brute force", "[slow][.]") {
  check_many_random_answers(1'000'000, 40);
}
