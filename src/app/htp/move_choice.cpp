#include "app/htp/move_choice.hpp"

#include <fmt/format.h>

#include <chrono>
#include <optional>

#include "app/htp/guide.hpp"

namespace beeline::app::htp {
namespace {

using connection::Answer;
using connection::Cell;
using connection::Colour;
using connection::GamePosition;
using formats::Move;
using formats::MoveKind;

// Of the time for a move, what is spent on solving before a guess is looked for.
constexpr double solving_share = 0.6;

class Choice {
 public:
  Choice(Engine& engine, Colour colour)
      : engine_(engine), colour_(colour), asked_(engine.game().asked(colour)) {
    const auto empty = empty_cells(asked_.position).size();
    const auto clock = engine.clock().seconds_for(colour, 1 + static_cast<int>(empty) / 4);
    seconds_ = clock.value_or(engine.options().move_time);
  }

  [[nodiscard]] Move move() {
    const Answer answer = engine_.solve(asked_, limits());
    if (answer.game_over) {
      throw connection::UserError(
          fmt::format("the game is over: {} has won", to_string(*answer.winner)));
    }
    if (answer.winner == colour_) return won(answer);
    if (engine_.options().swap && engine_.game().can_swap(colour_)) {
      if (answer.winner || guess().value < 0) return {MoveKind::swap_pieces, colour_};
    }
    if (answer.winner) return lost(answer);
    return place(guess().move);
  }

 private:
  [[nodiscard]] Limits limits() const {
    Limits limits = engine_.settings().limits;
    const double seconds = solving_share * seconds_;
    if (seconds > 0 && (limits.seconds == 0 || seconds < limits.seconds)) limits.seconds = seconds;
    return limits;
  }

  [[nodiscard]] Move place(Cell cell) const { return {MoveKind::place, colour_, cell}; }

  // The winning move is missing only if its search was too long to be repeated.
  [[nodiscard]] Move won(const Answer& answer) {
    return place(answer.best_move ? *answer.best_move : guess().move);
  }

  [[nodiscard]] Move lost(const Answer& answer) {
    if (engine_.options().resign) return {MoveKind::resign, colour_};
    return place(answer.main_line.empty() ? guess().move : answer.main_line.front());
  }

  [[nodiscard]] const Guess& guess() {
    if (guess_) return *guess_;
    const std::chrono::duration<double> allowed{seconds_ > 0 ? seconds_ : 1};
    const auto must_end = [this, end = start_ + allowed] {
      return engine_.is_stopped() || std::chrono::steady_clock::now() >= end;
    };
    guess_ = guess_move(asked_.position, engine_.rules().joining_wins, must_end);
    return *guess_;
  }

  Engine& engine_;
  const Colour colour_;
  const GamePosition asked_;
  double seconds_ = 0;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::optional<Guess> guess_;
};

}  // namespace

Move choose_move(Engine& engine, Colour colour) {
  const auto start = std::chrono::steady_clock::now();
  const Move move = Choice(engine, colour).move();
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  engine.clock().spend(colour, spent.count());
  return move;
}

}  // namespace beeline::app::htp
