// Chomp: a bar of chocolate whose first square is poisoned. A move bites off a square with all
// squares right of it and below it. Whoever has to eat the poison loses.
//
// A position and its mirror image across the diagonal are one position here: the key is the smaller
// of the two, and moves are named as on that one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "beeline/game.hpp"
#include "toy/mix.hpp"

namespace beeline::toy {

struct Square {
  std::uint8_t column = 0;
  std::uint8_t row = 0;
  [[nodiscard]] constexpr Square mirrored() const noexcept { return {row, column}; }
  friend bool operator==(const Square&, const Square&) = default;
};

class ChompWorker {
 public:
  static constexpr std::size_t most_rows = 8;
  using Rows = std::array<std::uint8_t, most_rows>;  // their lengths, none longer than the last

  struct Key {
    std::uint64_t rows = 0;
    [[nodiscard]] std::uint64_t hash() const noexcept { return mix(rows); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = Square;

  // `symmetry`: mirror images are one position.
  ChompWorker(int width, int height, bool symmetry = true) : symmetry_(symmetry) {
    Rows rows{};
    std::fill_n(rows.begin(), height, static_cast<std::uint8_t>(width));
    history_.reserve(most_rows * most_rows + 1);
    history_.push_back(rows);
  }

  [[nodiscard]] const Rows& rows() const noexcept { return history_.back(); }

  [[nodiscard]] Key key() const noexcept { return key_of(rows()); }

  Verdict expand(ChildList<Move, Key>& children) {
    const Rows canonical = is_turned() ? mirrored(rows()) : rows();
    if (canonical[0] == 1 && canonical[1] == 0) return Verdict::loss;  // only the poison is left
    for (std::uint8_t row = 0; row < most_rows; ++row)
      for (std::uint8_t column = 0; column < canonical[row]; ++column) {
        if (column == 0 && row == 0) continue;  // poison: loses, hence left out
        const Rows after = bitten(canonical, {column, row});
        const bool last = after[0] == 1 && after[1] == 0;
        const Bounds bounds = last ? Bounds::lost() : first_guess(after);
        children.push_back({key_of(after), bounds, {column, row}, false});
        if (!last) continue;
        children = {children.back()};
        return Verdict::win;
      }
    return Verdict::open;
  }

  [[nodiscard]] Move as_played(Move move) const noexcept {
    return is_turned() ? move.mirrored() : move;
  }
  void play(Move move) noexcept { history_.push_back(bitten(rows(), as_played(move))); }
  void undo() noexcept { history_.pop_back(); }

 private:
  [[nodiscard]] static Rows bitten(Rows rows, Square square) noexcept {
    for (std::size_t row = square.row; row < most_rows; ++row) {
      rows[row] = std::min(rows[row], square.column);
    }
    return rows;
  }
  [[nodiscard]] static Rows mirrored(const Rows& rows) noexcept {
    Rows columns{};
    for (const std::uint8_t length : rows)
      for (std::size_t column = 0; column < length; ++column) ++columns[column];
    return columns;
  }
  [[nodiscard]] static std::uint64_t packed(const Rows& rows) noexcept {
    std::uint64_t bits = 0;
    for (const std::uint8_t length : rows) bits = bits << 8 | length;
    return bits;
  }
  [[nodiscard]] static Bounds first_guess(const Rows& rows) noexcept {
    Effort squares = 0;
    for (const std::uint8_t length : rows) squares += length;
    return {1, 1 + squares / 4};
  }
  [[nodiscard]] Key key_of(const Rows& rows) const noexcept {
    const std::uint64_t upright = packed(rows);
    return {symmetry_ ? std::min(upright, packed(mirrored(rows))) : upright};
  }
  [[nodiscard]] bool is_turned() const noexcept { return key().rows != packed(rows()); }

  bool symmetry_;
  std::vector<Rows> history_;
};

// Who wins, by minimax over row lengths, eating the poison included.
class ChompOracle {
 public:
  using Rows = std::vector<int>;

  [[nodiscard]] bool mover_wins(const Rows& rows) {
    if (rows.empty() || rows[0] == 0) return true;  // the other side has eaten the poison
    const auto known = wins_.find(rows);
    if (known != wins_.end()) return known->second;
    bool wins = false;
    for (std::size_t row = 0; row < rows.size(); ++row)
      for (int column = 0; column < rows[row]; ++column) {
        Rows after = rows;
        for (std::size_t below = row; below < rows.size(); ++below) {
          after[below] = std::min(after[below], column);
        }
        wins |= !mover_wins(after);
      }
    wins_.emplace(rows, wins);
    return wins;
  }
  [[nodiscard]] bool mover_wins(const ChompWorker& worker) {
    return mover_wins(Rows(worker.rows().begin(), worker.rows().end()));
  }

 private:
  std::map<Rows, bool> wins_;
};

}  // namespace beeline::toy
