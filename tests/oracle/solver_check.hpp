// The whole search of a game against brute force: the winner, the best move and the main line.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "beeline/solve.hpp"
#include "catch.hpp"
#include "connection/plain_worker.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"

namespace beeline::oracle {

// 16 buckets are 64 entries: far too few, so that the search forgets nearly everything.
inline constexpr TableShape tiny_table{.buckets = 16, .list_slots = 0, .most_stripes = 4};
inline constexpr TableShape tiny_table_with_lists{
    .buckets = 16, .list_slots = 256, .most_stripes = 4};
inline constexpr TableShape roomy_table{.buckets = 1 << 12, .list_slots = 1 << 16};

// Solves positions of one game and counts what brute force says is wrong.
template <class Rule, class Word = std::uint64_t>
class SolverCheck {
 public:
  using Worker = connection::PlainWorker<Rule, Word>;

  SolverCheck(BruteForce& truth, TableShape shape, SearchOptions search,
              connection::ConnectionOptions options = {})
      : truth_(truth),
        table_(shape),
        threads_(search.threads),
        search_(search),
        options_(options) {}

  // The table is kept from position to position, as in a batch.
  void operator()(const Position& position) {
    const auto make_worker = [&] { return std::make_unique<Worker>(position, options_); };
    const auto solution =
        beeline::solve<Worker>(make_worker, table_, threads_, search_, Limits{}, StopFlag{});
    const Colour winner = truth_.winner(position);
    const bool mover_wins = winner == position.to_play;
    ++solved_;
    if (!solution.bounds.is_solved() || solution.bounds.is_won() != mover_wins) ++wrong_winners_;
    if (mover_wins != solution.best_move.has_value() && !over(position)) ++wrong_moves_;
    check_line(position, solution.main_line, winner);
  }

  // Every move of the line is legal, and the winner's moves keep the win.
  void check_line(Position position, const std::vector<Cell>& line, Colour winner) {
    for (const Cell cell : line) {
      if (NaiveBoard(position).at(cell) != Mark::empty || truth_.winner(position) != winner) {
        ++wrong_lines_;
        return;
      }
      (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
      position.to_play = opposite(position.to_play);
    }
    if (truth_.winner(position) != winner) ++wrong_lines_;
  }

  void report(const std::string& what) const {
    INFO(Rule::name << ", " << what << ", " << solved_ << " positions");
    CHECK(wrong_winners_ == 0);
    CHECK(wrong_moves_ == 0);
    CHECK(wrong_lines_ == 0);
  }

 private:
  [[nodiscard]] static bool over(const Position& position) {
    NaiveBoard board(position);
    return board.joined(Colour::black) || board.joined(Colour::white);
  }

  BruteForce& truth_;
  TableOf<Worker> table_;
  Threads threads_;
  SearchOptions search_;
  connection::ConnectionOptions options_;
  int solved_ = 0;
  int wrong_winners_ = 0;
  int wrong_moves_ = 0;
  int wrong_lines_ = 0;
};

[[nodiscard]] inline SearchOptions with_threads(int threads) {
  SearchOptions options;
  options.threads = threads;
  return options;
}

// Every `stride`-th position of a board. Coprime to 6, a stride meets all colours and both movers.
template <class Rule>
void check_solver_on_all(Size size, TableShape shape, const SearchOptions& search,
                         std::uint64_t stride = 1) {
  BruteForce truth(size, Rule::joining_wins);
  SolverCheck<Rule> check(truth, shape, search);
  std::uint64_t index = 0;
  for_each_position(size, [&](const Position& position) {
    if (index++ % stride == 0) check(position);
  });
  check.report(to_string(size) + ", " + std::to_string(search.threads) + " threads");
}

// Random positions, each under random options that must not matter.
template <class Rule>
void check_solver_at_random(Size size, int positions) {
  BruteForce truth(size, Rule::joining_wins);
  Random random(2);
  for (int i = 0; i < positions; ++i) {
    SearchOptions search = with_threads(1 + static_cast<int>(random() % 4));
    search.window_base = 1 + static_cast<int>(random() % 3);
    search.window_factor = static_cast<double>(random() % 5) / 4;
    search.epsilon = static_cast<double>(random() % 5) / 4;
    search.job_work = 1 + static_cast<int>(random() % 200);
    search.seed = random() % 3;
    const connection::ConnectionOptions options{.symmetry = random() % 2 == 0,
                                                .decide_joins = random() % 2 == 0};
    const TableShape shape = random() % 2 == 0 ? tiny_table_with_lists : roomy_table;
    SolverCheck<Rule> check(truth, shape, search, options);
    check(random_position(size, random));
    check.report(to_string(size) + ", random options, position " + std::to_string(i));
  }
}

}  // namespace beeline::oracle
