// 512 bits worked on at once: a set of up to 512 joinsets, one bit each.
//
// Inside is a vector type of the compiler's. It becomes one register where the compiler may use
// such registers (the release build is made for the machine that builds it) and several where it
// may not, with the same result.
#pragma once

#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <cstdint>

namespace beeline::rex {

class alignas(64) Lanes {
 public:
  using Vector = std::uint64_t __attribute__((vector_size(64)));
  using Word = std::uint64_t;

  Lanes() noexcept = default;
  explicit Lanes(const Vector& vector) noexcept : vector_(vector) {}
  Lanes(Word a, Word b, Word c, Word d, Word e, Word f, Word g, Word h) noexcept
      : vector_{a, b, c, d, e, f, g, h} {}

  [[nodiscard]] const Vector& vector() const noexcept { return vector_; }
  [[nodiscard]] Word operator[](int i) const noexcept { return vector_[i]; }
  void set(std::size_t i, Word word) noexcept { vector_[i] = word; }

  friend Lanes operator&(const Lanes& a, const Lanes& b) noexcept {
    return Lanes(a.vector_ & b.vector_);
  }
  friend Lanes operator&(const Lanes& a, Word b) noexcept { return Lanes(a.vector_ & b); }
  friend Lanes operator|(const Lanes& a, const Lanes& b) noexcept {
    return Lanes(a.vector_ | b.vector_);
  }
  friend Lanes operator^(const Lanes& a, const Lanes& b) noexcept {
    return Lanes(a.vector_ ^ b.vector_);
  }
  friend Lanes operator+(const Lanes& a, const Lanes& b) noexcept {
    return Lanes(a.vector_ + b.vector_);
  }
  friend Lanes operator*(const Lanes& a, const Lanes& b) noexcept {
    return Lanes(a.vector_ * b.vector_);
  }
  friend Lanes operator<<(const Lanes& a, int bits) noexcept { return Lanes(a.vector_ << bits); }
  friend Lanes operator>>(const Lanes& a, int bits) noexcept { return Lanes(a.vector_ >> bits); }
  friend Lanes operator~(const Lanes& a) noexcept { return Lanes(~a.vector_); }
  Lanes& operator&=(const Lanes& o) noexcept { return *this = *this & o; }
  Lanes& operator|=(const Lanes& o) noexcept { return *this = *this | o; }
  Lanes& operator^=(const Lanes& o) noexcept { return *this = *this ^ o; }
  Lanes& operator+=(const Lanes& o) noexcept { return *this = *this + o; }

 private:
  Vector vector_;  // zero after Lanes{}, anything after a mere declaration
};

inline constexpr int words_of_lanes = 8;
inline constexpr int bits_of_lanes = 512;

[[nodiscard]] inline bool any(const Lanes& set) noexcept {
#if defined(__AVX512F__)
  const auto bits = reinterpret_cast<__m512i>(set.vector());
  return _mm512_test_epi64_mask(bits, bits) != 0;
#else
  return (set[0] | set[1] | set[2] | set[3] | set[4] | set[5] | set[6] | set[7]) != 0;
#endif
}

[[nodiscard]] inline int count_members(const Lanes& set) noexcept {
#if defined(__AVX512BW__)
#if defined(__AVX512VPOPCNTDQ__)
  const __m512i words = _mm512_popcnt_epi64(reinterpret_cast<__m512i>(set.vector()));
#else
  // The members of each half of a byte are looked up, and those of the bytes of a word added up.
  constexpr std::uint64_t halves = 0x0f0f0f0f0f0f0f0f;
  constexpr std::uint64_t of_0_to_7 = 0x0302020102010100;
  constexpr std::uint64_t of_8_to_15 = 0x0403030203020201;
  const Lanes table(of_0_to_7, of_8_to_15, of_0_to_7, of_8_to_15, of_0_to_7, of_8_to_15, of_0_to_7,
                    of_8_to_15);
  const auto look_up = [&table](const Lanes& at) {
    return _mm512_shuffle_epi8(reinterpret_cast<__m512i>(table.vector()),
                               reinterpret_cast<__m512i>(at.vector()));
  };
  const __m512i bytes = _mm512_add_epi8(look_up(set & halves), look_up(set >> 4 & halves));
  const __m512i words = _mm512_sad_epu8(bytes, _mm512_setzero_si512());
#endif
  auto sum = reinterpret_cast<Lanes::Vector>(words);
  sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3);
  sum += __builtin_shufflevector(sum, sum, 2, 3, 0, 1, 6, 7, 4, 5);
  return static_cast<int>(sum[0] + sum[1]);
#else
  int sum = 0;
  for (int i = 0; i < words_of_lanes; ++i) sum += std::popcount(set[i]);
  return sum;
#endif
}

// The number of the lowest member in word i.
[[nodiscard]] inline std::size_t member_number(int i, std::uint64_t word) noexcept {
  return 64 * static_cast<std::size_t>(i) + static_cast<std::size_t>(std::countr_zero(word));
}

// Calls f with the number of every member.
template <class F>
void for_each_member(const Lanes& set, F&& f) {
  for (int i = 0; i < words_of_lanes; ++i) {
    for (std::uint64_t rest = set[i]; rest != 0; rest &= rest - 1) {
      f(member_number(i, rest));
    }
  }
}

// The lowest member of a set that is not empty.
[[nodiscard]] inline std::size_t first_member(const Lanes& set) noexcept {
#if defined(__AVX512F__)
  const auto bits = reinterpret_cast<__m512i>(set.vector());
  const __mmask8 used = _mm512_test_epi64_mask(bits, bits);
  const auto lowest = reinterpret_cast<Lanes::Vector>(_mm512_maskz_compress_epi64(used, bits));
  return member_number(std::countr_zero(static_cast<unsigned>(used)), lowest[0]);
#else
  int i = 0;
  while (set[i] == 0) ++i;
  return member_number(i, set[i]);
#endif
}

// The members 0 to count-1.
[[nodiscard]] inline Lanes first_members(std::size_t count) noexcept {
  Lanes set{};
  for (int i = 0; i < words_of_lanes && count > 0; ++i) {
    const std::size_t here = count < 64 ? count : 64;
    set.set(static_cast<std::size_t>(i),
            here == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << here) - 1);
    count -= here;
  }
  return set;
}

}  // namespace beeline::rex
