#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/command.hpp"
#include "app/move_table.hpp"
#include "app/reporter.hpp"
#include "app/session.hpp"

namespace beeline::app {
namespace {

connection::GamePosition position_after(connection::GamePosition asked, connection::Cell cell) {
  auto& position = asked.position;
  auto& stones = position.to_play == connection::Colour::black ? position.black : position.white;
  stones.insert(std::ranges::upper_bound(stones, cell), cell);
  position.to_play = opposite(position.to_play);
  return asked;
}

ExitCode exit_code_of(const MoveTable& table) {
  if (table.count(MoveResult::unsolved) == 0) return ExitCode::answered;
  return table.finding().answer.stop == StopReason::interrupted ? ExitCode::interrupted
                                                                : ExitCode::unsolved;
}

}  // namespace

// The position first: if it is lost, so is every move; if not, one winning move is known and the
// table knows much about the others. After an interrupt the moves not yet solved stay so.
ExitCode execute(const JudgeMoves& command, const Environment& environment) {
  Session session(command.settings, environment);
  const auto& asked = command.asked;
  Finding finding{asked, session.solve(asked, "")};
  std::vector<connection::MoveNote> notes;
  if (!finding.answer.game_over) notes = session.explain(asked).moves;
  MoveTable table(std::move(finding), std::move(notes), command.all);
  for (std::size_t i = 0; i < table.moves().size(); ++i) {
    if (environment.interrupt.requested()) break;
    const auto& [note, result] = table.moves()[i];
    if (result != MoveResult::unsolved) continue;
    const auto label = fmt::format("move {} ({}/{})", cell_name(asked.position.size, note.cell),
                                   i + 1, table.moves().size());
    table.enter(note.cell, session.solve(position_after(asked, note.cell), label));
  }
  table.conclude();
  make_reporter(command.settings, environment.out)->moves(table);
  return environment.interrupt.requested() ? ExitCode::interrupted : exit_code_of(table);
}

}  // namespace beeline::app
