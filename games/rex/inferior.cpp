#include "rex/inferior.hpp"

#include <bit>

namespace beeline::rex {

Grid moves_worth_trying(const ResidualGame& game, const Options& options,
                        std::vector<Preference>* why) {
  Grid kept = game.live();
  const auto is_victim = [&](GridCell cell, GridCell of) {
    return options.prefer_victim && game.theirs().column_within(cell, of);
  };
  const auto better = [&](GridCell cell, GridCell than) {
    return is_victim(cell, than) ||
           (options.prefer_vulnerable && game.mine().column_within(cell, than));
  };
  connection::for_each_cell(game.live(), [&](GridCell killer) {
    for (Grid rest = kept & ~connection::grid_of(killer); rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<GridCell>(std::countr_zero(rest));
      if (!better(cell, killer)) continue;
      if (why != nullptr) why->push_back({killer, cell, is_victim(cell, killer)});
      kept &= ~connection::grid_of(killer);
      return;
    }
  });
  return kept;
}

}  // namespace beeline::rex
