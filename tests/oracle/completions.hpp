// Every way to fill the empty cells of a position: the definition of dead cells and killers, and
// who wins, for boards of any size with few empty cells.
//
// Like brute_force.hpp it shares no code with games/ but the types of position.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "oracle/naive_board.hpp"

namespace beeline::oracle {

class Completions {
 public:
  static constexpr std::size_t most_empty = 14;

  // A set of empty cells: bit i is the i-th of them in ascending order.
  using Set = std::uint32_t;

  explicit Completions(const Position& position, bool joining_wins = true)
      : joining_wins_(joining_wins) {
    NaiveBoard board(position);
    for (int cell = 0; cell < position.size.cells(); ++cell)
      if (board.at(static_cast<std::size_t>(cell)) == Mark::empty)
        empty_.push_back(static_cast<Cell>(cell));
    if (empty_.size() > most_empty) throw std::invalid_argument("too many empty cells");
    const Set sets = Set{1} << empty_.size();
    black_joined_.resize(sets);
    ternary_.resize(sets);
    for (Set black = 0; black < sets; ++black) {
      std::size_t power = 1;
      for (std::size_t i = 0; i < empty_.size(); ++i, power *= 3) {
        const bool is_black = (black >> i & 1) != 0;
        board.put(empty_[i], is_black ? Mark::black : Mark::white);
        if (is_black) ternary_[black] += power;
      }
      black_joined_[black] = board.joined(Colour::black);
    }
  }

  [[nodiscard]] const std::vector<Cell>& empty() const { return empty_; }
  [[nodiscard]] Set all() const { return static_cast<Set>(black_joined_.size() - 1); }
  [[nodiscard]] Set of(Cell cell) const {
    for (std::size_t i = 0; i < empty_.size(); ++i)
      if (empty_[i] == cell) return Set{1} << i;
    throw std::invalid_argument("not an empty cell");
  }

  // Does the cell's colour never matter, once these cells are black and those white?
  [[nodiscard]] bool dead(Cell cell, Set black = 0, Set white = 0) const {
    const Set bit = of(cell);
    for (Set rest = 0; rest <= all(); ++rest)
      if ((rest & bit) == 0 && (rest & black) == black && (rest & white) == 0 &&
          black_joined_[rest] != black_joined_[rest | bit])
        return false;
    return true;
  }

  // Who wins, once these cells are black and those white?
  [[nodiscard]] Colour winner(Colour mover, Set black = 0, Set white = 0) {
    if (winners_.empty()) winners_.resize(2 * (2 * ternary_.back() + 1), Mark::empty);
    Mark& known =
        winners_[2 * (ternary_[black] + 2 * ternary_[white]) + (mover == Colour::black ? 0 : 1)];
    if (known == Mark::empty) known = mark_of(solve(mover, black, white));
    return known == Mark::black ? Colour::black : Colour::white;
  }

  [[nodiscard]] Colour winner_after(Colour mover, Cell cell) {
    const Set move = of(cell);
    return mover == Colour::black ? winner(Colour::white, move, 0) : winner(Colour::black, 0, move);
  }

 private:
  [[nodiscard]] Colour solve(Colour mover, Set black, Set white) {
    if (black_joined_[black]) return joining_wins_ ? Colour::black : Colour::white;
    if (!black_joined_[all() & ~white]) return joining_wins_ ? Colour::white : Colour::black;
    for (std::size_t i = 0; i < empty_.size(); ++i) {
      const Set move = Set{1} << i;
      if (((black | white) & move) != 0) continue;
      const bool mover_is_black = mover == Colour::black;
      const Colour won = winner(opposite(mover), mover_is_black ? black | move : black,
                                mover_is_black ? white : white | move);
      if (won == mover) return mover;
    }
    return opposite(mover);
  }

  bool joining_wins_;
  std::vector<Cell> empty_;
  std::vector<bool> black_joined_;  // by which of the empty cells are black, the others being white
  std::vector<std::size_t> ternary_;  // the set's bits read in base three
  std::vector<Mark> winners_;         // empty: not known yet
};

}  // namespace beeline::oracle
