// The one interface that front ends see of a game: virtual once per solve, never per node.
#pragma once

#include <optional>
#include <stdexcept>
#include <vector>

#include "beeline/bounds.hpp"
#include "beeline/control.hpp"
#include "beeline/events.hpp"
#include "beeline/simulated_run.hpp"
#include "beeline/statistics.hpp"
#include "connection/explanation.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

struct Answer {
  std::optional<Colour> winner;  // nobody: unsolved, and `stop` says why
  bool game_over = false;        // one side was joined before a move was made
  StopReason stop = StopReason::none;
  Bounds bounds{};                // of the position, seen from the side to move
  std::optional<Cell> best_move;  // a winning move, if the side to move wins
  std::vector<Cell> main_line;    // the winner's best moves against long resistance
  Statistics statistics;
  double seconds = 0;
};

// Solves positions of one game on one board size. Its table lives as long as it does.
class Solver {
 public:
  virtual ~Solver() = default;

  // `events` may be null. Codes of moves in events are cells.
  [[nodiscard]] virtual Answer solve(const Position&, const Limits&, const StopFlag&,
                                     EventQueue* events) = 0;

  // A winning move of a position that the side to move wins, or nothing if a limit came first. No
  // main line is looked for, so that asking for many positions in turn is cheap.
  [[nodiscard]] virtual std::optional<Cell> winning_move(const Position& position,
                                                         const Limits& limits,
                                                         const StopFlag& stop) {
    return solve(position, limits, stop, nullptr).best_move;
  }

  // What the game's theorems say about the position, and what solving it has left to tell. A game
  // without theorems finds every move worth trying.
  [[nodiscard]] virtual Explanation explain(const Position& position) {
    Explanation explanation;
    explanation.moves = every_move(position);
    return explanation;
  }

  // The same search by that many simulated workers, on the table as it is. Nothing is simulated of
  // a position that is decided without a search: its run has taken no time.
  [[nodiscard]] virtual SimulatedRun simulate(const Position&, [[maybe_unused]] int workers,
                                              const Limits&, const StopFlag&) {
    throw std::logic_error("this solver has no simulation");
  }

  // Empties the table.
  virtual void forget() = 0;
};

}  // namespace beeline::connection
