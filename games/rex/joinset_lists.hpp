// The joinsets of the position to solve, listed once for all workers.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "connection/grid_map.hpp"
#include "connection/joinsets.hpp"
#include "connection/position.hpp"
#include "rex/options.hpp"

namespace beeline::rex {

class JoinsetLists {
 public:
  using Lists = std::array<std::vector<connection::Grid>, 2>;  // of the side to move, of the other

  explicit JoinsetLists(const Options& options)
      : most_(static_cast<std::size_t>(options.most_joinsets)) {}

  // False: there are too many joinsets or empty cells.
  bool start(const connection::Position& position) {
    places_.emplace(position);
    return places_->fits() && list_joinsets(position, position.to_play, most_, lists_[0]) &&
           list_joinsets(position, opposite(position.to_play), most_, lists_[1]);
  }

  // Where the cells of the position lie on the grid.
  [[nodiscard]] const connection::GridMap& places() const noexcept { return *places_; }
  [[nodiscard]] const Lists& lists() const noexcept { return lists_; }

 private:
  std::size_t most_;
  std::optional<connection::GridMap> places_;
  Lists lists_;
};

}  // namespace beeline::rex
