#include "beeline/zeroed_memory.hpp"

#include <algorithm>
#include <limits>
#include <new>

#include "catch.hpp"

using beeline::ZeroedMemory;

namespace {

bool all_zero(const ZeroedMemory& memory) {
  return std::all_of(memory.data(), memory.data() + memory.size(),
                     [](std::byte byte) { return byte == std::byte{0}; });
}

}  // namespace

TEST_CASE("zeroed memory: a new block reads as zero, and so does a cleared one") {
  for (const std::size_t bytes : {1u, 100u, 4096u, 1'000'001u}) {
    ZeroedMemory memory(bytes);
    CHECK(memory.size() == bytes);
    CHECK(all_zero(memory));
    std::fill_n(memory.data(), bytes, std::byte{0xff});
    memory.clear();
    CHECK(all_zero(memory));
  }
}

TEST_CASE("zeroed memory: a block too large for any machine is refused") {
  CHECK_THROWS_AS(ZeroedMemory(std::numeric_limits<std::size_t>::max() / 2), std::bad_alloc);
}
