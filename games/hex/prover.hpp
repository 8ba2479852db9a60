// Writes proofs of Hex: the winner joins.
//
// Where the opponent is to move, the claim is a set of answers whose needs have no cell in common
// (the rule `r` of the checker). Answers come from connections that the connection search lists, as
// far as these go. While some cell is needed by all answers so far, the opponent plays it, and the
// winner's answer to that move, which does not need the cell, is proved and added. Moves elsewhere
// need no answer of their own: that is how moves the solver never looked at are dealt with.
//
// Checked  tests/proof: every proof goes through beeline-verify.
#pragma once

#include <memory>

#include "connection/prover.hpp"

namespace beeline::hex {

// The solver, the writer and the flag must outlive the prover.
[[nodiscard]] std::unique_ptr<connection::Prover> make_prover(connection::Size,
                                                              connection::ProofOracle,
                                                              connection::ProofWriter&);

}  // namespace beeline::hex
