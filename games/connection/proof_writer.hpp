// Writes the claims of a proof, in the format that src/verify/README.md describes.
//
// A claim is about one player, the joiner, and holds in every position where the joiner has the
// claim's stones and the opponent none of its cells. It belongs to no position, so it is written
// once and cited wherever it fits: a line that would repeat one of the last million lines or so is
// not written again. What is written but never cited, proof_trim.hpp leaves out in the end.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

using ProofCells = CellSet<Word128>;

// A point to be joined: a cell, or one of the joiner's sides.
struct ProofPoint {
  static constexpr Cell first_side = 0xfe;   // top or left
  static constexpr Cell second_side = 0xff;  // bottom or right
  Cell cell = first_side;
};

struct ProofClaim {
  std::uint64_t number = 0;
  ProofPoint x;
  ProofPoint y;
  ProofCells stones;
  ProofCells cells;
};

// With a stone of the joiner's on the cell, the claim.
struct ProofEntry {
  Cell cell;
  ProofClaim claim;
};

struct ProofPair {
  Cell a;
  Cell b;
  friend bool operator==(const ProofPair&, const ProofPair&) = default;
};

// A pair told apart: what follows where the joiner has its one cell, and where the other, and how
// to tell further pairs apart to see that. What holds in both cases, holds.
struct ProofSplit {
  ProofPair pair;
  std::vector<ProofSplit> with_a;
  std::vector<ProofSplit> with_b;
};

// Stones that join two points together with pairs of cells, of which the joiner gets one each, and
// with points that earlier claims join (Hex). In Rex there may be a key, a cell that the joiner
// gets at last.
struct ProofTie {
  ProofPoint x{};
  ProofPoint y{ProofPoint::second_side};
  ProofCells stones{};
  std::vector<ProofPair> pairs{};
  std::vector<ProofClaim> links{};
  std::optional<Cell> key{};
  std::vector<ProofSplit> splits{};  // the pairs to be told apart, in this order

  // All that the tie needs the joiner to have.
  [[nodiscard]] ProofCells all_stones() const noexcept {
    ProofCells all = stones;
    for (const ProofClaim& link : links) all |= link.stones;
    return all;
  }
  // All that it needs the opponent not to have.
  [[nodiscard]] ProofCells cells() const noexcept {
    ProofCells all;
    for (const ProofPair& pair : pairs) all |= ProofCells::of(pair.a) | ProofCells::of(pair.b);
    for (const ProofClaim& link : links) all |= link.cells;
    if (key) all.insert(*key);
    return all - all_stones();
  }
};

class ProofWriter {
 public:
  // The stream must outlive the writer.
  ProofWriter(std::ostream& out, std::string_view game, Size size);

  // Called now and then with the number of claims and bytes written.
  using Progress = std::function<void(std::uint64_t, std::uint64_t)>;
  void on_progress(Progress progress) { progress_ = std::move(progress); }

  // Whom the claims that follow are about.
  void set_joiner(Colour);

  ProofClaim tie(const ProofTie&);
  // Hex: the claim with its stones on these pairs captured, the first one last.
  ProofClaim captured(const ProofClaim&, ProofCells further, std::span<const ProofPair>);
  // Besides what the entries demand, the claim may demand further stones.
  ProofClaim some_answer(std::span<const ProofEntry>, ProofCells further);  // Hex
  ProofClaim every_move(std::span<const ProofEntry>, ProofCells further);   // Rex
  // Rex: the joiner is last and has the mirror image of every stone of the opponent's.
  ProofClaim mirror(ProofCells stones);

  // The claim holds in the position, once the joiner has moved to the entry's cell if there is one.
  void position(const Position&, const ProofClaim&, std::optional<Cell> move);

  // The last line. Throws if the stream could not take everything.
  void finish();

  [[nodiscard]] std::uint64_t claims() const noexcept { return claims_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

 private:
  using Written = std::unordered_map<std::string, ProofClaim>;
  static constexpr std::size_t most_remembered = 500'000;

  ProofClaim add(const std::string& body, ProofClaim claim);
  std::uint64_t write_claim(const std::string& body);
  void write_line(const std::string& line);
  [[nodiscard]] std::string name(ProofPoint) const;
  [[nodiscard]] std::string entries_text(std::span<const ProofEntry>, ProofCells further) const;
  [[nodiscard]] std::string splits_text(const std::vector<ProofSplit>&) const;
  [[nodiscard]] std::string list(const std::vector<Cell>&) const;

  std::ostream& out_;
  Size size_;
  Progress progress_;
  Colour joiner_ = Colour::black;
  bool joiner_written_ = false;
  std::uint64_t claims_ = 0;
  std::uint64_t bytes_ = 0;
  Written written_;         // about this joiner, the last lines
  Written written_before_;  // and those before them
};

}  // namespace beeline::connection
