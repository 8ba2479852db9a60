#include "app/htp/graphics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "app/htp/played_game.hpp"

namespace beeline::app::htp {
namespace {

using connection::Cell;
using connection::Colour;
using connection::Position;

constexpr const char* won = "W";
constexpr const char* lost = "L";

std::string label_of(Bounds move) {
  if (move.is_won()) return won;
  if (move.is_lost()) return lost;
  return fmt::format("{}@@{}", move.phi, move.delta);
}

// "3/14 proven losses"
std::string losses_text(const CellLabels& labels) {
  const auto is_lost = [](const auto& label) { return label.second == lost; };
  return fmt::format("{}/{} proven losses", std::ranges::count_if(labels, is_lost), labels.size());
}

// A search that sees the position with the other side to move tells nothing of this side's moves.
CellLabels labels_of(const Event& event) {
  CellLabels labels;
  if (!event.turn_kept) return labels;
  for (std::size_t i = 0; i < event.move_count; ++i) {
    const auto& move = event.moves[i];
    labels.emplace_back(static_cast<Cell>(move.code), label_of(move.bounds));
  }
  return labels;
}

}  // namespace

std::string to_pairs(connection::Size size, const CellLabels& labels) {
  std::vector<std::string> pairs;
  for (const auto& [cell, label] : labels) pairs.push_back(cell_name(size, cell) + ' ' + label);
  return fmt::format("{}", fmt::join(pairs, " "));
}

std::string to_gfx(connection::Size size, const Picture& picture) {
  std::string line;
  for (const auto& [colour, cell] : picture.line) {
    fmt::format_to(std::back_inserter(line), " {} {}", colour == Colour::black ? 'B' : 'W',
                   cell_name(size, cell));
  }
  return fmt::format("gogui-gfx:\ndfpn\nVAR{}\nLABEL {}\nTEXT {}\n\n", line,
                     to_pairs(size, picture.labels), picture.text);
}

Picture picture_of(const Position& position, const Event& event) {
  Picture picture{.labels = labels_of(event)};
  Colour mover = event.turn_kept ? position.to_play : opposite(position.to_play);
  for (std::size_t i = 0; i < event.line_length; ++i) {
    picture.line.emplace_back(mover, static_cast<Cell>(event.line[i]));
    if (!event.keeps_turn(i)) mover = opposite(mover);
  }
  picture.text = fmt::format("{}, {} expansions", losses_text(picture.labels), event.expansions);
  return picture;
}

Picture picture_of(const Position& position, const Event& event, const connection::Answer& answer) {
  if (!answer.winner) return picture_of(position, event);
  Picture picture;
  Colour mover = position.to_play;
  for (const Cell cell : answer.main_line) {
    picture.line.emplace_back(mover, cell);
    mover = opposite(mover);
  }
  if (*answer.winner == position.to_play) {
    picture.labels = labels_of(event);
    std::erase_if(picture.labels, [](const auto& label) { return label.second != lost; });
    if (answer.best_move) picture.labels.emplace_back(*answer.best_move, won);
  } else {
    for (const Cell cell : empty_cells(position)) picture.labels.emplace_back(cell, lost);
  }
  picture.text = fmt::format("{} wins, {}", to_string(*answer.winner), losses_text(picture.labels));
  return picture;
}

Picture picture_of(const MoveTable& table, const JudgedMove& next) {
  Picture picture;
  picture.line.emplace_back(table.position().to_play, next.note.cell);
  for (const auto& [note, result] : table.moves()) {
    if (result == MoveResult::wins) picture.labels.emplace_back(note.cell, won);
    if (result == MoveResult::loses) picture.labels.emplace_back(note.cell, lost);
  }
  picture.text = fmt::format("{}/{} moves judged", picture.labels.size(), table.moves().size());
  return picture;
}

}  // namespace beeline::app::htp
