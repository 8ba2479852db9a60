// Eight cell sets side by side, compared with one set at a time.
//
// The connection search asks one question all the time: which sets of a short list are inside this
// one, contain it, or do not meet it? A list of eight words fills one cache line, and a machine
// with AVX-512 answers for all eight with one or two instructions. Both versions below give the
// same answers; the caller chooses once, at run time, so a plain build runs everywhere.
//
// Answers are masks: bit i tells about lane i.
//
// Checked  Only through what uses it: tests/connection/h_search_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "connection/cell_set.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace beeline::connection {

using LaneMask = std::uint32_t;

inline constexpr int lanes_per_line = 8;

template <class Word>
struct alignas(64) Line {
  Word lanes[lanes_per_line];
};

// The first lanes of a line, all of them if there are no more.
[[nodiscard]] constexpr LaneMask first_lanes(int count) noexcept {
  return count >= lanes_per_line ? 0xffU : (1U << count) - 1;
}

// For every machine and every width.
template <class Word>
struct PortableLanes {
  [[nodiscard]] static LaneMask inside(const Line<Word>& line, Word set) noexcept {
    return select(line, [set](Word lane) { return (lane & ~set) == 0; });
  }
  [[nodiscard]] static LaneMask containing(const Line<Word>& line, Word set) noexcept {
    return select(line, [set](Word lane) { return (set & ~lane) == 0; });
  }
  [[nodiscard]] static LaneMask apart_from(const Line<Word>& line, Word set) noexcept {
    return select(line, [set](Word lane) { return (lane & set) == 0; });
  }

  // The same of eight words anywhere.
  [[nodiscard]] static LaneMask apart_from(const Word* words, Word set) noexcept {
    LaneMask mask = 0;
    for (int i = 0; i < lanes_per_line; ++i) mask |= LaneMask{(words[i] & set) == 0} << i;
    return mask;
  }

  // What the chosen lanes have in common; everything if none is chosen.
  [[nodiscard]] static Word common(const Line<Word>& line, LaneMask chosen) noexcept {
    Word common = ~Word{0};
    for (; chosen != 0; chosen &= chosen - 1) common &= line.lanes[std::countr_zero(chosen)];
    return common;
  }

  // Of the cells `among`, those whose gate does not meet the set. Gates are listed by cell.
  [[nodiscard]] static Word open_gates(const Word* gates, Word among, Word set) noexcept {
    Word open = 0;
    for (Word rest = among; rest != 0; rest &= rest - 1) {
      if ((gates[lowest_bit(rest)] & set) == 0) open |= rest & (~rest + 1);
    }
    return open;
  }

 private:
  template <class Test>
  [[nodiscard]] static LaneMask select(const Line<Word>& line, Test test) noexcept {
    LaneMask mask = 0;
    for (int i = 0; i < lanes_per_line; ++i) mask |= LaneMask{test(line.lanes[i])} << i;
    return mask;
  }
};

#if defined(__x86_64__)

// What the functions below need; asked for at run time.
#define BEELINE_AVX512 "avx512f,avx512vl,avx512bw,avx512dq,popcnt,bmi,bmi2,lzcnt"

// For 64-bit words on machines with AVX-512.
struct Avx512Lanes {
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static LaneMask inside(
      const Line<std::uint64_t>& line, std::uint64_t set) noexcept {
    const std::uint64_t others = ~set;
    const auto outside = _mm512_set1_epi64(static_cast<long long>(others));
    return _mm512_testn_epi64_mask(_mm512_load_si512(line.lanes), outside);
  }
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static LaneMask containing(
      const Line<std::uint64_t>& line, std::uint64_t set) noexcept {
    const auto wanted = _mm512_set1_epi64(static_cast<long long>(set));
    const auto lanes = _mm512_load_si512(line.lanes);
    return _mm512_cmpeq_epi64_mask(_mm512_and_si512(lanes, wanted), wanted);
  }
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static LaneMask apart_from(
      const Line<std::uint64_t>& line, std::uint64_t set) noexcept {
    const auto other = _mm512_set1_epi64(static_cast<long long>(set));
    return _mm512_testn_epi64_mask(_mm512_load_si512(line.lanes), other);
  }
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static LaneMask apart_from(
      const std::uint64_t* words, std::uint64_t set) noexcept {
    const auto other = _mm512_set1_epi64(static_cast<long long>(set));
    return _mm512_testn_epi64_mask(_mm512_loadu_si512(words), other);
  }
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static std::uint64_t common(
      const Line<std::uint64_t>& line, LaneMask chosen) noexcept {
    return PortableLanes<std::uint64_t>::common(line, chosen);
  }
  [[nodiscard]] __attribute__((target(BEELINE_AVX512))) static std::uint64_t open_gates(
      const std::uint64_t* gates, std::uint64_t among, std::uint64_t set) noexcept {
    const auto other = _mm512_set1_epi64(static_cast<long long>(set));
    std::uint64_t open = 0;
    for (int i = 0; i < 64; i += lanes_per_line) {
      const std::uint64_t line = _mm512_testn_epi64_mask(_mm512_load_si512(gates + i), other);
      open |= line << i;
    }
    return open & among;
  }
};

[[nodiscard]] inline bool has_avx512() noexcept {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
         __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

#endif

}  // namespace beeline::connection
