#include "rex/family.hpp"

#include <algorithm>

namespace beeline::rex {

template <int Distance>
void Family::exchange_lanes(std::array<Lanes, 8>& rows, Grid lower) noexcept {
  constexpr int d = Distance;
  const auto upper = [](int lane) { return (lane & d) != 0 ? ~Grid{0} : Grid{0}; };
  const Lanes upper_lanes{upper(0), upper(1), upper(2), upper(3),
                          upper(4), upper(5), upper(6), upper(7)};
  for (Lanes& row : rows) {
    const Lanes other(__builtin_shufflevector(row.vector(), row.vector(), d, 1 ^ d, 2 ^ d, 3 ^ d,
                                              4 ^ d, 5 ^ d, 6 ^ d, 7 ^ d));
    const Lanes low = (row & lower) | ((other & lower) << d);
    const Lanes high = (row & ~lower) | ((other & ~lower) >> d);
    row = (low & ~upper_lanes) | (high & upper_lanes);
  }
}

// A 64x64 bit matrix, row 8i+j in lane j of rows[i], is turned into its columns, by exchanging ever
// smaller quarters of it: of 32, 16, 8 rows between vectors, of 4, 2, 1 rows between lanes.
void Family::transpose(std::array<Lanes, 8>& rows) noexcept {
  const auto between_vectors = [&rows](std::size_t distance, Grid lower) {
    const int shift = static_cast<int>(8 * distance);
    for (std::size_t i = 0; i < 8; ++i) {
      if ((i & distance) != 0) continue;
      Lanes& upper = rows[i + distance];
      const Lanes differ = ((rows[i] >> shift) ^ upper) & lower;
      upper ^= differ;
      rows[i] ^= differ << shift;
    }
  };
  between_vectors(4, 0x00000000ffffffff);
  between_vectors(2, 0x0000ffff0000ffff);
  between_vectors(1, 0x00ff00ff00ff00ff);

  exchange_lanes<4>(rows, 0x0f0f0f0f0f0f0f0f);
  exchange_lanes<2>(rows, 0x3333333333333333);
  exchange_lanes<1>(rows, 0x5555555555555555);
}

void Family::make_columns(Grid live) {
  blocks_.resize((rows_.size() + bits_of_lanes - 1) / bits_of_lanes);
  for (std::size_t b = 0; b < blocks_.size(); ++b) {
    Block& block = blocks_[b];
    const std::size_t begin = b * bits_of_lanes;
    const std::size_t count = std::min<std::size_t>(rows_.size() - begin, bits_of_lanes);
    block.present = first_members(count);
    connection::for_each_cell(live, [&](GridCell cell) { block.holds[cell] = Lanes{}; });
    for (std::size_t first = 0; first < count; first += 64) {
      std::array<Lanes, 8> rows{};
      const std::size_t here = std::min<std::size_t>(count - first, 64);
      for (std::size_t i = 0; i < here; ++i) rows[i / 8].set(i % 8, rows_[begin + first + i]);
      transpose(rows);
      connection::for_each_cell(live, [&](GridCell cell) {
        block.holds[cell].set(first / 64, rows[cell / 8u][cell % 8]);
      });
    }
    block.size_bit = {};
    connection::for_each_cell(live, [&](GridCell cell) {
      Lanes carry = block.holds[cell];
      for (Lanes& bit : block.size_bit) {
        const Lanes next = bit & carry;
        bit ^= carry;
        carry = next;
      }
    });
  }
}

// Counts for all joinsets of a block together how many cells of `row` they miss: none, or one. It
// is the row itself that misses none.
void Family::find_absorbed(Grid live) {
  knows_absorbed_ = true;
  for (Block& block : blocks_) {
    connection::for_each_cell(live, [&](GridCell cell) { block.absorbed[cell] = Lanes{}; });
    for (const Grid row : rows_) {
      Lanes miss_none = block.present;
      Lanes miss_one{};
      connection::for_each_cell(row, [&](GridCell cell) {
        const Lanes& holds = block.holds[cell];
        miss_one = (miss_one & holds) | (miss_none & ~holds);
        miss_none &= holds;
      });
      if (!any(miss_one)) continue;
      connection::for_each_cell(
          row, [&](GridCell cell) { block.absorbed[cell] |= miss_one & ~block.holds[cell]; });
    }
  }
}

}  // namespace beeline::rex
