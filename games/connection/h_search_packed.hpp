// All connections of one colour in one position, packed into words one after the other.
//
//   the own stones, the empty cells, then for each pair of points with a connection
//   its points and counts, its fulls, its semis.
//
// A search state of its own takes hundreds of kilobytes, most of it unused; packed it takes about
// ten, few enough to keep many (snapshots.hpp). On 7x7 most pairs have one or two connections, so
// what can be told from these, like the cells that all share, is not kept.
#pragma once

#include <algorithm>
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
      pair.fulls = at + 1;
      pair.semis = pair.fulls + pair.full_count;
      at = pair.semis + pair.semi_count;
      f(pair);
    }
  }

  // Packs the connections of a search that has ended without reaching a goal, and tells how many
  // words they take. The memory grows as needed, and there is always a line behind them.
  static std::size_t pack(const HSearchState<Word>& state, Word own, std::vector<Word>& to) {
    constexpr std::size_t most = 1 + lanes_per_line + most_semi_lines * lanes_per_line;
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
    Word* const fulls = head + 1;
    Word* const semis = pack(pair.fulls, pair.used, fulls);
    Word* end = std::copy_n(pair.packed_semis, pair.packed_semi_count, semis);
    for (int i = 0; i < pair.semi_lines; ++i) {
      end = pack(state.lines[pair.semis[i]], pair.semis_used[i], end);
    }
    if (end == fulls) return head;
    *head = static_cast<Word>(std::uint32_t{pair.x} | std::uint32_t{pair.y} << 8 |
                              static_cast<std::uint32_t>(semis - fulls) << 16 |
                              static_cast<std::uint32_t>(end - semis) << 24);
    return end;
  }

  static Word* pack(const Line<Word>& line, LaneMask used, Word* at) noexcept {
    for (; used != 0; used &= used - 1) *at++ = line.lanes[std::countr_zero(used)];
    return at;
  }

  std::span<const Word> words_;
};

}  // namespace beeline::connection
