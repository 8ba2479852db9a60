#include "rex/lanes.hpp"

#include <bitset>
#include <cstdint>
#include <random>
#include <vector>

#include "catch.hpp"

using namespace beeline::rex;

TEST_CASE("lanes: members are counted, found and visited one by one as a plain set has them") {
  std::mt19937_64 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::bitset<bits_of_lanes> plain;
    const auto wanted = random() % (bits_of_lanes + 1);
    for (std::uint64_t i = 0; i < wanted; ++i) plain.set(random() % bits_of_lanes);
    Lanes set{};
    for (std::size_t i = 0; i < bits_of_lanes; ++i) {
      if (!plain[i]) continue;
      set.set(i / 64, set[static_cast<int>(i / 64)] | Lanes::Word{1} << i % 64);
    }
    CHECK(count_members(set) == static_cast<int>(plain.count()));
    CHECK(any(set) == plain.any());
    std::vector<std::size_t> visited;
    for_each_member(set, [&](std::size_t i) { visited.push_back(i); });
    if (plain.any()) CHECK(first_member(set) == visited.front());
    CHECK(visited.size() == plain.count());
    for (const std::size_t i : visited) CHECK(plain[i]);
  }
  CHECK(count_members(first_members(bits_of_lanes)) == bits_of_lanes);
}
