#include "app/session.hpp"

#include <optional>
#include <stdexcept>

#include "app/progress.hpp"

namespace beeline::app {
namespace {

// An unsolved position without a limit that explains it is a bug, not an answer.
void check(const connection::Answer& answer) {
  if (answer.winner) return;
  if (answer.stop == StopReason::none || answer.stop == StopReason::failed) {
    throw std::logic_error("the solver gave up although no limit was reached");
  }
}

}  // namespace

connection::Solver& Session::solver_for(const Game& game, connection::Size size) {
  if (solver_ && game_ == &game && size_ == size) {
    if (settings_.fresh_table) solver_->forget();
    return *solver_;
  }
  solver_.reset();  // gives its memory back before the next one asks for it
  solver_ = game.make_solver(size, settings_);
  game_ = &game;
  size_ = size;
  return *solver_;
}

connection::Answer Session::solve(const connection::GamePosition& asked, const std::string& label) {
  const auto& position = asked.position;
  auto& solver = solver_for(find_game(environment_.games, asked.game), position.size);
  std::optional<ProgressPrinter> progress;
  if (environment_.err_is_terminal && !settings_.quiet) {
    progress.emplace(environment_.err, position.size, label);
  }
  auto answer = solver.solve(position, settings_.limits, environment_.interrupt,
                             progress ? &progress->events() : nullptr);
  check(answer);
  return answer;
}

}  // namespace beeline::app
