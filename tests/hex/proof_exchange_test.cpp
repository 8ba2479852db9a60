// What one thread proves, the others learn: whole, in order, and nothing twice.
#include "hex/proof_exchange.hpp"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "catch.hpp"

using namespace beeline;

namespace {

using Exchange = hex::ProofExchange<std::uint64_t>;
using Proof = Exchange::Proof;
using Set = connection::CellSet<std::uint64_t>;

// A proof whose parts follow from a number, so that a torn one shows.
Proof proof(std::uint64_t number) {
  return {number % 2 == 0 ? connection::Colour::black : connection::Colour::white, Set(number),
          Set(~number)};
}
bool whole(const Proof& found) {
  const Proof expected = proof(found.needed.bits());
  return found.winner == expected.winner && found.reach == expected.reach;
}

// Who collects, and the numbers of the proofs seen.
struct Reader {
  std::uint64_t collected = 0;
  std::vector<std::uint64_t> seen;
  int torn = 0;

  void collect(const Exchange& exchange) {
    collected = exchange.collect(collected, [this](const Proof& found) {
      seen.push_back(found.needed.bits());
      if (!whole(found)) ++torn;
    });
  }
};

}  // namespace

TEST_CASE("proof exchange: each reader sees every proof once, in the order of posting") {
  const auto exchange = std::make_unique<Exchange>();
  Reader often, seldom;
  std::vector<std::uint64_t> posted;
  often.collect(*exchange);
  for (std::uint64_t n = 0; n < 100; ++n) {
    exchange->post(proof(n));
    posted.push_back(n);
    often.collect(*exchange);
    if (n % 30 == 0) seldom.collect(*exchange);
  }
  seldom.collect(*exchange);
  CHECK(often.seen == posted);
  CHECK(seldom.seen == posted);
  CHECK(often.collected == 100);
}

TEST_CASE("proof exchange: who comes late misses the oldest proofs only") {
  const auto exchange = std::make_unique<Exchange>();
  Reader late;
  for (std::uint64_t n = 0; n < 5000; ++n) exchange->post(proof(n));
  late.collect(*exchange);
  REQUIRE_FALSE(late.seen.empty());
  CHECK(late.seen.size() == Exchange::room);
  for (std::size_t i = 0; i < late.seen.size(); ++i) {
    REQUIRE(late.seen[i] == 5000 - late.seen.size() + i);
  }
}

TEST_CASE("proof exchange: a cleared one holds nothing") {
  const auto exchange = std::make_unique<Exchange>();
  for (std::uint64_t n = 0; n < 10; ++n) exchange->post(proof(n));
  exchange->clear();
  Reader reader;
  reader.collect(*exchange);
  CHECK(reader.seen.empty());
}

TEST_CASE("proof exchange: four threads that post and collect never see a torn proof") {
  constexpr std::uint64_t rounds = 5000;
  const auto exchange = std::make_unique<Exchange>();
  std::atomic<int> wrong{0};
  std::vector<std::thread> crowd;
  for (std::uint64_t thread = 0; thread < 4; ++thread) {
    crowd.emplace_back([&exchange, &wrong, thread] {
      Reader reader;
      for (std::uint64_t i = 0; i < rounds; ++i) {
        exchange->post(proof(thread * rounds + i));
        reader.collect(*exchange);
      }
      // Each thread's proofs come in the order in which it posted them.
      std::uint64_t next[4] = {0, 0, 0, 0};
      for (const std::uint64_t number : reader.seen) {
        if (number % rounds < next[number / rounds]) ++wrong;
        next[number / rounds] = number % rounds + 1;
      }
      wrong += reader.torn;
    });
  }
  for (std::thread& one : crowd) one.join();
  CHECK(wrong == 0);
  Reader reader;
  reader.collect(*exchange);
  CHECK(reader.collected == 4 * rounds);
}
