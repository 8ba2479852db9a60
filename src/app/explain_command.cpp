#include <algorithm>
#include <stdexcept>

#include "app/command.hpp"
#include "app/explained.hpp"
#include "app/reporter.hpp"
#include "app/session.hpp"

namespace beeline::app {
namespace {

// Theorems alone may have decided what a limit kept the search from deciding.
void agree(connection::Answer& answer, const connection::Explanation& explanation,
           connection::Colour mover) {
  if (!explanation.winner) return;
  if (answer.winner && *answer.winner != *explanation.winner) {
    throw std::logic_error("theorems and search disagree on the winner");
  }
  if (!answer.winner && *explanation.winner == mover) {
    const auto winning =
        std::ranges::find(explanation.moves, connection::Fate::wins, &connection::MoveNote::fate);
    if (winning != explanation.moves.end()) answer.best_move = winning->cell;
  }
  answer.winner = explanation.winner;
  answer.bounds = *answer.winner == mover ? Bounds::won() : Bounds::lost();
}

}  // namespace

ExitCode execute(const ExplainOne& command, const Environment& environment) {
  Session session(command.settings, environment);
  const auto& asked = command.asked;
  Explained explained{{asked, session.solve(asked, "")}, {}, {}};
  auto& answer = explained.finding.answer;
  if (!answer.game_over) {
    explained.explanation = session.explain(asked);
    agree(answer, explained.explanation, asked.position.to_play);
    if (answer.winner && explained.explanation.carrier) {
      explained.carrier = session.reduce(asked, {*answer.winner, *explained.explanation.carrier});
      answer.statistics.expansions += explained.carrier->expansions;
      answer.seconds += explained.carrier->seconds;
    }
  }
  make_reporter(command.settings, environment.out)->explanation(explained);
  return exit_code_of(answer);
}

}  // namespace beeline::app
