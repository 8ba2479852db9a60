// How well a colour is connected, as an electrical network.
//
// Every full connection of two points is a wire. Wires conduct better at a group than between empty
// cells, and worse the more cells the opponent can threaten them at. One unit of current enters at
// one side and leaves at the other; the current that a cell carries tells how much of the colour's
// way leads over it. Good moves are where both colours' currents are strong.
//
// Only the order of moves depends on it, so single precision will do.
//
// Source   the network is Shannon's, over connections [Ans02].
// Checked  No test of its own: it only orders moves. tests/hex/solver_test.cpp has it on and off.
#pragma once

#include <array>
#include <cstddef>

#include "connection/h_search.hpp"

namespace beeline::connection {

template <class Word>
class Circuit {
 public:
  using Scores = typename Geometry<Word>::template PerCell<float>;

  // Adds to the score of each empty cell the current that it carries. Gives the resistance from
  // side to side: the less, the better the colour is connected.
  float add_currents(const HSearch<Word>&, Scores& scores);

 private:
  static constexpr std::size_t most_points = HSearchState<Word>::most_points;
  static constexpr std::size_t row = (most_points + 15) / 16 * 16;  // a row's cells, aligned

  struct Wire {
    std::uint8_t from, to;
    float conductance;
  };

  void lay_wires(const HSearch<Word>&);
  void solve(bool wide);

  std::size_t count_ = 0;  // points with an unknown potential: all but side b, side a last
  std::array<std::uint8_t, most_points> number_{};
  std::array<Wire, most_points*(most_points - 1) / 2> wires_{};
  std::size_t wire_count_ = 0;
  alignas(64) std::array<std::array<float, row>, most_points> matrix_{};
  std::array<float, most_points> potential_{};
};

extern template class Circuit<std::uint64_t>;
extern template class Circuit<Word128>;

}  // namespace beeline::connection
