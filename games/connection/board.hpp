// The board that a search plays on: stones, side to move, history, canonical key. Nothing here
// allocates.
#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <span>

#include "connection/geometry.hpp"
#include "connection/joins.hpp"
#include "connection/key.hpp"
#include "connection/orientations.hpp"

namespace beeline::connection {

template <class Word>
class Board {
 public:
  using Set = CellSet<Word>;
  using Key = PositionKey<Word>;

  // With symmetry, symmetric positions have the same key.
  Board(const Position& position, bool symmetry)
      : geometry_(position.size),
        orientations_(position.size, symmetry),
        to_play_(position.to_play) {
    for (const Cell cell : position.black) set_up(cell, Colour::black);
    for (const Cell cell : position.white) set_up(cell, Colour::white);
  }

  [[nodiscard]] const Geometry<Word>& geometry() const noexcept { return geometry_; }
  [[nodiscard]] Colour to_play() const noexcept { return to_play_; }
  [[nodiscard]] const Stones<Word>& stones() const noexcept { return orientations_.stones(); }
  [[nodiscard]] Set stones(Colour colour) const noexcept { return stones().of(colour); }
  [[nodiscard]] Set empty() const noexcept { return geometry_.all() - stones().both(); }

  [[nodiscard]] bool joined(Colour colour) const noexcept {
    return joins(geometry_, colour, stones(colour));
  }

  // Whose two sides are joined. Never both: the sides of one colour part those of the other.
  [[nodiscard]] std::optional<Colour> joined_colour() const noexcept {
    for (const Colour colour : {Colour::black, Colour::white}) {
      if (joined(colour)) return colour;
    }
    return std::nullopt;
  }

  // Where one stone of the colour, not yet joined, would join its two sides.
  [[nodiscard]] Set joining_cells(Colour colour) const noexcept {
    return connection::joining_cells(geometry_, colour, stones());
  }

  [[nodiscard]] Key key() const noexcept {
    return orientations_.canonical(geometry_, to_play_).key;
  }

  // The symmetry that turns the board into the position its key stands for. Like every symmetry of
  // the board it undoes itself.
  [[nodiscard]] Symmetry canonical_symmetry() const noexcept {
    return orientations_.canonical(geometry_, to_play_).symmetry;
  }

  // The key after play(cell).
  [[nodiscard]] Key key_after(Cell cell) const noexcept {
    Orientations<Word> after = orientations_;
    after.place(geometry_, cell, to_play_);
    return after.canonical(geometry_, opposite(to_play_)).key;
  }

  // Where stones were played since the position that the board was made for, oldest first.
  [[nodiscard]] std::span<const Cell> history() const noexcept {
    return {history_.data(), moves_played_};
  }

  // Puts a stone of the side to move on an empty cell and passes the turn.
  void play(Cell cell) noexcept {
    assert(empty().test(cell));
    orientations_.place(geometry_, cell, to_play_);
    history_[moves_played_++] = cell;
    to_play_ = opposite(to_play_);
  }

  // Takes back the last play().
  void undo() noexcept {
    assert(moves_played_ > 0);
    to_play_ = opposite(to_play_);
    orientations_.remove(geometry_, history_[--moves_played_], to_play_);
  }

 private:
  void set_up(Cell cell, Colour colour) noexcept {
    assert(empty().test(cell));
    orientations_.place(geometry_, cell, colour);
  }

  Geometry<Word> geometry_;
  Orientations<Word> orientations_;
  Colour to_play_;
  typename Geometry<Word>::template PerCell<Cell> history_{};
  std::size_t moves_played_ = 0;
};

}  // namespace beeline::connection
