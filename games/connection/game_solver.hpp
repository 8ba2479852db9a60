// The solver of a game, made of its worker: where the generic search meets a board.
//
// Worker  a GameWorker whose moves are cells, made from a Position and the game's options; its
//         Rules type tells who wins by joining, its Options type which switches it has.
// Shared  A worker may name a type Shared: what all workers of a solver have in common. It is made
//         from board size and options, lives as long as the table, is told of each position before
//         the workers for it are made (`start(position)`), and forgets when the table does.
#pragma once

#include <memory>
#include <stdexcept>
#include <utility>

#include "beeline/simulation.hpp"
#include "beeline/solve.hpp"
#include "connection/game_over.hpp"
#include "connection/solver.hpp"

namespace beeline::connection {

// What the workers of a solver share: nothing, unless they name it.
template <class Worker>
struct SharedBy {
  SharedBy(Size, const typename Worker::Options&) {}
  void start(const Position&) {}
  void forget() {}
  [[nodiscard]] std::unique_ptr<Worker> make_worker(const Position& position,
                                                    const typename Worker::Options& options) {
    return std::make_unique<Worker>(position, options);
  }
};

template <class Worker>
requires requires {
  typename Worker::Shared;
}
struct SharedBy<Worker> : Worker::Shared {
  using Worker::Shared::Shared;
  [[nodiscard]] std::unique_ptr<Worker> make_worker(const Position& position,
                                                    const typename Worker::Options& options) {
    return std::make_unique<Worker>(position, options, *this);
  }
};

template <class Worker>
class GameSolver final : public Solver {
 public:
  using Options = typename Worker::Options;

  GameSolver(Size size, const SearchOptions& search, const Options& options)
      : size_(size),
        search_(search),
        options_(options),
        shared_(size, options_),
        table_(make_table<Worker>(search)),
        threads_(search.threads) {}

  [[nodiscard]] Answer solve(const Position& position, const Limits& limits, const StopFlag& stop,
                             EventQueue* events) override {
    if (position.size != size_) throw std::logic_error("a solver was given another board size");
    if (auto over = answer_if_over(position, Worker::Rules::joining_wins)) return *over;
    Answer answer;
    shared_.start(position);
    const auto make_worker = [&] { return shared_.make_worker(position, options_); };
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

  [[nodiscard]] std::optional<Cell> winning_move(const Position& position, const Limits& limits,
                                                 const StopFlag& stop) override {
    shared_.start(position);
    return beeline::find_winning_move(*shared_.make_worker(position, options_), *table_, search_,
                                      limits, stop);
  }

  // A worker's Shared that explains has the word.
  [[nodiscard]] Explanation explain(const Position& position) override {
    if constexpr (requires { shared_.explain(position, options_); }) {
      return shared_.explain(position, options_);
    } else {
      return Solver::explain(position);
    }
  }

  [[nodiscard]] SimulatedRun simulate(const Position& position, int workers, const Limits& limits,
                                      const StopFlag& stop) override {
    if (position.size != size_) throw std::logic_error("a solver was given another board size");
    if (auto over = answer_if_over(position, Worker::Rules::joining_wins)) {
      return {.bounds = over->bounds};
    }
    shared_.start(position);
    Control control(limits, stop);
    return beeline::simulate<Worker>(workers, shared_.make_worker(position, options_), *table_,
                                     search_, control);
  }

  void forget() override {
    table_->clear();
    shared_.forget();
  }

 private:
  Size size_;
  SearchOptions search_;
  Options options_;
  SharedBy<Worker> shared_;
  std::unique_ptr<TableOf<Worker>> table_;
  Threads threads_;
};

// The solver for a board size, with the narrowest cell sets that hold it.
template <template <class Word> class WorkerFor, class Options>
[[nodiscard]] std::unique_ptr<Solver> make_game_solver(Size size, const SearchOptions& search,
                                                       const Options& options) {
  return with_word_for(size, [&]<class Word>() -> std::unique_ptr<Solver> {
    return std::make_unique<GameSolver<WorkerFor<Word>>>(size, search, options);
  });
}

}  // namespace beeline::connection
