// Solves positions by their residual games: search, and back to the board.
#pragma once

#include <memory>
#include <vector>

#include "beeline/simulation.hpp"
#include "beeline/solve.hpp"
#include "connection/solver.hpp"
#include "rex/worker.hpp"

namespace beeline::rex {

class ResidualSolver {
 public:
  ResidualSolver(const SearchOptions& search, const Options& options)
      : search_(search),
        options_(options),
        table_(make_table<Worker>(search)),
        threads_(search.threads) {}

  [[nodiscard]] connection::Answer solve(const connection::Position& position,
                                         const JoinsetLists& joinsets, const Limits& limits,
                                         const StopFlag& stop, EventQueue* events) {
    const auto make_worker = [&] { return std::make_unique<Worker>(position, options_, joinsets); };
    const auto worker = make_worker();
    const bool turn_kept = worker->mover() == position.to_play;
    if (events) events->set_turn_kept(turn_kept);
    const auto solution =
        beeline::solve<Worker>(make_worker, *table_, threads_, search_, limits, stop, events);
    connection::Answer answer;
    answer.bounds = turn_kept ? solution.bounds : solution.bounds.swapped();
    if (answer.bounds.is_solved()) {
      answer.winner = answer.bounds.is_won() ? position.to_play : opposite(position.to_play);
      answer.main_line =
          on_the_board(position, answer.bounds.is_won(), *worker, solution.main_line);
      if (answer.bounds.is_won() && !answer.main_line.empty()) {
        answer.best_move = answer.main_line.front();
      }
    }
    answer.stop = solution.stop;
    answer.statistics = solution.statistics;
    answer.seconds = solution.seconds;
    return answer;
  }

  [[nodiscard]] SimulatedRun simulate(const connection::Position& position,
                                      const JoinsetLists& joinsets, int workers,
                                      const Limits& limits, const StopFlag& stop) {
    auto worker = std::make_unique<Worker>(position, options_, joinsets);
    const bool turn_kept = worker->mover() == position.to_play;
    Control control(limits, stop);
    auto run = beeline::simulate<Worker>(workers, std::move(worker), *table_, search_, control);
    if (!turn_kept) run.bounds = run.bounds.swapped();
    return run;
  }

  void forget() { table_->clear(); }

 private:
  // A line of the residual game as a legal line on the board. Where the turns differ, the player
  // on the board first spends a move on a dead cell, which is as good as any.  [YH16, theorem 5]
  // There is one: without dead cells, the turns of board and residual game are the same.
  [[nodiscard]] static std::vector<Cell> on_the_board(const connection::Position& position,
                                                      bool wins, Worker& worker,
                                                      const std::vector<Move>& line) {
    const connection::GridMap& places = worker.places();
    Grid empty = places.empty();
    std::vector<Cell> moves;
    Colour mover = position.to_play;
    const auto play = [&](Cell cell) {
      moves.push_back(cell);
      empty &= ~connection::grid_of(places.place_of(cell));
      mover = opposite(mover);
    };
    const auto first = [&](Grid cells) {
      return places.cell_at(static_cast<GridCell>(std::countr_zero(cells)));
    };
    const auto spend_a_move_if_due = [&] {
      if (mover == worker.mover()) return;
      const Grid spare = worker.spare(empty, mover);
      if (spare == 0) return;
      play(first(spare));
    };
    // All is captured and the opponent joined by it. The winner keeps away from the pairs that
    // capture for the opponent while it can; then any cell will do.  [YH16, theorem 1]
    if (line.empty() && wins) {
      for (const Grid cells : {worker.spare(empty, mover), worker.captured(mover) & empty, empty}) {
        if (cells != 0) return {first(cells)};
      }
    }
    spend_a_move_if_due();
    for (const Move& move : line) {
      const auto next = worker.move_on(static_cast<Cell>(move));
      if (!next) break;
      play(static_cast<Cell>(move));
      worker.play(*next);
      spend_a_move_if_due();
    }
    return moves;
  }

  SearchOptions search_;
  Options options_;
  std::unique_ptr<TableOf<Worker>> table_;
  Threads threads_;
};

}  // namespace beeline::rex
