// Who wins after each move of a position, and which moves need not be tried.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/finding.hpp"
#include "connection/explanation.hpp"

namespace beeline::app {

enum class MoveResult : std::uint8_t { wins, loses, pruned, unsolved };

[[nodiscard]] const char* to_string(MoveResult) noexcept;

struct JudgedMove {
  connection::MoveNote note;
  MoveResult result = MoveResult::unsolved;
};

class MoveTable {
 public:
  // What follows at once from who wins the position, and from what theorems say about its moves. If
  // `all`, moves that need not be tried are not pruned but unsolved.
  MoveTable(Finding, std::vector<connection::MoveNote>, bool all);

  // Who wins after a move.
  void enter(connection::Cell move, const connection::Answer&);

  // What follows from all that was entered. A position without a winner gets one if its moves show
  // it; a winner that they contradict is a broken invariant.
  void conclude();

  [[nodiscard]] const connection::Position& position() const { return finding_.asked.position; }
  // The position; its cost is that of all moves together.
  [[nodiscard]] const Finding& finding() const noexcept { return finding_; }
  [[nodiscard]] const std::vector<JudgedMove>& moves() const noexcept { return moves_; }
  [[nodiscard]] int count(MoveResult) const;

 private:
  void follow_preferences();
  void lose_all();

  Finding finding_;
  std::vector<JudgedMove> moves_;
};

}  // namespace beeline::app
