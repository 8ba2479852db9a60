// The game on the board of the user interface.
#pragma once

#include <optional>
#include <string>

#include "formats/game_record.hpp"

namespace beeline::app::htp {

class PlayedGame {
 public:
  PlayedGame(std::string game, connection::Size size)
      : PlayedGame(formats::GameRecord{std::move(game), formats::empty_board(size), {}}) {}
  explicit PlayedGame(formats::GameRecord);

  [[nodiscard]] const formats::GameRecord& record() const noexcept { return record_; }
  [[nodiscard]] const connection::Position& position() const noexcept { return position_; }
  [[nodiscard]] connection::Size size() const noexcept { return position_.size; }

  // The position with a colour to play, whose turn it may not be.
  [[nodiscard]] connection::GamePosition asked(connection::Colour) const;

  void play(const formats::Move&);  // a UserError if it cannot be made
  void undo();                      // a UserError if there is no move

  // May this colour answer the opening by taking it over? By exchanging the pieces: a user
  // interface that lets the engine's colour change sides has none to tell whose turn it is.
  [[nodiscard]] bool can_swap(connection::Colour) const;

  // Who has won because the other one resigned.
  [[nodiscard]] std::optional<connection::Colour> winner_by_resignation() const;

 private:
  formats::GameRecord record_;
  connection::Position position_;
};

// Every empty cell.
[[nodiscard]] std::vector<connection::Cell> empty_cells(const connection::Position&);

}  // namespace beeline::app::htp
