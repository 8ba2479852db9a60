// The joinsets of the position to solve, listed once for all workers.
#pragma once

#include <array>
#include <vector>

#include "connection/joinsets.hpp"
#include "connection/position.hpp"
#include "rex/options.hpp"

namespace beeline::rex {

class JoinsetLists {
 public:
  using Lists = std::array<std::vector<connection::Grid>, 2>;  // of the side to move, of the other

  JoinsetLists(connection::Size, const Options& options)
      : most_(static_cast<std::size_t>(options.most_joinsets)) {}

  // False: there are too many, or the board is too large.
  bool start(const connection::Position& position) {
    return connection::fits_grid(position.size) &&
           list_joinsets(position, position.to_play, most_, lists_[0]) &&
           list_joinsets(position, opposite(position.to_play), most_, lists_[1]);
  }

  [[nodiscard]] const Lists& lists() const noexcept { return lists_; }

 private:
  std::size_t most_;
  Lists lists_;
};

}  // namespace beeline::rex
