// A proof as it lies in a file, in memory: to be looked at, not to be checked (beeline-verify
// does).
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "connection/position_text.hpp"
#include "connection/proof_writer.hpp"

namespace beeline::app::proof {

using connection::Cell;
using connection::Colour;
using Cells = connection::ProofCells;
using ClaimNumber = std::uint64_t;

// With a stone of the joiner's on the cell, the claim. Without a cell: the claim as it is.
struct Citation {
  std::optional<Cell> cell;
  ClaimNumber claim = 0;
};

struct Claim {
  char rule = 't';  // as in the file
  Cells stones;     // what the joiner must have
  Cells cells;      // what the opponent must not have
  std::vector<Citation> citations;
  std::vector<connection::ProofPair> pairs;
  std::optional<Cell> key;
  int depth = 0;  // of citations
};

struct Proved {
  connection::Position position;
  Colour joiner = Colour::black;
  Citation because;
};

struct Proof {
  std::string game;
  connection::Size size;
  std::vector<Claim> claims;  // number 1 comes first
  std::vector<Proved> positions;
  std::uint64_t bytes = 0;
  std::size_t longest_line = 0;

  [[nodiscard]] const Claim& claim(ClaimNumber number) const { return claims.at(number - 1); }
  [[nodiscard]] bool joining_wins() const { return game == "hex"; }
  [[nodiscard]] Colour winner(const Proved& proved) const {
    return joining_wins() ? proved.joiner : connection::opposite(proved.joiner);
  }
};

// Throws a UserError that names the line if the text is no proof.
[[nodiscard]] Proof read_proof(std::istream&);

}  // namespace beeline::app::proof
