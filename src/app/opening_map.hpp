// Who wins after each first move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "connection/position.hpp"
#include "connection/solver.hpp"

namespace beeline::app {

// A first move, and the other first moves that have the same winner by symmetry.
struct Opening {
  connection::Cell cell;
  std::vector<connection::Cell> symmetric;
};

// Turning the board by half a turn maps each side's two edges onto each other, so one opening of
// each such pair stands for both.
[[nodiscard]] std::vector<Opening> openings_up_to_symmetry(connection::Size);

class OpeningMap {
 public:
  struct Wins {
    int black = 0;
    int white = 0;
    int unknown = 0;
  };

  // Nothing is known at first.
  OpeningMap(std::string game, connection::Size size, connection::Colour opener);

  void enter(const Opening&, const connection::Answer&);

  [[nodiscard]] const std::string& game() const noexcept { return game_; }
  [[nodiscard]] connection::Size size() const noexcept { return size_; }
  [[nodiscard]] connection::Colour opener() const noexcept { return opener_; }
  [[nodiscard]] std::uint64_t expansions() const noexcept { return expansions_; }
  [[nodiscard]] double seconds() const noexcept { return seconds_; }

  [[nodiscard]] Wins wins() const;
  [[nodiscard]] std::vector<std::string> rows() const;  // "BWB?": B, W or ? for each cell
  [[nodiscard]] std::string draw() const;               // a rhombus with coordinates

 private:
  std::string game_;
  connection::Size size_;
  connection::Colour opener_;
  std::vector<std::optional<connection::Colour>> winners_;  // by cell
  std::uint64_t expansions_ = 0;
  double seconds_ = 0;
};

}  // namespace beeline::app
