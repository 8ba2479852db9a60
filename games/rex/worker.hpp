// The worker of Rex at full strength: residual games, inferior moves, pairings.
//
// A move is decided as soon as it is listed, wherever a theorem can decide it: moves that lose at
// once would otherwise distort the proof numbers and crowd the window, at several times the cost.
//
// Who is to move in the residual game need not be who is to move on the board: if an odd number of
// cells is dead, one player spends a move on one of them sooner or later, and might as well do so
// now.  [YH16, theorem 5]
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "beeline/game.hpp"
#include "connection/position.hpp"
#include "rex/inferior.hpp"
#include "rex/joinset_lists.hpp"
#include "rex/mirror_pairing.hpp"
#include "rex/mutual_fill_in.hpp"
#include "rex/options.hpp"
#include "rex/pairing_search.hpp"
#include "rex/residual_game.hpp"
#include "rex/rules.hpp"

namespace beeline::rex {

// A cell of the residual game as its key has it, and what is known about the game after it.
struct Move {
  GridCell cell = 0;
  Symmetry turn = Symmetry::identity;  // into the game as the next key has it
  bool pairing_open = false;           // the search for a pairing of the mover's was given up

  // Of a move as played: the cell of the board.
  explicit constexpr operator Cell() const noexcept { return cell; }
  friend constexpr bool operator==(const Move&, const Move&) noexcept = default;
};

class Worker {
 public:
  using Rules = rex::Rules;
  using Options = rex::Options;
  using Key = ResidualKey;
  using Move = rex::Move;
  using Children = ChildList<Move, Key>;

  // The lists are those of the position.
  Worker(const connection::Position&, const Options&, const JoinsetLists&);

  [[nodiscard]] Key key() const noexcept;
  [[nodiscard]] Move as_played(Move move) const noexcept {
    return {places_.cell_at(on_board(move.cell))};
  }
  Verdict expand(Children&);
  void play(Move) noexcept;
  void undo() noexcept { --depth_; }

  // Who is to move in the residual game.
  [[nodiscard]] Colour mover() const noexcept { return game().mover(); }

  // Where cells of the board lie on the grid before it is turned.
  [[nodiscard]] const connection::GridMap& places() const noexcept { return places_; }

  // The move on a cell of the board, if that is live.
  [[nodiscard]] std::optional<Move> move_on(Cell);

  // The empty cells of the board where a colour can spend a move: those that are neither live nor
  // captured; failing that, its own of three cells that the players have divided but not touched.
  [[nodiscard]] Grid spare(Grid empty, Colour colour) const noexcept;
  // The cells of the board that were filled for a colour.
  [[nodiscard]] Grid captured(Colour colour) const noexcept { return game().captured(colour); }

 private:
  struct Ply {
    ResidualGame game;
    std::size_t last_moved = 0;  // who made the move before: the side to move (0), the other (1)
    bool pairing_open = false;
  };
  struct Candidate {
    Child<Move, Key> child;
    std::uint64_t potential = 0;
  };
  enum class Fate : std::uint8_t { open, wins, loses };

  [[nodiscard]] ResidualGame& game() noexcept { return line_[depth_].game; }
  [[nodiscard]] const ResidualGame& game() const noexcept { return line_[depth_].game; }
  [[nodiscard]] int symmetries() const noexcept {
    return options_.symmetry ? connection::count_symmetries(size_) : 1;
  }
  [[nodiscard]] GridCell on_board(GridCell cell) const noexcept {
    const Grid real = connection::image(size_, game().turn(), connection::grid_of(cell));
    return static_cast<GridCell>(std::countr_zero(real));
  }

  // The mover's stone on a cell of the game, into successor_.
  void try_move(GridCell cell) {
    successor_.start(game().families(), game().live());
    successor_.play(0, cell);
    successor_.close(options_.capture);
    patterns_.clear();
  }
  void divide();
  [[nodiscard]] bool is_inferior(Grid kept);
  [[nodiscard]] bool same_mover() const noexcept {
    return std::popcount(game().live() ^ successor_.live()) % 2 == 0;
  }
  [[nodiscard]] Child<Move, Key> child_of(GridCell);
  [[nodiscard]] Fate fate(bool& pairing_open);
  [[nodiscard]] bool is_colour_symmetric();
  [[nodiscard]] bool has_pairing(std::size_t player);
  [[nodiscard]] Verdict judge_by_pairings(Children&);
  void advance(bool same_mover, Symmetry turn, bool pairing_open);

  connection::GridMap places_;
  Size size_;  // of the grid
  Options options_;
  std::optional<MirrorPairing> mirror_;
  std::vector<Ply> line_;
  std::size_t depth_ = 0;
  Successor successor_;
  MutualFillIn mutual_fill_in_;
  std::vector<MutualPattern> patterns_;  // by which successor_ was divided
  PairingSearch pairing_search_;
  std::vector<Pairing> refutations_;  // of other moves in the same game
  std::vector<Candidate> candidates_;
};

}  // namespace beeline::rex
