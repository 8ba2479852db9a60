#include <memory>

#include "catch.hpp"
#include "conformance/game_conformance.hpp"
#include "connection/plain_worker.hpp"
#include "connection/position_text.hpp"
#include "hex/rules.hpp"
#include "oracle/brute_force.hpp"
#include "rex/rules.hpp"

using namespace beeline;

namespace {

// Puts the plain worker through the battery; brute force judges where it can.
template <class Rule, class Word>
void check(const char* text, connection::ConnectionOptions options, bool small_enough) {
  using Worker = connection::PlainWorker<Rule, Word>;
  const auto position = connection::parse_position(text).position;
  const auto make = [&] { return std::make_unique<Worker>(position, options); };
  if (!small_enough) return conformance::check_game<Worker>(make, nullptr, 1, 3, 2000);
  oracle::BruteForce truth(position.size, Rule::joining_wins);
  conformance::check_game<Worker>(make, [&](Worker& worker) {
    connection::Position now{position.size, {}, {}, worker.board().to_play()};
    for (const auto cell : worker.board().stones(connection::Colour::black)) {
      now.black.push_back(cell);
    }
    for (const auto cell : worker.board().stones(connection::Colour::white)) {
      now.white.push_back(cell);
    }
    return truth.winner(now) == now.to_play;
  });
}

}  // namespace

TEMPLATE_TEST_CASE(
    "by the rules: the plain worker passes the battery for games, judged by brute force", "",
    hex::Rules, rex::Rules) {
  for (const bool symmetry : {false, true}) {
    for (const bool decide_joins : {false, true}) {
      check<TestType, std::uint64_t>("hex 3x3", {symmetry, decide_joins}, true);
      check<TestType, std::uint64_t>("hex 4x3 black=b2", {symmetry, decide_joins}, true);
    }
  }
}

TEMPLATE_TEST_CASE("by the rules: the plain worker passes the battery for games on large boards",
                   "", hex::Rules, rex::Rules) {
  check<TestType, std::uint64_t>("hex 8x8", {}, false);
  check<TestType, connection::Word128>("hex 11x11", {}, false);
  check<TestType, connection::Word128>("hex 9x11", {}, false);
}
