#include "app/htp/played_game.hpp"

#include <algorithm>
#include <utility>

#include "connection/explanation.hpp"

namespace beeline::app::htp {

using connection::Colour;
using formats::MoveKind;

PlayedGame::PlayedGame(formats::GameRecord record)
    : record_(std::move(record)), position_(formats::position_after(record_)) {}

connection::GamePosition PlayedGame::asked(Colour to_play) const {
  connection::GamePosition asked{record_.game, position_};
  asked.position.to_play = to_play;
  return asked;
}

void PlayedGame::play(const formats::Move& move) {
  formats::play(position_, move);
  record_.moves.push_back(move);
}

void PlayedGame::undo() {
  if (record_.moves.empty()) throw connection::UserError("cannot undo: there is no move");
  record_.moves.pop_back();
  position_ = formats::position_after(record_);
}

bool PlayedGame::can_swap(Colour colour) const {
  return colour == Colour::white && size().is_square() && position_.black.size() == 1 &&
         position_.white.empty() && !record_.moves.empty() &&
         record_.moves.back().kind == MoveKind::place;
}

std::optional<Colour> PlayedGame::winner_by_resignation() const {
  if (record_.moves.empty() || record_.moves.back().kind != MoveKind::resign) return std::nullopt;
  return opposite(record_.moves.back().colour);
}

std::vector<connection::Cell> empty_cells(const connection::Position& position) {
  std::vector<connection::Cell> cells;
  for (const auto& note : connection::every_move(position)) cells.push_back(note.cell);
  return cells;
}

}  // namespace beeline::app::htp
