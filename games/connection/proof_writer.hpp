// Writes the claims of a proof, in the format that src/verify/README.md describes.
//
// A claim is about one player, the joiner, and holds in every position where the joiner has the
// claim's stones and the opponent none of its cells. It belongs to no position, so it is written
// once and cited wherever it fits: a line that would repeat an earlier one is not written again.
#pragma once

#include <array>
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

#include "connection/cell_set.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

using ProofCells = CellSet<Word128>;

struct ProofClaim {
  std::uint64_t number = 0;
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
};

// A point to be joined: a cell, or one of the joiner's sides.
struct ProofPoint {
  static constexpr Cell first_side = 0xfe;   // top or left
  static constexpr Cell second_side = 0xff;  // bottom or right
  Cell cell;
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

  ProofClaim tie(ProofPoint x, ProofPoint y, ProofCells stones, std::span<const ProofPair> pairs,
                 std::optional<Cell> key);
  ProofClaim both(const ProofClaim&, const ProofClaim&);
  // Besides what the entries demand, the claim may demand further stones.
  ProofClaim some_answer(std::span<const ProofEntry>, ProofCells further);  // Hex
  ProofClaim every_move(std::span<const ProofEntry>, ProofCells further);   // Rex

  // The claim holds in the position, once the joiner has moved to the entry's cell if there is one.
  void position(const Position&, const ProofClaim&, std::optional<Cell> move);

  // The last line. Throws if the stream could not take everything.
  void finish();

  [[nodiscard]] std::uint64_t claims() const noexcept { return claims_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

 private:
  ProofClaim add(const std::string& body, ProofCells stones, ProofCells cells);
  std::uint64_t write_claim(const std::string& body);
  void write_line(const std::string& line);
  [[nodiscard]] std::string name(ProofPoint) const;
  [[nodiscard]] std::string entries_text(std::span<const ProofEntry>, ProofCells further) const;
  [[nodiscard]] std::string list(const std::vector<Cell>&) const;

  std::ostream& out_;
  Size size_;
  Progress progress_;
  Colour joiner_ = Colour::black;
  bool joiner_written_ = false;
  std::uint64_t claims_ = 0;
  std::uint64_t bytes_ = 0;
  std::array<std::unordered_map<std::string, ProofClaim>, 2> written_;  // by joiner
};

}  // namespace beeline::connection
