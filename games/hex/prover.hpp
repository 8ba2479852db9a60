// Writes proofs of Hex: the winner joins.
//
// Where the opponent is to move, the claim is a set of answers whose needs have no cell in common
// (the rule `r` of the checker). Answers come from connections that the connection search lists, as
// far as these go. While some cell is needed by all answers so far, the opponent plays it, and the
// winner's answer to that move, which does not need the cell, is proved and added. Moves elsewhere
// need no answer of their own: that is how moves the solver never looked at are dealt with.
//
// Before, the board is filled in, as the solver does it: pairs that the joiner has captured count
// as stones and are opened again in the end (the rule `c`); cells that are dead, or captured by the
// opponent, are given to the opponent, for a claim that needs none of them says more. Without this
// proofs of 7x7 openings are up to two hundred times larger.
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
