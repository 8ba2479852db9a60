// Who wins, by trying everything: the judge of last resort for boards of up to 16 cells.
//
// Plain minimax with one byte of memory for each position and side to move. It knows the rules and
// nothing else: no symmetry, no theorem, no early win.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "connection/position.hpp"
#include "oracle/naive_board.hpp"

namespace beeline::oracle {

class BruteForce {
 public:
  BruteForce(Size size, bool joining_wins)
      : size_(size), joining_wins_(joining_wins), board_(size) {
    if (!size.is_legal() || size.cells() > most_cells)
      throw std::invalid_argument("the board is too large to try everything");
    std::size_t power = 1;
    for (std::size_t cell = 0; cell < cells(); ++cell, power *= 3) power_of_three_[cell] = power;
    winners_.resize(2 * power, Mark::empty);
  }

  [[nodiscard]] Colour winner(const Position& position) {
    board_ = NaiveBoard(position);
    std::size_t code = 0;
    for (std::size_t cell = 0; cell < cells(); ++cell) code += digit(cell, board_.at(cell));
    return solve(code, position.to_play);
  }

  // The winner once the side to move has played the cell.
  [[nodiscard]] Colour winner_after(Position position, Cell cell) {
    (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
    position.to_play = opposite(position.to_play);
    return winner(position);
  }

 private:
  static constexpr int most_cells = 16;

  [[nodiscard]] std::size_t cells() const { return static_cast<std::size_t>(size_.cells()); }

  // What a mark adds to the code of a position: the code is a number in base three.
  [[nodiscard]] std::size_t digit(std::size_t cell, Mark mark) const {
    return static_cast<std::size_t>(mark) * power_of_three_[cell];
  }

  [[nodiscard]] Colour solve(std::size_t code, Colour mover) {
    Mark& known = winners_[2 * code + (mover == Colour::black ? 0 : 1)];
    if (known == Mark::empty) known = mark_of(solve_anew(code, mover));
    return known == Mark::black ? Colour::black : Colour::white;
  }

  [[nodiscard]] Colour solve_anew(std::size_t code, Colour mover) {
    for (const Colour colour : {Colour::black, Colour::white})
      if (board_.joined(colour)) return joining_wins_ ? colour : opposite(colour);
    for (std::size_t cell = 0; cell < cells(); ++cell) {
      if (board_.at(cell) != Mark::empty) continue;
      board_.put(cell, mark_of(mover));
      const Colour winner = solve(code + digit(cell, mark_of(mover)), opposite(mover));
      board_.put(cell, Mark::empty);
      if (winner == mover) return mover;
    }
    return opposite(mover);
  }

  Size size_;
  bool joining_wins_;
  NaiveBoard board_;
  std::array<std::size_t, most_cells> power_of_three_{};
  std::vector<Mark> winners_;  // empty: not known yet
};

}  // namespace beeline::oracle
