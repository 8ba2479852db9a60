// Writes proofs of Rex: the loser, here called the joiner, cannot help joining.
//
// Where the winner is to move, nothing is written: a claim that holds after the winner's move does
// not need the cell, and so holds before it (fewer stones of the winner's never hurt the winner, if
// the same player puts the last stone). Where the joiner is to move, every move in the cells that
// the claim needs gets its refutation; moves elsewhere need none, except that the number of cells
// must leave the joiner to move. A refutation that does without the joiner's move refutes every
// move at once.
//
// Leaves are pairings: found by the solver's search for pairings, then written as ties, with splits
// where stones and pairs alone are no plain chain. If too many splits are needed, the position is
// played out. Positions that are their own mirror image, or better for the winner, are leaves too.
// Of the known claims that fit, the one is cited that needs the fewest cells not needed already.
//
// Checked  tests/proof: every proof goes through beeline-verify.
#pragma once

#include <memory>

#include "connection/prover.hpp"

namespace beeline::rex {

// For boards of up to 8x8. The solver must know a winning move of every position it solves:
// theorems that tell who wins but not how must be off. The solver, the writer and the flag must
// outlive the prover.
[[nodiscard]] std::unique_ptr<connection::Prover> make_prover(connection::Size,
                                                              connection::ProofOracle,
                                                              connection::ProofWriter&);

}  // namespace beeline::rex
