// Turns answers into proofs: a complete strategy for the winner, written claim by claim.
//
// A prover asks the solver for the winner's moves only. Whatever the solver left out as inferior,
// filled in or took from a theorem is played out here until the rules of the checker settle it, so
// nothing in a proof rests on the solver. Where a gap cannot be closed, prove() throws.
#pragma once

#include <optional>
#include <stdexcept>

#include "connection/proof_writer.hpp"
#include "connection/solver.hpp"

namespace beeline::connection {

// A limit or an interrupt came before the proof was complete.
struct ProofStopped : std::runtime_error {
  explicit ProofStopped(StopReason why)
      : std::runtime_error("the proof is not complete"), reason(why) {}
  StopReason reason;
};

class Prover {
 public:
  virtual ~Prover() = default;

  // Writes all that shows who wins the position, and returns the winner.
  virtual Colour prove(const Position&) = 0;
};

// What provers of all games ask of the solver.
class ProofOracle {
 public:
  ProofOracle(Solver& solver, const Limits& limits, const StopFlag& stop)
      : solver_(solver), limits_(limits), stop_(stop) {}

  [[nodiscard]] Answer solve(const Position& position) {
    if (stop_.requested()) throw ProofStopped(StopReason::interrupted);
    Answer answer = solver_.solve(position, limits_, stop_, nullptr);
    if (!answer.winner) throw ProofStopped(answer.stop);
    return answer;
  }

  // Where the winner, who is to move, wins.
  [[nodiscard]] Cell winning_move(const Position& position) {
    if (stop_.requested()) throw ProofStopped(StopReason::interrupted);
    if (const auto move = solver_.winning_move(position, limits_, stop_)) return *move;
    const Answer answer = solve(position);
    if (answer.winner != position.to_play || !answer.best_move) {
      throw std::logic_error("the solver does not know a winning move in a won position");
    }
    return *answer.best_move;
  }

 private:
  Solver& solver_;
  const Limits limits_;
  const StopFlag& stop_;
};

// The position with these stones of the joiner's and the opponent's.
[[nodiscard]] inline Position make_position(Size size, Colour joiner, ProofCells own,
                                            ProofCells others, Colour to_play) {
  Position position{size, {}, {}, to_play};
  for (const Cell cell : own)
    (joiner == Colour::black ? position.black : position.white).push_back(cell);
  for (const Cell cell : others)
    (joiner == Colour::black ? position.white : position.black).push_back(cell);
  return position;
}

[[nodiscard]] inline ProofCells proof_cells(const std::vector<Cell>& list) {
  ProofCells cells;
  for (const Cell cell : list) cells.insert(cell);
  return cells;
}

}  // namespace beeline::connection
