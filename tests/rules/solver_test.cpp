// The whole search on games played by their rules alone.
#include <string>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "hex/rules.hpp"
#include "hex/solver.hpp"
#include "oracle/solver_check.hpp"
#include "rex/rules.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

template <class Rule>
std::unique_ptr<connection::Solver> make_solver(Size size) {
  if constexpr (std::is_same_v<Rule, hex::Rules>)
    return hex::make_solver(size, {}, {});
  else
    return rex::make_solver(size, {}, {});
}

Position position_of(const char* text) {
  return connection::parse_position(text).position;
}

}  // namespace

TEMPLATE_TEST_CASE("by the rules: one thread solves every 3x3 position like brute force", "",
                   hex::Rules, rex::Rules) {
  check_solver_on_all<TestType>({3, 3}, roomy_table, with_threads(1));
}

TEMPLATE_TEST_CASE(
    "by the rules: one thread solves every 3x3 position like brute force with a table of 64 "
    "entries",
    "", hex::Rules, rex::Rules) {
  check_solver_on_all<TestType>({3, 3}, tiny_table, with_threads(1));
  check_solver_on_all<TestType>({3, 3}, tiny_table_with_lists, with_threads(1));
}

TEMPLATE_TEST_CASE("by the rules: four threads solve every 3x3 position like brute force", "",
                   hex::Rules, rex::Rules) {
  check_solver_on_all<TestType>({3, 3}, roomy_table, with_threads(4));
  check_solver_on_all<TestType>({3, 3}, tiny_table_with_lists, with_threads(4));
}

TEMPLATE_TEST_CASE("by the rules: sixteen threads solve a sample of 3x3 positions like brute force",
                   "", hex::Rules, rex::Rules) {
  check_solver_on_all<TestType>({3, 3}, tiny_table_with_lists, with_threads(16), 101);
}

TEMPLATE_TEST_CASE("by the rules: oblong boards are solved like brute force", "", hex::Rules,
                   rex::Rules) {
  for (const Size size : {Size{2, 3}, Size{3, 2}, Size{1, 5}, Size{5, 1}}) {
    check_solver_on_all<TestType>(size, roomy_table, with_threads(1), 5);
  }
}

TEMPLATE_TEST_CASE(
    "by the rules: random positions of up to 16 cells are solved like brute force whatever the "
    "options",
    "", hex::Rules, rex::Rules) {
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{2, 5}}) {
    check_solver_at_random<TestType>(size, 100);
  }
}

TEMPLATE_TEST_CASE(
    "by the rules: random 4x4 positions are solved like brute force whatever the options", "[slow]",
    hex::Rules, rex::Rules) {
  check_solver_at_random<TestType>({4, 4}, 60);
}

TEMPLATE_TEST_CASE("by the rules: one thread needs the same number of expansions every time", "",
                   hex::Rules, rex::Rules) {
  const Position position = position_of("hex 4x4 black=d1");
  const auto expansions = [&] {
    const auto solver = make_solver<TestType>(position.size);
    return solver->solve(position, {}, {}, nullptr).statistics.expansions;
  };
  CHECK(expansions() == expansions());
}

TEMPLATE_TEST_CASE(
    "by the rules: a solver that is asked twice answers the same, with a best move and a line", "",
    hex::Rules, rex::Rules) {
  const Position position = position_of("hex 3x4 black=b1 white=a2");
  const auto solver = make_solver<TestType>(position.size);
  const auto first = solver->solve(position, {}, {}, nullptr);
  const auto second = solver->solve(position, {}, {}, nullptr);
  CHECK(first.winner == second.winner);
  CHECK(first.best_move.has_value() == second.best_move.has_value());
  CHECK(first.main_line.empty() == second.main_line.empty());
  solver->forget();
  CHECK(solver->solve(position, {}, {}, nullptr).statistics.expansions ==
        first.statistics.expansions);
}
