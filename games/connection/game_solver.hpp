// The solver of a game, made of its worker: where the generic search meets a board.
//
// Worker  a GameWorker whose moves are cells, made from a Position and the game's options; its
//         Rules type tells who wins by joining.
#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "beeline/solve.hpp"
#include "connection/options.hpp"
#include "connection/solver.hpp"

namespace beeline::connection {

template <class Worker>
class GameSolver final : public Solver {
 public:
  GameSolver(Size size, const SearchOptions& search, const ConnectionOptions& options)
      : size_(size),
        search_(search),
        options_(options),
        table_(make_table<Worker>(search)),
        threads_(search.threads) {}

  [[nodiscard]] Answer solve(const Position& position, const Limits& limits, const StopFlag& stop,
                             EventQueue* events) override {
    if (position.size != size_) throw std::logic_error("a solver was given another board size");
    Answer answer;
    const auto make_worker = [&] { return std::make_unique<Worker>(position, options_); };
    if (const auto joined = make_worker()->board().joined_colour()) {
      answer.game_over = true;
      answer.winner = Worker::Rules::joining_wins ? *joined : opposite(*joined);
      answer.bounds = *answer.winner == position.to_play ? Bounds::won() : Bounds::lost();
      return answer;
    }
    auto solution =
        beeline::solve<Worker>(make_worker, *table_, threads_, search_, limits, stop, events);
    if (solution.bounds.is_solved()) {
      answer.winner = solution.bounds.is_won() ? position.to_play : opposite(position.to_play);
    }
    answer.stop = solution.stop;
    answer.bounds = solution.bounds;
    answer.best_move = solution.best_move;
    answer.main_line = std::move(solution.main_line);
    answer.statistics = solution.statistics;
    answer.seconds = solution.seconds;
    return answer;
  }

  void forget() override { table_->clear(); }

 private:
  Size size_;
  SearchOptions search_;
  ConnectionOptions options_;
  std::unique_ptr<TableOf<Worker>> table_;
  Threads threads_;
};

// The solver for a board size, with the narrowest cell sets that hold it.
template <template <class Word> class WorkerFor>
[[nodiscard]] std::unique_ptr<Solver> make_game_solver(Size size, const SearchOptions& search,
                                                       const ConnectionOptions& options) {
  return with_word_for(size, [&]<class Word>() -> std::unique_ptr<Solver> {
    return std::make_unique<GameSolver<WorkerFor<Word>>>(size, search, options);
  });
}

}  // namespace beeline::connection
