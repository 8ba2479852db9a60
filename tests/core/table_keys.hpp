// Keys for the tests of the table, and contents that follow from a key.
#pragma once

#include <cstdint>
#include <vector>

#include "beeline/table.hpp"
#include "toy/mix.hpp"

namespace beeline::toy {

struct NumberKey {
  std::uint64_t number = 0;
  [[nodiscard]] std::uint64_t hash() const noexcept { return mix(number); }
  friend bool operator==(const NumberKey&, const NumberKey&) = default;
};

// All in one bucket.
struct CollidingKey {
  std::uint64_t number = 0;
  [[nodiscard]] std::uint64_t hash() const noexcept { return 7; }
  friend bool operator==(const CollidingKey&, const CollidingKey&) = default;
};

template <class Key>
using MovesTable = Table<Key, std::uint16_t>;

// Some keys are won, some lost, some open; which, and how far, follows from the number.
[[nodiscard]] inline Bounds bounds_of(std::uint64_t number) {
  const std::uint64_t drawn = mix(number ^ 0xb0b0);
  if (drawn % 8 == 0) return Bounds::won();
  if (drawn % 8 == 1) return Bounds::lost();
  return {static_cast<Effort>(1 + (drawn >> 8) % 1000),
          static_cast<Effort>(1 + (drawn >> 32) % 1000)};
}

[[nodiscard]] inline Work work_of(std::uint64_t number) {
  return static_cast<Work>(1 + mix(number ^ 0x3030) % 5000);
}

template <class Key>
[[nodiscard]] std::vector<Child<std::uint16_t, Key>> list_of(std::uint64_t number,
                                                             std::uint64_t longest = 12) {
  std::vector<Child<std::uint16_t, Key>> list(1 + mix(number ^ 0x1157) % longest);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::uint64_t drawn = mix(number * 64 + i);
    list[i] = {Key{drawn}, bounds_of(drawn), static_cast<std::uint16_t>(drawn), drawn % 3 == 0};
  }
  return list;
}

template <class Key>
[[nodiscard]] bool same_lists(const std::vector<Child<std::uint16_t, Key>>& a,
                              const std::vector<Child<std::uint16_t, Key>>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.key == y.key && x.bounds == y.bounds && x.move == y.move &&
           x.same_mover == y.same_mover;
  });
}

}  // namespace beeline::toy
