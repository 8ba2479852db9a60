// Leaves out of a proof what no position rests on, and numbers the rest anew.
//
// A prover writes a claim before it knows whether it will need it. Read backwards, a proof tells: a
// claim is needed if a position or a needed claim cites it. That takes two bits a claim, so that a
// proof may be far larger than memory.
#pragma once

#include <cstdint>
#include <iosfwd>

namespace beeline::connection {

struct ProofSize {
  std::uint64_t claims = 0;
  std::uint64_t bytes = 0;
};

// Reads the draft from its beginning to its end twice, once backwards; it must be what ProofWriter
// wrote. Throws if the draft cannot be read or the proof cannot be written.
ProofSize trim_proof(std::istream& draft, std::ostream& proof);

}  // namespace beeline::connection
