// All connections of one colour in one position, packed into words one after the other.
//
//   the own stones, the empty cells, then for each pair of points with a connection
//   its points and counts; the cells that all of its fulls share, and those that any of them needs;
//   the same of its semis; the fulls; the semis.
//
// A search state of its own takes hundreds of kilobytes, most of it unused; packed it takes about
// ten, few enough to keep thousands (snapshots.hpp).
#pragma once

#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "connection/h_search_state.hpp"

namespace beeline::connection {

template <class Word>
class PackedConnections {
 public:
  // No words: nothing is known. Else a line's worth of words behind them must be readable.
  PackedConnections() = default;
  explicit PackedConnections(std::span<const Word> words) noexcept : words_(words) {}

  [[nodiscard]] bool empty() const noexcept { return words_.empty(); }
  [[nodiscard]] Word own() const noexcept { return words_[0]; }
  [[nodiscard]] Word empty_cells() const noexcept { return words_[1]; }

  // Is anything known, and can the position arise from this one by adding stones?
  [[nodiscard]] bool lead_to(Word own_stones, Word empty_cells_now) const noexcept {
    return !empty() && (own() & ~own_stones) == 0 && (empty_cells_now & ~empty_cells()) == 0;
  }

  template <class F>
  void for_each_pair(F&& f) const {
    for (const Word* at = words_.data() + 2; at != words_.data() + words_.size();) {
      const auto header = static_cast<std::uint32_t>(*at);
      PackedPair<Word> pair;
      pair.x = static_cast<Point>(header & 0xff);
      pair.y = static_cast<Point>(header >> 8 & 0xff);
      pair.full_count = static_cast<int>(header >> 16 & 0xff);
      pair.semi_count = static_cast<int>(header >> 24);
      pair.full_common = at[1];
      pair.fulls_cells = at[2];
      pair.semi_common = at[3];
      pair.semis_cells = at[4];
      pair.fulls = at + 5;
      pair.semis = pair.fulls + pair.full_count;
      at = pair.semis + pair.semi_count;
      f(pair);
    }
  }

  // Packs the connections of a search that has ended without reaching a goal, and tells how many
  // words they take. The memory grows as needed, and there is always a line behind them.
  static std::size_t pack(const HSearchState<Word>& state, Word own, std::vector<Word>& to) {
    constexpr std::size_t most = 5 + lanes_per_line + most_semi_lines * lanes_per_line;
    const std::size_t room = 2 + most * state.pair_count + lanes_per_line;
    if (to.size() < room) to.resize(room);
    Word* at = to.data();
    *at++ = own;
    *at++ = state.empty_cells;
    for (std::size_t i = 0; i < state.pair_count; ++i) at = pack(state, state.pairs[i], at);
    return static_cast<std::size_t>(at - to.data());
  }

 private:
  static Word* pack(const HSearchState<Word>& state, const ConnectionPair<Word>& pair,
                    Word* head) noexcept {
    Word fulls_cells = 0;
    Word semis_cells = 0;
    Word* const fulls = head + 5;
    Word* const semis = pack(pair.fulls, pair.used, fulls, fulls_cells);
    Word* end = semis;
    for (int i = 0; i < pair.semi_lines; ++i) {
      end = pack(state.lines[pair.semis[i]], pair.semis_used[i], end, semis_cells);
    }
    if (end == fulls) return head;
    head[0] = static_cast<Word>(std::uint32_t{pair.x} | std::uint32_t{pair.y} << 8 |
                                static_cast<std::uint32_t>(semis - fulls) << 16 |
                                static_cast<std::uint32_t>(end - semis) << 24);
    head[1] = pair.processed_common;
    head[2] = fulls_cells;
    head[3] = pair.semi_common;
    head[4] = semis_cells;
    return end;
  }

  static Word* pack(const Line<Word>& line, LaneMask used, Word* at, Word& cells) noexcept {
    for (; used != 0; used &= used - 1) {
      const Word carrier = line.lanes[std::countr_zero(used)];
      cells |= carrier;
      *at++ = carrier;
    }
    return at;
  }

  std::span<const Word> words_;
};

}  // namespace beeline::connection
