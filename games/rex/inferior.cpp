#include "rex/inferior.hpp"

#include <bit>

namespace beeline::rex {

Grid moves_worth_trying(const ResidualGame& game, const Options& options) {
  Grid kept = game.live();
  const auto better = [&](GridCell cell, GridCell than) {
    return (options.prefer_victim && game.theirs().column_within(cell, than)) ||
           (options.prefer_vulnerable && game.mine().column_within(cell, than));
  };
  connection::for_each_cell(game.live(), [&](GridCell killer) {
    for (Grid rest = kept & ~connection::grid_of(killer); rest != 0; rest &= rest - 1) {
      if (!better(static_cast<GridCell>(std::countr_zero(rest)), killer)) continue;
      kept &= ~connection::grid_of(killer);
      return;
    }
  });
  return kept;
}

}  // namespace beeline::rex
