// A number that looks random, from any number.
#pragma once

#include <cstdint>

namespace beeline::toy {

[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t x) noexcept {
  x += 0x9e37'79b9'7f4a'7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58'476d'1ce4'e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d0'49bb'1331'11ebULL;
  return x ^ (x >> 31);
}

// Random numbers in a row, the same on every machine.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) noexcept : state_(mix(seed)) {}

  [[nodiscard]] constexpr std::uint64_t operator()() noexcept { return mix(state_++); }

  // From `least` to `most`, both included.
  [[nodiscard]] constexpr int between(int least, int most) noexcept {
    const auto choices = static_cast<std::uint64_t>(most - least + 1);
    return least + static_cast<int>((*this)() % choices);
  }
  [[nodiscard]] constexpr bool percent(int chance) noexcept { return between(1, 100) <= chance; }

 private:
  std::uint64_t state_;
};

}  // namespace beeline::toy
