// Commands to the solver: who wins, by which moves, and what is known so far.
#include <fmt/format.h>

#include <algorithm>

#include "app/htp/commands.hpp"
#include "app/move_table.hpp"

namespace beeline::app::htp {
namespace {

using connection::Answer;
using connection::Cell;
using connection::GamePosition;

std::string winner_text(const Answer& answer) {
  return answer.winner ? to_string(*answer.winner) : "unknown";
}

GamePosition position_after(const GamePosition& asked, Cell cell) {
  GamePosition after = asked;
  formats::play(after.position, {formats::MoveKind::place, asked.position.to_play, cell});
  return after;
}

std::vector<Cell> cells_with(const MoveTable& table, MoveResult result) {
  std::vector<Cell> cells;
  for (const JudgedMove& move : table.moves()) {
    if (move.result == result) cells.push_back(move.note.cell);
  }
  return cells;
}

// The position first: if it is lost, so is every move. `ask` tells what there is to say of one.
template <class Ask>
MoveTable judge_moves(Engine& engine, const GamePosition& asked, Ask ask) {
  const Answer answer = ask(asked);
  std::vector<connection::MoveNote> notes;
  if (!answer.game_over) notes = engine.explain(asked).moves;
  MoveTable table({asked, answer}, std::move(notes), true);
  for (std::size_t i = 0; i < table.moves().size() && !engine.is_stopped(); ++i) {
    const JudgedMove& move = table.moves()[i];
    if (move.result != MoveResult::unsolved) continue;
    engine.draw(picture_of(table, move));
    const auto after = position_after(asked, move.note.cell);
    table.enter(move.note.cell, ask(after));
  }
  table.conclude();
  return table;
}

}  // namespace

std::string solve_state(Engine& engine, const Words& words) {
  return winner_text(engine.solve(asked(engine, words), engine.settings().limits));
}

std::string find_winning(Engine& engine, const Words& words) {
  const MoveTable table =
      judge_moves(engine, asked(engine, words), [&engine](const GamePosition& position) {
        return engine.solve_undrawn(position, engine.settings().limits);
      });
  const std::string winning = cells_text(engine.size(), cells_with(table, MoveResult::wins));
  const int unsolved = table.count(MoveResult::unsolved);
  if (unsolved == 0) return winning;
  throw connection::UserError(fmt::format("{} of {} moves are unsolved, found winning: {}",
                                          unsolved, table.moves().size(),
                                          winning.empty() ? "none" : winning));
}

std::string known_state(Engine& engine, const Words& words) {
  return winner_text(engine.look_up(asked(engine, words)).answer);
}

std::string known_bounds(Engine& engine, const Words& words) {
  const auto position = asked(engine, words);
  const auto [answer, event] = engine.look_up(position);
  return to_pairs(engine.size(), picture_of(position.position, event, answer).labels);
}

std::string known_line(Engine& engine, const Words& words) {
  return cells_text(engine.size(), engine.look_up(asked(engine, words)).answer.main_line);
}

std::string known_work(Engine& engine, const Words& words) {
  return std::to_string(engine.work_on(asked(engine, words)));
}

// After each move whose winner is known, by whatever means: that winner.
std::string known_claims(Engine& engine, const Words& words) {
  const auto position = asked(engine, words);
  const MoveTable table = judge_moves(
      engine, position, [&engine](const GamePosition& one) { return engine.look_up(one).answer; });
  const bool black_moves = position.position.to_play == connection::Colour::black;
  CellLabels labels;
  for (const JudgedMove& move : table.moves()) {
    if (move.result != MoveResult::wins && move.result != MoveResult::loses) continue;
    const bool black_wins = (move.result == MoveResult::wins) == black_moves;
    labels.emplace_back(move.note.cell, black_wins ? "B" : "W");
  }
  return to_pairs(engine.size(), labels);
}

std::string clear_table(Engine& engine, const Words&) {
  engine.forget();
  return {};
}

}  // namespace beeline::app::htp
