// Looks for a pairing (pairing.hpp).
//
// The search takes the joinset with the fewest free cells that holds no pair yet, and tries every
// pair within it, best cover first; a pair that failed stays barred while its siblings are tried.
// It gives up after a number of steps: only "yes" proves a thing.
//
// Checked  Only through whole solves: tests/rex/answers_test.cpp, winners by brute force with this
//          on and off.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rex/family.hpp"
#include "rex/pairing.hpp"

namespace beeline::rex {

enum class PairingAnswer : std::uint8_t { no, yes, unknown };

class PairingSearch {
 public:
  // Does a player have a pairing, if `with_key` a pre-join pairing? The joinsets are those of the
  // opponent: `alive` within a family, cut down to `live` cells. `steps` bounds the search.
  [[nodiscard]] PairingAnswer find(const Family& family, const std::vector<Lanes>& alive, Grid live,
                                   bool with_key, int steps);

  // After "yes".
  [[nodiscard]] const Pairing& found() const noexcept { return found_; }

  // Is this still a pairing of the player's? Pairs and keys that have lost a cell do not count.
  [[nodiscard]] static bool holds(const Pairing&, const Family& family,
                                  const std::vector<Lanes>& alive, Grid live, bool with_key);

 private:
  struct State {
    Lanes open;                             // joinsets without a pair
    std::array<Lanes, size_bits> free_bit;  // how many free cells they have, in binary
    Grid free;                              // cells in no pair
    bool key_left;
  };

  void gather(const Family&, const std::vector<Lanes>& alive, Grid live);
  [[nodiscard]] bool search(const State&);
  [[nodiscard]] bool try_only_pair(const State&, Grid pair);
  [[nodiscard]] bool try_pair(const State&, GridCell a, GridCell b);
  [[nodiscard]] bool try_key(const State&, GridCell key);
  [[nodiscard]] bool covers_the_rest() const noexcept;

  const Family* family_ = nullptr;  // its first block is searched
  Lanes members_{};                 // of that block
  Grid live_ = 0;
  Family gathered_;                // the smallest joinsets of a family of several blocks
  std::vector<Grid> rest_;         // and the others
  std::array<Grid, 64> barred_{};  // by cell: the cells it must not be paired with
  std::size_t bits_used_ = 0;      // the highest size has so many bits
  int steps_left_ = 0;
  Pairing found_;
};

}  // namespace beeline::rex
