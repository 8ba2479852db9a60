// Looks for a pairing (pairing.hpp).
//
// First all that is forced: a joinset with two free cells left and no key to hope for needs just
// this pair, and one with a single free cell needs it as the key. Then the search takes an open
// joinset with the fewest free cells, best one that could not be covered before, and tries every
// pair within it, best cover first; a pair that failed stays barred while its siblings are tried.
// Each such joinset is a step. The search gives up after a number of steps: only "yes" proves a
// thing.
//
// Checked  tests/rex/pairing_test.cpp, against the definition.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rex/family.hpp"
#include "rex/open_joinsets.hpp"
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
  void gather();
  [[nodiscard]] bool begin();
  template <std::size_t Bits>
  [[nodiscard]] bool search(OpenJoinsets<Bits>&);
  template <std::size_t Bits>
  [[nodiscard]] bool take_what_is_forced(OpenJoinsets<Bits>&);
  template <std::size_t Bits>
  [[nodiscard]] bool branch(const OpenJoinsets<Bits>&);
  [[nodiscard]] bool key_left() const noexcept {
    return with_key_ && found_.key == Pairing::no_key;
  }
  template <std::size_t Bits>
  [[nodiscard]] std::size_t hardest(const OpenJoinsets<Bits>&) const noexcept;
  [[nodiscard]] bool covers_all() const noexcept {
    return whole_ == family_ || holds(found_, *whole_, *alive_, live_, with_key_);
  }

  const Family* whole_ = nullptr;  // what is asked about
  const std::vector<Lanes>* alive_ = nullptr;
  Grid live_ = 0;
  const Family* family_ = nullptr;  // what is searched, the first block of it
  const Block* block_ = nullptr;
  Lanes members_{};                // these joinsets there
  Lanes hard_{};                   // those that could not be covered at some time
  Family gathered_;                // the smallest joinsets of a family of several blocks
  std::vector<Grid> all_;          // all of them
  std::array<Grid, 64> barred_{};  // by cell: the cells it must not be paired with
  bool with_key_ = false;
  int steps_left_ = 0;
  Pairing found_;
};

}  // namespace beeline::rex
