// A game by its rules alone: every empty cell is a move, and the game ends when a side is joined.
// No theorems; what the stronger workers claim can be checked against this one.
//
// The one shortcut, decide_joins, is part of the rules too: a move that joins ends the game, so its
// outcome is known before it is played.
//
// Moves are cells of the board as its key has it, turned or mirrored: so a move list that is stored
// with a key is good for every position that shares the key. as_played() gives the cell in turn.
//
// Rule  name, joining_wins, and move_order(Size): all cells, the most promising first. See
//       games/hex/rules.hpp.
#pragma once

#include <algorithm>
#include <vector>

#include "beeline/game.hpp"
#include "connection/board.hpp"
#include "connection/options.hpp"
#include "connection/position.hpp"

namespace beeline::connection {

template <class Rule, class Word>
class PlainWorker {
 public:
  using Rules = Rule;
  using Options = ConnectionOptions;
  using Key = PositionKey<Word>;
  using Move = Cell;
  using Children = ChildList<Move, Key>;

  PlainWorker(const Position& position, const ConnectionOptions& options)
      : board_(position, options.symmetry),
        decide_joins_(options.decide_joins),
        order_(Rule::move_order(position.size)) {}

  [[nodiscard]] const Board<Word>& board() const noexcept { return board_; }
  [[nodiscard]] Key key() const noexcept { return board_.key(); }
  [[nodiscard]] Move as_played(Move move) const noexcept {
    return board_.geometry().image(board_.canonical_symmetry(), move);
  }
  void play(Move move) noexcept { board_.play(as_played(move)); }
  void undo() noexcept { board_.undo(); }

  // Finds `children` empty.
  Verdict expand(Children& children) const {
    const Colour mover = board_.to_play();
    if (board_.joined(mover)) return Rule::joining_wins ? Verdict::win : Verdict::loss;
    if (board_.joined(opposite(mover))) return Rule::joining_wins ? Verdict::loss : Verdict::win;

    const Symmetry symmetry = board_.canonical_symmetry();
    const CellSet<Word> joining = decide_joins_ ? board_.joining_cells(mover) : CellSet<Word>();
    // One move that wins by joining says it all; where joining loses, such moves are left out.
    const bool join = Rule::joining_wins && !joining.empty();
    const CellSet<Word> moves = join ? joining : board_.empty() - joining;
    for (const Move move : order_) {
      const Cell cell = board_.geometry().image(symmetry, move);
      if (!moves.test(cell)) continue;
      children.push_back({board_.key_after(cell), join ? Bounds::lost() : Bounds{}, move});
      if (join) return Verdict::win;
    }
    return children.empty() ? Verdict::loss : Verdict::open;
  }

 private:
  Board<Word> board_;
  bool decide_joins_;
  std::vector<Cell> order_;
};

}  // namespace beeline::connection
