// What a move makes of the residual game, worked out on the game before it.
//
// The game is two families of joinsets, the mover's (0) and the other's (1), over the live cells. A
// player who takes a cell shortens its own joinsets there, which may then absorb others that hold
// them, and kills the opponent's joinsets there. Nothing is copied: a successor only notes which
// joinsets are still alive and which cells are still live; a joinset that lost cells to its owner's
// stones is its old row within the live cells.
//
// After the move the game is closed under two theorems:
//
//   Dead    A cell in no joinset is dead and vanishes. Who plays Last stays the same, so that an
//           odd number of vanished cells leaves the same player to move.  [YH16, theorem 5]
//   Twins   Two cells that lie in the same joinsets of a player are captured by the opponent, who
//           gets stones on both.  [YH16, corollary 1] Of an odd number of twins one is left over,
//           and dead.
//
// Checked  tests/rex/successor_test.cpp: by the joinsets of the board with the stones, and both
//          theorems by brute force.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rex/family.hpp"
#include "rex/residual_key.hpp"

namespace beeline::rex {

// Cells that two players divide: mutual_fill_in.hpp.
struct MutualPattern {
  GridCell a = 0;       // for player 0
  GridCell b = 0;       // for player 1
  GridCell middle = 0;  // dead once they have these
};

class Successor {
 public:
  using Families = std::array<Family, 2>;

  // Begins with the game as it is. The families must outlive the successor.
  void start(const Families& families, Grid live) {
    families_ = &families;
    live_ = live;
    captured_ = {};
    untouched_ = true;
    for (std::size_t player : {0u, 1u}) {
      const auto blocks = families[player].blocks();
      alive_[player].resize(blocks.size());
      shortened_[player].assign(blocks.size(), Lanes{});
      for (std::size_t b = 0; b < blocks.size(); ++b) alive_[player][b] = blocks[b].present;
    }
  }

  // Puts a stone of the player on a live cell.
  void play(std::size_t player, GridCell cell);

  // Removes dead cells and, if `twins`, fills captured ones until there are none.
  void close(bool twins) {
    do {
      remove_dead();
    } while (twins && (fill_twins(0) || fill_twins(1)));
  }

  // Gives both players their cells of a pattern. The middle cell is dead then, but still there.
  void divide(const MutualPattern& pattern) {
    captured_[0] |= connection::grid_of(pattern.a);
    captured_[1] |= connection::grid_of(pattern.b);
    play(0, pattern.a);
    play(1, pattern.b);
  }

  [[nodiscard]] Grid live() const noexcept { return live_; }
  // The cells filled for a player by capture.
  [[nodiscard]] Grid captured(std::size_t player) const noexcept { return captured_[player]; }

  // A player is joined when the other one has no joinset left.
  [[nodiscard]] bool joined(std::size_t player) const noexcept { return count(1 - player) == 0; }

  [[nodiscard]] std::size_t count(std::size_t player) const noexcept {
    std::size_t sum = 0;
    for (const Lanes& set : alive_[player]) sum += static_cast<std::size_t>(count_members(set));
    return sum;
  }

  [[nodiscard]] const std::vector<Lanes>& alive(std::size_t player) const noexcept {
    return alive_[player];
  }
  [[nodiscard]] const std::vector<Lanes>& shortened(std::size_t player) const noexcept {
    return shortened_[player];
  }
  [[nodiscard]] const Family& family(std::size_t player) const noexcept {
    return (*families_)[player];
  }

  // Calls f with every joinset of the player's as it is now.
  template <class F>
  void for_each_joinset(std::size_t player, F&& f) const {
    for (std::size_t b = 0; b < alive_[player].size(); ++b) {
      for_each_member(alive_[player][b],
                      [&](std::size_t i) { f(family(player).row(b, i) & live_); });
    }
  }

  // Calls f with all two cells that the player captures as twins.
  template <class F>
  void for_each_twins(std::size_t player, F&& f) const {
    connection::for_each_cell(live_, [&](GridCell cell) {
      connection::for_each_cell(possible_twins(player, cell), [&](GridCell other) {
        if (are_twins(player, cell, other)) f(cell, other);
      });
    });
  }

  // Do two cells lie in the same joinsets of the player's opponent?
  [[nodiscard]] bool are_twins(std::size_t player, GridCell a, GridCell b) const noexcept;

  // How close a player is to joining: the sum of 2^-n over its joinsets of n cells, as a multiple
  // of 2^-48 (longer joinsets than that do not count).
  [[nodiscard]] std::uint64_t potential(std::size_t player) const noexcept;

  // The hash of a player's joinsets. `hashes` holds those of the rows of its family.
  [[nodiscard]] SymmetricHash hash(std::size_t player, Size size,
                                   const std::vector<Lanes>& hashes) const noexcept;

 private:
  void absorb(std::size_t player, Grid joinset) noexcept;
  void remove_dead() noexcept;
  [[nodiscard]] Grid possible_twins(std::size_t player, GridCell cell) const noexcept;
  [[nodiscard]] bool fill_twins(std::size_t player);

  const Families* families_ = nullptr;
  Grid live_ = 0;
  bool untouched_ = true;  // no stone placed yet
  std::array<Grid, 2> captured_{};
  std::array<std::vector<Lanes>, 2> alive_;
  std::array<std::vector<Lanes>, 2> shortened_;  // joinsets that are not their whole row any more
  std::vector<Lanes> shrunk_;                    // by the stone being placed
};

}  // namespace beeline::rex
