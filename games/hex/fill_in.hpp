// Fill-in: stones that may be put on the board without changing who wins, to a fixed point.
//
// In Hex an extra stone never hurts its owner, so dead cells can be given to anybody and captured
// pairs to their captor, at once and before anything else is looked at. Each step keeps the winner
// for either side to move, now and after any further moves, so the filled board can stand for the
// original in keys, in connections, and in what is said about moves.
//
// Carriers  A proof that a colour wins the filled board is a proof for the original one if its
//           carrier is united with that colour's captured cells: whenever the loser takes one, the
//           winner answers within the set. Dead cells, whatever their colour here, need not enter,
//           and may count as the winner's own when connections are looked for. Nor need the loser's
//           captured cells: the carrier cannot contain them.
//
// Source   [BHJR07], [HAH09]
// Checked  tests/hex/fill_in_test.cpp: the winner is the same on every 3x3 position and on random
//          ones up to 4x5, and no filling is left to do.
#pragma once

#include <optional>

#include "connection/captured_pairs.hpp"
#include "connection/dead_cells.hpp"
#include "connection/filling.hpp"
#include "connection/pattern_match.hpp"

namespace beeline::hex {

struct FillInOptions {
  bool dead = true;
  bool captured = true;
};

template <class Word>
class FillIn {
 public:
  using Set = connection::CellSet<Word>;
  using Colour = connection::Colour;

  // With patterns, sets larger than pairs are found too. They must outlive the object.
  explicit FillIn(FillInOptions options = {},
                  const connection::PatternMatch<Word>* patterns = nullptr) noexcept
      : options_(options), patterns_(patterns) {}

  // `known`: what was filled in on the board before the last stones were put on other cells. It
  // stays filled in.
  void run(const connection::Geometry<Word>& geometry, const connection::Stones<Word>& stones,
           const connection::Filling<Word>& known = {}) noexcept {
    filling_ = known;
    stones_ = {stones.black | known.dead | known.captured.black,
               stones.white | known.captured.white};
    while (fill_once(geometry)) {
    }
  }

  // The board filled in, and of its new cells those that are dead and those that a colour captured.
  [[nodiscard]] const connection::Stones<Word>& stones() const noexcept { return stones_; }
  [[nodiscard]] Set dead() const noexcept { return filling_.dead; }
  [[nodiscard]] Set captured(Colour colour) const noexcept { return filling_.captured.of(colour); }
  [[nodiscard]] const connection::Filling<Word>& filling() const noexcept { return filling_; }

  // Who is joined, counting what was filled in. Then the rest of the board is left as it is.
  [[nodiscard]] std::optional<Colour> joined() const noexcept {
    for (const Colour colour : {Colour::black, Colour::white})
      if (facts_.graph(colour).joined()) return colour;
    return std::nullopt;
  }

  // Killers and reduced graphs of the filled board.
  [[nodiscard]] const connection::DeadCells<Word>& facts() const noexcept { return facts_; }

 private:
  // One round. Facts found together stay true while they are carried out one by one.
  bool fill_once(const connection::Geometry<Word>& geometry) noexcept {
    facts_.find(geometry, stones_);
    if (joined()) return false;
    bool filled = false;
    if (options_.dead && !facts_.dead().empty()) {
      filling_.dead |= facts_.dead();
      stones_.black |= facts_.dead();
      filled = true;
    }
    if (options_.captured) {
      const connection::Stones<Word> pairs = captured_pairs(facts_);
      for (const Colour colour : {Colour::black, Colour::white}) {
        filling_.captured.of(colour) |= pairs.of(colour);
        stones_.of(colour) |= pairs.of(colour);
        filled |= !pairs.of(colour).empty();
      }
      if (!filled && patterns_ != nullptr) filled = fill_pattern();
    }
    return filled;
  }

  // What the cheaper tests cannot find, one set at a time.
  bool fill_pattern() noexcept {
    for (const Colour colour : {Colour::black, Colour::white}) {
      const Set cells = patterns_->captured(stones_, colour);
      filling_.captured.of(colour) |= cells;
      stones_.of(colour) |= cells;
      if (!cells.empty()) return true;
    }
    return false;
  }

  FillInOptions options_;
  const connection::PatternMatch<Word>* patterns_;
  connection::Stones<Word> stones_;
  connection::Filling<Word> filling_;
  connection::DeadCells<Word> facts_;
};

}  // namespace beeline::hex
