// Pairings: found just where there is one, and what they prove is true.
#include <bit>

#include "oracle/brute_force.hpp"
#include "residual.hpp"
#include "rex/pairing_search.hpp"
#include "rex/rules.hpp"

using namespace beeline;
using namespace beeline::oracle;
using rex::Pairing;
using rex::PairingAnswer;

namespace {

constexpr int no_limit = 1'000'000'000;

// By definition: some way to pair up cells such that each joinset holds a pair or the key.
bool has_pairing(const Joinsets& joinsets, Grid pairs_free, bool with_key) {
  if (joinsets.empty()) return true;
  const Grid cells = joinsets.front() & pairs_free;
  const auto rest = [&](Grid cover, bool whole) {
    Joinsets left;
    for (const Grid joinset : joinsets) {
      const Grid common = joinset & cover;
      if (whole ? common != cover : common == 0) left.push_back(joinset);
    }
    return left;
  };
  for (Grid a = cells; a != 0; a &= a - 1) {
    const Grid first = a & (~a + 1);
    if (with_key && has_pairing(rest(first, false), pairs_free & ~first, false)) return true;
    for (Grid b = a & (a - 1); b != 0; b &= b - 1) {
      const Grid pair = first | (b & (~b + 1));
      if (has_pairing(rest(pair, true), pairs_free & ~pair, with_key)) return true;
    }
  }
  return false;
}

// Disjoint pairs and key of empty cells, and each joinset holds a whole pair or the key.
bool is_pairing(const Pairing& pairing, const Joinsets& joinsets, Grid empty, bool with_key) {
  Grid seen = 0;
  const auto take = [&](GridCell cell) {
    const Grid one = connection::grid_of(cell);
    const bool fine = (empty & ~seen & one) != 0;
    seen |= one;
    return fine;
  };
  Grid key = 0;
  if (pairing.key != Pairing::no_key) {
    if (!with_key || !take(pairing.key)) return false;
    key = connection::grid_of(pairing.key);
  }
  for (const auto& [a, b] : pairing.pairs) {
    if (!take(a) || !take(b)) return false;
  }
  return std::ranges::all_of(joinsets, [&](Grid joinset) {
    return (joinset & key) != 0 || std::ranges::any_of(pairing.pairs, [&](const auto& pair) {
             return (joinset >> pair.a & joinset >> pair.b & 1) != 0;
           });
  });
}

// The side to move is the one whose pairing is looked for.
struct Query {
  explicit Query(const Position& position) : game(residual_game(position)) {
    theirs = joinsets_of(position, opposite(position.to_play));
    for (const auto& block : game.theirs().blocks()) alive.push_back(block.present);
  }

  PairingAnswer ask(bool with_key, int steps) {
    return search.find(game.theirs(), alive, game.live(), with_key, steps);
  }
  [[nodiscard]] bool answer_is_a_pairing(bool with_key) const {
    return is_pairing(search.found(), theirs, game.live(), with_key) &&
           rex::PairingSearch::holds(search.found(), game.theirs(), alive, game.live(), with_key);
  }

  rex::ResidualGame game;
  Joinsets theirs;
  std::vector<rex::Lanes> alive;
  rex::PairingSearch search;
};

template <class Check>
void check_random(Size size, int positions, Check&& check) {
  Random random(11);
  for (int left = positions; left > 0;) {
    const Position position = random_position(size, random);
    if (!is_undecided(position)) continue;
    INFO(text_of(position));
    check(position);
    --left;
  }
}

}  // namespace

TEST_CASE("pairing: without a limit one is found exactly if there is one") {
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 3}, Size{4, 4}}) {
    int found = 0;
    int missing = 0;
    check_random(size, 300, [&](const Position& position) {
      Query query(position);
      for (const bool with_key : {false, true}) {
        const bool exists = has_pairing(query.theirs, query.game.live(), with_key);
        ++(exists ? found : missing);
        CHECK(query.ask(with_key, no_limit) == (exists ? PairingAnswer::yes : PairingAnswer::no));
        if (exists) CHECK(query.answer_is_a_pairing(with_key));
      }
    });
    CHECK(found > 50);
    CHECK(missing > 50);
  }
}

TEST_CASE("pairing: with few steps the answer is right or unknown, on any number of blocks") {
  for (const Size size : {Size{4, 4}, Size{5, 5}, Size{6, 6}}) {
    int found = 0;
    check_random(size, 100, [&](const Position& position) {
      Query query(position);
      for (const bool with_key : {false, true}) {
        for (const int steps : {1, 10, 1000}) {
          const auto answer = query.ask(with_key, steps);
          if (answer != PairingAnswer::yes) continue;
          ++found;
          CHECK(query.answer_is_a_pairing(with_key));
        }
      }
    });
    CHECK(found > 50);
  }
}

TEST_CASE("pairing: who has a pairing loses, and with a key so does who is Last") {
  for (const Size size : {Size{3, 3}, Size{3, 4}, Size{4, 4}}) {
    BruteForce truth(size, rex::Rules::joining_wins);
    int proved = 0;
    check_random(size, 1000, [&](const Position& position) {
      Query query(position);
      const auto empties =
          static_cast<std::size_t>(size.cells()) - position.black.size() - position.white.size();
      for (const bool opponent_moves : {false, true}) {
        const bool last = (empties % 2 == 1) != opponent_moves;
        if (query.ask(last, no_limit) != PairingAnswer::yes) continue;
        ++proved;
        Position asked = position;
        if (opponent_moves) asked.to_play = opposite(position.to_play);
        CHECK(truth.winner(asked) == opposite(position.to_play));
      }
    });
    CHECK(proved > 200);
  }
}

TEST_CASE("pairing: a pairing that lost a pair is believed only where it still covers all") {
  check_random({4, 4}, 300, [&](const Position& position) {
    Query query(position);
    if (query.ask(true, no_limit) != PairingAnswer::yes) return;
    const Pairing whole = query.search.found();
    for (std::size_t drop = 0; drop < whole.pairs.size(); ++drop) {
      const auto& lost = whole.pairs[drop];
      const Grid live = query.game.live() & ~connection::grid_of(lost.a);
      Pairing rest = whole;
      rest.pairs.erase(rest.pairs.begin() + static_cast<std::ptrdiff_t>(drop));
      const bool holds =
          rex::PairingSearch::holds(whole, query.game.theirs(), query.alive, live, true);
      CHECK(holds == is_pairing(rest, query.theirs, query.game.live(), true));
    }
  });
}
