// The joinsets of one player, seen from both sides: which cells a joinset has (its row), and which
// joinsets hold a cell (the cell's column).
//
// Columns answer the questions that Rex asks. A cell is dead if its column is empty; two cells are
// twins if their columns are equal; one kills another if its column holds the other's; a pair of
// cells covers the joinsets in both their columns. Columns come in blocks of 512 joinsets.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "connection/grid.hpp"
#include "rex/lanes.hpp"

namespace beeline::rex {

using connection::Grid;
using connection::GridCell;

// No path without shortcuts on a board of 64 cells has more cells than this can count.
inline constexpr int size_bits = 6;

struct Block {
  std::array<Lanes, 64> holds;            // by cell: the joinsets that hold it
  std::array<Lanes, size_bits> size_bit;  // by power of two: the joinsets whose size has that bit
  Lanes present;                          // the joinsets there are
  std::array<Lanes, 64> absorbed;         // by cell: see find_absorbed
};

class Family {
 public:
  void clear() noexcept {
    rows_.clear();
    blocks_.clear();
    knows_absorbed_ = false;
  }
  void add(Grid row) { rows_.push_back(row); }

  // To be called when all rows are there; `live` holds all their cells.
  void make_columns(Grid live);

  // Works out, for every cell at once, which joinsets vanish if the owner gets a stone there: those
  // that hold all of another one but this cell, and not the cell. Columns must have been made.
  void find_absorbed(Grid live);
  [[nodiscard]] bool knows_absorbed() const noexcept { return knows_absorbed_; }

  [[nodiscard]] bool empty() const noexcept { return rows_.empty(); }
  [[nodiscard]] std::size_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] std::span<const Grid> rows() const noexcept { return rows_; }
  [[nodiscard]] std::span<const Block> blocks() const noexcept { return blocks_; }
  [[nodiscard]] Grid row(std::size_t block, std::size_t member) const noexcept {
    return rows_[block * bits_of_lanes + member];
  }

  // Is every joinset that holds `cell` also one of those that hold `other`?
  [[nodiscard]] bool column_within(GridCell cell, GridCell other) const noexcept {
    for (const Block& block : blocks_) {
      if (any(block.holds[cell] & ~block.holds[other])) return false;
    }
    return true;
  }

 private:
  static void transpose(std::array<Lanes, 8>& rows) noexcept;
  template <int Distance>
  static void exchange_lanes(std::array<Lanes, 8>& rows, Grid lower) noexcept;

  std::vector<Grid> rows_;
  std::vector<Block> blocks_;
  bool knows_absorbed_ = false;
};

}  // namespace beeline::rex
