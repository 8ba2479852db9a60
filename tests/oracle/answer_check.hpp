// The answers of a game's solver against brute force: the winner, the best move and the main line.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "connection/solver.hpp"
#include "oracle/naive_board.hpp"

namespace beeline::oracle {

// Truth: something with the winner() of a position and the winner_after() a move of it.
template <class Truth>
class AnswerCheck {
 public:
  AnswerCheck(Truth& truth, connection::Solver& solver) : truth_(truth), solver_(solver) {}

  void operator()(const Position& position) {
    const auto answer = solver_.solve(position, {}, {}, nullptr);
    ++asked_;
    if (is_right(position, answer)) return;
    ++wrong_;
    if (first_wrong_.empty()) first_wrong_ = connection::to_string({"position", position});
  }

  void report(const std::string& what) const {
    INFO(what << ", " << asked_ << " positions, first wrong: " << first_wrong_);
    CHECK(asked_ > 0);
    CHECK(wrong_ == 0);
  }

 private:
  [[nodiscard]] bool is_right(const Position& position, const connection::Answer& answer) {
    const Colour winner = truth_.winner(position);
    if (answer.winner != winner || !answer.bounds.is_solved()) return false;
    if (answer.game_over) return !answer.best_move && answer.main_line.empty();
    if (answer.best_move.has_value() != (winner == position.to_play)) return false;
    if (answer.best_move && truth_.winner_after(position, *answer.best_move) != winner)
      return false;
    return keeps_the_win(position, answer.main_line, winner);
  }

  // Every move of the line is legal, and the winner's moves keep the win.
  [[nodiscard]] bool keeps_the_win(Position position, const std::vector<Cell>& line,
                                   Colour winner) {
    for (const Cell cell : line) {
      if (NaiveBoard(position).at(cell) != Mark::empty) return false;
      (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
      position.to_play = opposite(position.to_play);
      if (truth_.winner(position) != winner) return false;
    }
    return true;
  }

  Truth& truth_;
  connection::Solver& solver_;
  int asked_ = 0;
  int wrong_ = 0;
  std::string first_wrong_;
};

}  // namespace beeline::oracle
