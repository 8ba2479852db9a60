// Which solver a position gets: the one for residual games, or the one that
// plays by the rules alone where there are too many joinsets to list.
#include "rex/solver.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

#include "connection/game_over.hpp"
#include "connection/game_solver.hpp"
#include "connection/plain_worker.hpp"
#include "rex/colour_symmetry.hpp"
#include "rex/explainer.hpp"
#include "rex/mirror_pairing.hpp"
#include "rex/residual_solver.hpp"
#include "rex/rules.hpp"

namespace beeline::rex {
namespace {

using connection::Answer;
using connection::Position;

template <class Word>
using PlainWorker = connection::PlainWorker<Rules, Word>;

// What colour symmetry says without a search.
std::optional<Answer> answer_by_symmetry(const Position& position) {
  const auto stones = position.black.size() + position.white.size();
  const bool mover_is_last = (static_cast<std::size_t>(position.size.cells()) - stones) % 2 == 1;
  Answer answer;
  if (const auto reply = symmetric_reply(position)) {
    answer.winner = position.to_play;
    answer.best_move = *reply;
    answer.main_line = {*reply};
    answer.bounds = Bounds::won();
  } else if (mover_is_last && is_colour_symmetric(position)) {
    answer.winner = opposite(position.to_play);
    answer.bounds = Bounds::lost();
  } else {
    return std::nullopt;
  }
  return answer;
}

// What the mirror pairing says: a player that has a stone in each pair which is not empty gets one
// in each pair, and is joined. The other one wins with any cell outside the empty pairs; if there
// is none, with any cell at all.  [YH16, theorems 1 and 12]
std::optional<Answer> answer_by_mirror(const Position& position) {
  if (!MirrorPairing::exists(position.size)) return std::nullopt;
  const connection::Colour joins = MirrorPairing::joins_on(position.size);
  const bool black_joins = joins == connection::Colour::black;
  const auto& own = black_joins ? position.black : position.white;
  const auto& others = black_joins ? position.white : position.black;
  const auto is_in = [](const std::vector<connection::Cell>& stones, connection::Cell cell) {
    return std::ranges::find(stones, cell) != stones.end();
  };
  std::optional<connection::Cell> outside;
  std::optional<connection::Cell> inside;
  for (const auto& [a, b] : MirrorPairing::pairs_on(position.size)) {
    if (is_in(own, a) || is_in(own, b)) {
      for (const connection::Cell cell : {a, b}) {
        if (!is_in(own, cell) && !is_in(others, cell)) outside = cell;
      }
    } else if (is_in(others, a) || is_in(others, b)) {
      return std::nullopt;
    } else {
      inside = a;
    }
  }
  Answer answer;
  answer.winner = opposite(joins);
  answer.bounds = position.to_play == joins ? Bounds::lost() : Bounds::won();
  if (position.to_play != joins) {
    answer.best_move = outside ? outside : inside;
    answer.main_line = {*answer.best_move};
  }
  return answer;
}

// Only one of its solvers lives at a time, because each takes all the memory there is for a table.
class RexSolver final : public connection::Solver {
 public:
  RexSolver(connection::Size size, const SearchOptions& search, const Options& options)
      : size_(size), search_(search), options_(options), joinsets_(options) {}

  [[nodiscard]] Answer solve(const Position& position, const Limits& limits, const StopFlag& stop,
                             EventQueue* events) override {
    if (position.size != size_) throw std::logic_error("a solver was given another board size");
    if (auto answer = answer_without_search(position)) return *answer;
    if (has_few_joinsets(position)) {
      return residual_->solve(position, joinsets_, limits, stop, events);
    }
    return plain_->solve(position, limits, stop, events);
  }

  [[nodiscard]] SimulatedRun simulate(const Position& position, int workers, const Limits& limits,
                                      const StopFlag& stop) override {
    if (position.size != size_) throw std::logic_error("a solver was given another board size");
    if (auto answer = answer_without_search(position)) return {.bounds = answer->bounds};
    if (has_few_joinsets(position)) {
      return residual_->simulate(position, joinsets_, workers, limits, stop);
    }
    return plain_->simulate(position, workers, limits, stop);
  }

  [[nodiscard]] connection::Explanation explain(const Position& position) override {
    return rex::explain(position, options_, joinsets_.start(position) ? &joinsets_ : nullptr);
  }

  void forget() override {
    if (plain_) plain_->forget();
    if (residual_) residual_->forget();
  }

 private:
  [[nodiscard]] std::optional<Answer> answer_without_search(const Position& position) const {
    if (auto over = connection::answer_if_over(position, Rules::joining_wins)) return over;
    if (options_.join_pairing) {
      if (auto answer = answer_by_mirror(position)) return answer;
    }
    if (options_.colour_symmetry) return answer_by_symmetry(position);
    return std::nullopt;
  }

  // Makes the solver for the position ready: residual_ if its joinsets can be listed, else plain_.
  [[nodiscard]] bool has_few_joinsets(const Position& position) {
    if (!joinsets_.start(position)) {
      residual_.reset();
      if (!plain_) plain_ = connection::make_game_solver<PlainWorker>(size_, search_, shared());
      return false;
    }
    plain_.reset();
    if (!residual_) residual_ = std::make_unique<ResidualSolver>(search_, options_);
    return true;
  }

  [[nodiscard]] const connection::ConnectionOptions& shared() const noexcept { return options_; }

  connection::Size size_;
  SearchOptions search_;
  Options options_;
  JoinsetLists joinsets_;
  std::unique_ptr<ResidualSolver> residual_;
  std::unique_ptr<connection::Solver> plain_;
};

}  // namespace

std::unique_ptr<connection::Solver> make_solver(connection::Size size, const SearchOptions& search,
                                                const Options& options) {
  return std::make_unique<RexSolver>(size, search, options);
}

}  // namespace beeline::rex
