#include "app/opening_map.hpp"

#include <algorithm>
#include <utility>

#include "connection/position_text.hpp"

namespace beeline::app {

using connection::Cell;
using connection::Colour;
using connection::Size;

std::vector<Opening> openings_up_to_symmetry(Size size) {
  std::vector<Opening> openings;
  const int last = size.cells() - 1;
  for (int cell = 0; cell <= last - cell; ++cell) {
    Opening& opening = openings.emplace_back(Opening{static_cast<Cell>(cell), {}});
    if (cell != last - cell) opening.symmetric.push_back(static_cast<Cell>(last - cell));
  }
  return openings;
}

OpeningMap::OpeningMap(std::string game, Size size, Colour opener)
    : game_(std::move(game)),
      size_(size),
      opener_(opener),
      winners_(static_cast<std::size_t>(size.cells())) {}

void OpeningMap::enter(const Opening& opening, const connection::Answer& answer) {
  winners_[opening.cell] = answer.winner;
  for (const Cell cell : opening.symmetric) winners_[cell] = answer.winner;
  expansions_ += answer.statistics.expansions;
  seconds_ += answer.seconds;
}

OpeningMap::Wins OpeningMap::wins() const {
  Wins wins;
  for (const auto& winner : winners_) {
    ++(!winner ? wins.unknown : *winner == Colour::black ? wins.black : wins.white);
  }
  return wins;
}

std::vector<std::string> OpeningMap::rows() const {
  std::vector<std::string> rows(static_cast<std::size_t>(size_.height));
  for (std::size_t cell = 0; cell < winners_.size(); ++cell) {
    const auto& winner = winners_[cell];
    rows[cell / static_cast<std::size_t>(size_.width)] += !winner                    ? '?'
                                                          : *winner == Colour::black ? 'B'
                                                                                     : 'W';
  }
  return rows;
}

// A board with a stone of the winner's on each cell.
std::string OpeningMap::draw() const {
  connection::Position board{size_, {}, {}, opener_};
  for (std::size_t cell = 0; cell < winners_.size(); ++cell) {
    if (!winners_[cell]) continue;
    auto& stones = *winners_[cell] == Colour::black ? board.black : board.white;
    stones.push_back(static_cast<Cell>(cell));
  }
  std::string drawing = connection::draw(board);
  std::ranges::replace(drawing, '.', '?');
  return drawing;
}

}  // namespace beeline::app
