// The residual game: what is left to decide of a Rex position. A stack of them is a line of play.
//
// Each game is kept as its key has it, turned or mirrored, so that moves stored under a key fit
// every game with that key; `turn` leads from the real board to it. What the side to move is called
// and which cells of the board have become irrelevant is remembered beside it.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "connection/position.hpp"
#include "rex/family.hpp"
#include "rex/residual_key.hpp"
#include "rex/successor.hpp"

namespace beeline::rex {

using connection::Cell;
using connection::Colour;

// Two symmetries of a board, one after the other. They commute, and each undoes itself.
[[nodiscard]] constexpr Symmetry after(Symmetry first, Symmetry second) noexcept {
  return static_cast<Symmetry>(static_cast<int>(first) ^ static_cast<int>(second));
}

class ResidualGame {
 public:
  // Begins anew with the joinsets of the side to move and of the other, on a board as it is.
  void begin(Colour mover, const std::vector<Grid>& mine, const std::vector<Grid>& theirs) {
    clear(mover, Symmetry::identity);
    captured_ = {};
    divided_.clear();
    for (const Grid row : mine) families_[0].add(row);
    for (const Grid row : theirs) families_[1].add(row);
    finish();
  }

  // Becomes what a successor of `before` is, turned by `turn`.
  void follow(const ResidualGame& before, const Successor& successor, bool same_mover, Size size,
              Symmetry turn) {
    const std::size_t mover = same_mover ? 0 : 1;
    captured_ = before.captured_;
    divided_ = before.divided_;
    for (const std::size_t player : {0u, 1u}) {
      captured_[player ^ static_cast<std::size_t>(before.mover_)] |=
          connection::image(size, before.turn_, successor.captured(player));
    }
    clear(same_mover ? before.mover_ : opposite(before.mover_), after(before.turn_, turn));
    for (const std::size_t player : {0u, 1u}) {
      successor.for_each_joinset(player ^ mover, [&](Grid row) {
        families_[player].add(connection::image(size, turn, row));
      });
    }
    finish();
  }

  // Notes that the game was divided by a pattern, which is one of the game before it. To be called
  // after follow().
  void note_divided(const ResidualGame& before, const MutualPattern& pattern, Size size) {
    const auto real = [&](GridCell cell) {
      return connection::image(size, before.turn_, connection::grid_of(cell));
    };
    const bool black = before.mover_ == Colour::black;
    divided_.push_back({{real(black ? pattern.a : pattern.b), real(black ? pattern.b : pattern.a)},
                        real(pattern.middle)});
  }

  // What a move needs to know. Made on demand: most games on a line are only passed through.
  void prepare() {
    if (prepared_) return;
    for (auto& family : families_) family.make_columns(live_);
    prepared_ = true;
  }
  // What all moves of the side to move need to know.
  void prepare_for_all_moves() {
    prepare();
    if (!families_[0].knows_absorbed()) families_[0].find_absorbed(live_);
  }

  [[nodiscard]] const std::array<Family, 2>& families() const noexcept { return families_; }
  [[nodiscard]] const Family& mine() const noexcept { return families_[0]; }
  [[nodiscard]] const Family& theirs() const noexcept { return families_[1]; }
  [[nodiscard]] Grid live() const noexcept { return live_; }
  [[nodiscard]] Colour mover() const noexcept { return mover_; }
  [[nodiscard]] Symmetry turn() const noexcept { return turn_; }
  // The cells filled for a colour by capture so far, as on the real board.
  [[nodiscard]] Grid captured(Colour colour) const noexcept {
    return captured_[static_cast<std::size_t>(colour)];
  }

  // Three cells each, as on the real board: what black got, what white got, and the middle.
  struct Divided {
    std::array<Grid, 2> for_colour{};
    Grid middle = 0;
  };
  [[nodiscard]] const std::vector<Divided>& divided() const noexcept { return divided_; }

  // Is the side to move (0) or the other (1) Last?
  [[nodiscard]] bool is_last(std::size_t player) const noexcept {
    return (static_cast<std::size_t>(std::popcount(live_)) + player) % 2 == 1;
  }

  // The hashes of a player's joinsets, in the order of the rows.
  [[nodiscard]] const std::vector<Lanes>& hashes(std::size_t player, Size size) {
    auto& hashes = hashes_[player];
    if (hashes.empty()) {
      for (const Grid row : families_[player].rows()) {
        hashes.push_back(SymmetricHash::of(size, row));
      }
    }
    return hashes;
  }

 private:
  void clear(Colour mover, Symmetry turn) {
    for (auto& family : families_) family.clear();
    for (auto& hashes : hashes_) hashes.clear();
    mover_ = mover;
    turn_ = turn;
    prepared_ = false;
  }

  void finish() {
    live_ = 0;
    for (const auto& family : families_) {
      for (const Grid row : family.rows()) live_ |= row;
    }
  }

  std::array<Family, 2> families_;  // of the side to move, of the other
  std::array<std::vector<Lanes>, 2> hashes_;
  Grid live_ = 0;
  std::array<Grid, 2> captured_{};  // by colour
  std::vector<Divided> divided_;
  Colour mover_ = Colour::black;
  Symmetry turn_ = Symmetry::identity;
  bool prepared_ = false;
};

}  // namespace beeline::rex
