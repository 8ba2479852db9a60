#include "app/session.hpp"

#include <optional>
#include <stdexcept>

#include "app/progress.hpp"

namespace beeline::app {
namespace {

// For each cell that a carrier might do without.
constexpr std::uint64_t expansions_for_a_cell = 300;

// An unsolved position without a limit that explains it is a bug, not an answer.
void check(const connection::Answer& answer) {
  if (answer.winner) return;
  if (answer.stop == StopReason::none || answer.stop == StopReason::failed) {
    throw std::logic_error("the solver gave up although no limit was reached");
  }
}

}  // namespace

connection::Solver& Session::solver_for(const Game& game, connection::Size size) {
  if (solver_ && game_ == &game && size_ == size) return *solver_;
  solver_.reset();  // gives its memory back before the next one asks for it
  solver_ = game.make_solver(size, settings_);
  game_ = &game;
  size_ = size;
  used_ = false;
  return *solver_;
}

connection::Answer Session::solve(const connection::GamePosition& asked, const std::string& label) {
  std::optional<ProgressPrinter> progress;
  if (environment_.err_is_terminal && !settings_.quiet) {
    progress.emplace(environment_.err, asked.position.size, label);
  }
  return solve(asked, settings_.limits, environment_.interrupt,
               progress ? &progress->events() : nullptr);
}

connection::Answer Session::solve(const connection::GamePosition& asked, const Limits& limits,
                                  const StopFlag& stop, EventQueue* events) {
  const auto& position = asked.position;
  auto& solver = solver_for(find_game(environment_.games, asked.game), position.size);
  if (used_ && settings_.fresh_table) solver.forget();
  used_ = true;
  auto answer = solver.solve(position, limits, stop, events);
  check(answer);
  return answer;
}

connection::Explanation Session::explain(const connection::GamePosition& asked) {
  return solver_for(find_game(environment_.games, asked.game), asked.position.size)
      .explain(asked.position);
}

connection::CarrierReduction Session::reduce(const connection::GamePosition& asked,
                                             const connection::Carrier& carrier) {
  auto& solver = solver_for(find_game(environment_.games, asked.game), asked.position.size);
  Limits each_cell = settings_.limits;
  if (each_cell.expansions == 0 || each_cell.expansions > expansions_for_a_cell) {
    each_cell.expansions = expansions_for_a_cell;
  }
  return connection::reduce_carrier(solver, asked.position, carrier, settings_.limits, each_cell,
                                    environment_.interrupt);
}

}  // namespace beeline::app
