#include "rex/mutual_fill_in.hpp"

#include <bit>

namespace beeline::rex {

std::optional<MutualPattern> MutualFillIn::find(const Successor& game) {
  Grid candidates = 0;  // for a
  connection::for_each_cell(game.live(), [&](GridCell b) {
    connection::for_each_cell(game.live(), [&](GridCell a) { middles_[b][a] = 0; });
    probe_ = game;
    probe_.play(1, b);
    probe_.for_each_twins(0, [&](GridCell one, GridCell other) {
      middles_[b][one] |= connection::grid_of(other);
      middles_[b][other] |= connection::grid_of(one);
      candidates |= connection::grid_of(one) | connection::grid_of(other);
    });
  });
  std::optional<MutualPattern> found;
  for (; candidates != 0 && !found; candidates &= candidates - 1) {
    const auto a = static_cast<GridCell>(std::countr_zero(candidates));
    probe_ = game;
    probe_.play(0, a);
    probe_.for_each_twins(1, [&](GridCell one, GridCell other) {
      if ((middles_[one][a] & connection::grid_of(other)) != 0) found = {a, one, other};
      if ((middles_[other][a] & connection::grid_of(one)) != 0) found = {a, other, one};
    });
  }
  return found;
}

}  // namespace beeline::rex
