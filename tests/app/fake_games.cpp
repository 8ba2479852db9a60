#include "fake_games.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>

namespace beeline::app::test {
namespace {

using connection::Answer;
using connection::Cell;
using connection::Position;

class InstantSolver : public connection::Solver {
 public:
  InstantSolver() {
    SolverLog& log = solver_log();
    ++log.made;
    log.most_alive = std::max(log.most_alive, ++log.alive);
  }
  InstantSolver(const InstantSolver&) = delete;
  InstantSolver& operator=(const InstantSolver&) = delete;
  ~InstantSolver() override { --solver_log().alive; }

  Answer solve(const Position& position, const Limits&, const StopFlag&, EventQueue*) override {
    Answer answer;
    answer.winner = position.to_play;
    for (int cell = 0; cell < position.size.cells() && !answer.best_move; ++cell) {
      const auto is_on = [cell](const std::vector<Cell>& stones) {
        return std::ranges::find(stones, cell) != stones.end();
      };
      if (!is_on(position.black) && !is_on(position.white)) {
        answer.best_move = static_cast<Cell>(cell);
        answer.main_line = {*answer.best_move};
      }
    }
    answer.game_over = !answer.best_move;
    return answer;
  }

  void forget() override { ++solver_log().forgot; }
};

class EndlessSolver : public connection::Solver {
 public:
  Answer solve(const Position&, const Limits& limits, const StopFlag& stop,
               EventQueue* events) override {
    Control control(limits, stop);
    while (!control.stop_requested() && control.take_expansion()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      if (events) events->push(Event{.line_length = 1, .seconds = control.seconds()});
    }
    Answer answer;
    answer.stop = control.reason();
    answer.bounds = {3, 5};
    answer.statistics.expansions = control.expansions();
    answer.seconds = control.seconds();
    return answer;
  }

  void forget() override {}
};

// Where symmetry is off the other side wins: what no feature may ever do.
class FickleSolver : public InstantSolver {
 public:
  explicit FickleSolver(bool symmetry) : symmetry_(symmetry) {}

  Answer solve(const Position& position, const Limits& limits, const StopFlag& stop,
               EventQueue* events) override {
    Answer answer = InstantSolver::solve(position, limits, stop, events);
    if (!symmetry_) answer.winner = opposite(position.to_play);
    return answer;
  }

 private:
  bool symmetry_;
};

class BrokenSolver : public connection::Solver {
 public:
  Answer solve(const Position&, const Limits&, const StopFlag&, EventQueue*) override {
    throw std::logic_error("two and two made five");
  }
  void forget() override {}
};

class SpeechlessSolver : public connection::Solver {
 public:
  Answer solve(const Position&, const Limits&, const StopFlag&, EventQueue*) override { return {}; }
  void forget() override {}
};

template <class Solver>
std::unique_ptr<connection::Solver> make(connection::Size, const Settings& settings) {
  solver_log().threads = search_options_for({}, settings).threads;
  return std::make_unique<Solver>();
}

std::unique_ptr<connection::Solver> make_fickle(connection::Size, const Settings& settings) {
  return std::make_unique<FickleSolver>(settings.connection.symmetry);
}

std::unique_ptr<connection::Solver> run_out_of_memory(connection::Size, const Settings&) {
  throw std::bad_alloc();
}

}  // namespace

std::span<const Game> fake_games() {
  static constexpr std::array games{
      Game{"instant", "the side to move wins", make<InstantSolver>},
      Game{"endless", "never solved", make<EndlessSolver>},
      Game{"fickle", "its features change the winner", make_fickle},
      Game{"broken", "always fails", make<BrokenSolver>},
      Game{"speechless", "gives no answer", make<SpeechlessSolver>},
      Game{"hungry", "has no room", run_out_of_memory},
  };
  return games;
}

SolverLog& solver_log() {
  static SolverLog log;
  return log;
}

}  // namespace beeline::app::test
