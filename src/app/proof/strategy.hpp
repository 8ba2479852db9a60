// The winner's strategy as a proof has it: what to answer to the loser's moves, one after the
// other.
//
// Hex  The winner is the joiner. At any time there are claims and pairs to be kept. The loser's
// move
//      into a pair is answered there; into a claim, by the answer that does without the cell, or by
//      breaking the claim into what it was made of. Any other move needs no answer.
// Rex  The winner makes the loser join. There is one claim at a time, and the winner must move: to
// a
//      cell that the claim does not need, or where a tie's pairs tell.
#pragma once

#include <optional>
#include <vector>

#include "app/proof/proof_file.hpp"

namespace beeline::app::proof {

class Strategy {
 public:
  // At the proved position, after the winner's move if it is the winner's turn. Both must outlive
  // this.
  Strategy(const Proof&, const Proved&);

  [[nodiscard]] const connection::Position& position() const noexcept { return position_; }
  [[nodiscard]] std::optional<Cell> first_move() const noexcept { return first_move_; }

  // Where the loser's moves matter.
  [[nodiscard]] Cells replies() const;
  [[nodiscard]] Cells empty() const;
  // The loser moves to an empty cell. Returns the winner's answer, if one is needed.
  std::optional<Cell> answer(Cell);

  [[nodiscard]] const std::vector<connection::ProofPair>& pairs() const noexcept { return pairs_; }
  [[nodiscard]] const std::vector<ClaimNumber>& claims() const noexcept { return claims_; }
  // Cells of the claims that still stand, besides the pairs.
  [[nodiscard]] Cells carrier() const;
  // How far the claims that stand are from the end.
  [[nodiscard]] int depth() const;
  // Rex: a theorem says who wins, but not how.
  [[nodiscard]] bool has_no_moves() const;
  [[nodiscard]] bool is_over() const;

 private:
  [[nodiscard]] Colour winner() const { return proof_->winner(*proved_); }
  [[nodiscard]] Cells stones(Colour) const;
  void put(Colour, Cell);
  std::optional<Cell> keep_to(Cell);
  std::optional<Cell> answer_pair(Cell);
  std::optional<Cell> answer_claim(std::size_t index, Cell);
  void break_up(std::size_t index);
  void become(ClaimNumber);
  std::optional<Cell> move_in_rex();

  const Proof* proof_;
  const Proved* proved_;
  connection::Position position_;
  std::vector<ClaimNumber> claims_;
  std::vector<connection::ProofPair> pairs_;
  std::optional<Cell> key_;  // the loser is left with it
  std::optional<Cell> first_move_;
};

}  // namespace beeline::app::proof
