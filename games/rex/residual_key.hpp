// The residual game as a key.
//
// All that matters of a Rex position are the two players' joinsets and who is to move. The joinsets
// of the two determine each other (joinsets.hpp), and the side to move is Last just when the number
// of live cells is odd. So the joinsets of the side to move say everything, whatever the colours
// are called. Each symmetry of the board maps one such game to an equal one; the key is the
// smallest over all of them.
//
// A joinset is hashed to 128 bits, and the key is the sum over all joinsets, so that neither their
// order matters nor how they came about. This is a hash and not the game itself, which has no short
// form. If hashes are as good as random, a search that meets n different games confuses any two of
// them with a probability below n^2 / 2^129: for a billion games that is 10^-21.
//
// Checked  tests/rex/residual_key_test.cpp: games and keys are one to one on every 3x3 position and
//          random larger ones, and images of a position have one key.
#pragma once

#include <compare>
#include <cstdint>

#include "connection/grid.hpp"
#include "rex/lanes.hpp"

namespace beeline::rex {

using connection::Grid;
using connection::Size;
using connection::Symmetry;

struct ResidualKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept { return low; }
  friend constexpr auto operator<=>(const ResidualKey&, const ResidualKey&) noexcept = default;
};

// The hashes of a game under all symmetries: low words in lanes 0 to 3, high words in 4 to 7.
class SymmetricHash {
 public:
  struct Canonical {
    ResidualKey key;
    Symmetry symmetry = Symmetry::identity;  // turns the game into the one the key stands for
  };

  void operator+=(const Lanes& joinset) noexcept { sum_ += joinset; }

  [[nodiscard]] ResidualKey under(Symmetry symmetry) const noexcept {
    const int lane = static_cast<int>(symmetry);
    return {sum_[lane], sum_[lane + 4]};
  }

  // `symmetries`: how many of the board's symmetries count.
  [[nodiscard]] Canonical canonical(int symmetries) const noexcept {
    Canonical smallest{under(Symmetry::identity)};
    for (int i = 1; i < symmetries; ++i) {
      const auto symmetry = static_cast<Symmetry>(i);
      if (under(symmetry) < smallest.key) smallest = {under(symmetry), symmetry};
    }
    return smallest;
  }

  // The hash of one joinset; on boards that are not square only lanes of the half-turn mean a
  // thing.
  [[nodiscard]] static Lanes of(Size size, Grid joinset) noexcept {
    const Grid turned = connection::image(size, Symmetry::half_turn, joinset);
    const Grid mirrored = connection::transposed(joinset);
    const Grid both = connection::image(size, Symmetry::turned_mirror, joinset);
    const Lanes salt = halves(0x9e3779b97f4a7c15, 0xd1b54a32d192ed03);
    const Lanes first_factor = halves(0xbf58476d1ce4e5b9, 0xff51afd7ed558ccd);
    const Lanes second_factor = halves(0x94d049bb133111eb, 0xc4ceb9fe1a85ec53);
    Lanes hash{joinset, turned, mirrored, both, joinset, turned, mirrored, both};
    hash = (hash ^ salt) * first_factor;
    hash = (hash ^ (hash >> 32)) * second_factor;
    hash = (hash ^ (hash >> 29)) * first_factor;
    return hash ^ (hash >> 32);
  }

 private:
  [[nodiscard]] static Lanes halves(std::uint64_t low, std::uint64_t high) noexcept {
    return {low, low, low, low, high, high, high, high};
  }

  Lanes sum_{};
};

}  // namespace beeline::rex
