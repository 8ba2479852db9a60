// Templates: pieces that are connected to a side, or to each other, on empty cells alone.
//
// A template is a stone, an end (a side so many rows away, or a second stone) and a carrier: cells
// on which the stone's owner joins the two even if the opponent moves first, and of which none can
// be spared. All the minimal carriers inside a window are found: any minimal carrier other than one
// already known lacks some cell of that one, so the window is searched again without each cell of a
// known carrier in turn.
//
//     . X *        the one from the third row: the ziggurat
//      * * *
//       * * * *    side below
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "patterns/local_connection.hpp"

namespace beeline::patterns {

struct Template {
  connection::Cell stone = 0;
  bool to_side = false;
  connection::Cell other = 0;  // the second stone, if not to a side
  LocalConnection::Set carrier;
};

class TemplateSearch {
 public:
  using Set = LocalConnection::Set;
  using Cell = connection::Cell;
  using Board = LocalConnection::Board;

  static constexpr connection::Size size{11, 5};  // Black's lower side is the one to be reached

  // All templates from a stone in this row, counted from the side, to the side. The window is the
  // triangle below the stone and `margin` cells to the left and to the right of it.
  [[nodiscard]] std::vector<Template> to_side(int row, int margin) const {
    const int depth = row - 1;
    const Cell stone = cell(column, size.height - row);
    Set window;
    for (int down = 0; down <= depth; ++down)
      for (int right = -down - margin; right <= margin; ++right)
        window.insert(cell(column + right, size.height - row + down));
    window.erase(stone);
    LocalConnection play(board_, Set::of(stone), board_.side_b(connection::Colour::black), true);
    return collect({stone, true, 0, {}}, play, window);
  }

  // All templates from a stone to a second one, away from the sides. The window has the cells that
  // make the way from stone to stone at most `slack` steps longer.
  [[nodiscard]] std::vector<Template> to_stone(int right, int down, int slack) const {
    const Cell stone = cell(4, 2 - down / 2);
    const Cell other = cell(4 + right, 2 - down / 2 + down);
    Set window;
    for (const Cell middle : board_.all())
      if (distance(stone, middle) + distance(middle, other) <= distance(stone, other) + slack)
        window.insert(middle);
    window -= Set::of(stone) | Set::of(other);
    LocalConnection play(board_, Set::of(stone), Set::of(other), false);
    return collect({stone, false, other, {}}, play, window);
  }

  [[nodiscard]] const Board& board() const noexcept { return board_; }

 private:
  static constexpr int column = 6;

  [[nodiscard]] static Cell cell(int right, int down) {
    return static_cast<Cell>(right + size.width * down);
  }
  [[nodiscard]] static int distance(Cell from, Cell to) {
    const int right = to % size.width - from % size.width;
    const int down = to / size.width - from / size.width;
    return std::max({std::abs(right), std::abs(down), std::abs(right + down)});
  }

  [[nodiscard]] static std::vector<Template> collect(Template ends, LocalConnection& play,
                                                     Set window) {
    std::set<Set> carriers, seen;
    search(play, window, carriers, seen);
    std::vector<Template> templates;
    for (const Set carrier : carriers) {
      ends.carrier = carrier;
      templates.push_back(ends);
    }
    return templates;
  }

  static void search(LocalConnection& play, Set allowed, std::set<Set>& carriers,
                     std::set<Set>& seen) {
    if (!seen.insert(allowed).second) return;
    auto known = std::find_if(carriers.begin(), carriers.end(),
                              [&](Set carrier) { return allowed.contains(carrier); });
    if (known == carriers.end()) {
      const auto carrier = play.minimal(allowed);
      if (!carrier) return;
      known = carriers.insert(*carrier).first;
    }
    for (const Cell spared : *known) search(play, allowed - Set::of(spared), carriers, seen);
  }

  Board board_{size};
};

}  // namespace beeline::patterns
