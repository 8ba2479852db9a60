// Who wins, by trying everything, on boards of any size that are nearly full.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "oracle/completions.hpp"
#include "oracle/positions.hpp"

namespace beeline::oracle {

// Works out a position and keeps what it found for the positions that follow from it.
class LateGame {
 public:
  explicit LateGame(bool joining_wins) : joining_wins_(joining_wins) {}

  [[nodiscard]] Colour winner(const Position& position) {
    if (!follows(position)) {
      root_ = position;
      completions_.emplace(position, joining_wins_);
    }
    return completions_->winner(position.to_play, played(root_.black, position.black),
                                played(root_.white, position.white));
  }

  [[nodiscard]] Colour winner_after(Position position, Cell cell) {
    (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
    position.to_play = opposite(position.to_play);
    return winner(position);
  }

 private:
  using Cells = std::vector<Cell>;

  [[nodiscard]] static bool has(const Cells& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  }
  [[nodiscard]] static bool holds(const Cells& cells, const Cells& others) {
    return std::all_of(others.begin(), others.end(), [&](Cell cell) { return has(cells, cell); });
  }
  [[nodiscard]] bool follows(const Position& position) const {
    return completions_ && position.size == root_.size && holds(position.black, root_.black) &&
           holds(position.white, root_.white);
  }
  [[nodiscard]] Completions::Set played(const Cells& before, const Cells& now) const {
    Completions::Set set = 0;
    for (const Cell cell : now) {
      if (!has(before, cell)) set |= completions_->of(cell);
    }
    return set;
  }

  bool joining_wins_;
  Position root_;
  std::optional<Completions> completions_;
};

// So many cells are empty; the others are black or white by chance, as many of each as can be.
[[nodiscard]] inline Position random_late_position(Size size, int empties, Random& random) {
  std::vector<Cell> cells;
  for (int cell = 0; cell < size.cells(); ++cell) cells.push_back(static_cast<Cell>(cell));
  std::shuffle(cells.begin(), cells.end(), random);
  const auto stones = static_cast<std::size_t>(size.cells() - empties);
  Position position{size, {}, {}, random() % 2 == 0 ? Colour::black : Colour::white};
  for (std::size_t i = 0; i < stones; ++i) {
    (i % 2 == 0 ? position.black : position.white).push_back(cells[i]);
  }
  std::sort(position.black.begin(), position.black.end());
  std::sort(position.white.begin(), position.white.end());
  return position;
}

}  // namespace beeline::oracle
