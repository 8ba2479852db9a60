#include <fmt/format.h>

#include <ostream>

#include "app/command.hpp"
#include "app/opening_map.hpp"
#include "app/reporter.hpp"
#include "app/session.hpp"

namespace beeline::app {
namespace {

connection::GamePosition position_after(const Opening& opening, const SolveOpenings& command) {
  connection::Position position{command.size, {}, {}, connection::opposite(command.opener)};
  const bool black_opens = command.opener == connection::Colour::black;
  (black_opens ? position.black : position.white).push_back(opening.cell);
  return {command.game, position};
}

}  // namespace

// After an interrupt the openings not yet solved stay unknown, and the map is still drawn.
ExitCode execute(const SolveOpenings& command, const Environment& environment) {
  Session session(command.settings, environment);
  const auto reporter = make_reporter(command.settings, environment.out);
  const auto openings = openings_up_to_symmetry(command.size);
  OpeningMap map(command.game, command.size, command.opener);
  ExitCode result = ExitCode::answered;
  int number = 0;
  for (const Opening& opening : openings) {
    if (environment.interrupt.requested()) break;
    const auto asked = position_after(opening, command);
    const auto label = fmt::format("opening {} ({}/{})", cell_name(command.size, opening.cell),
                                   ++number, openings.size());
    const Finding finding{asked, session.solve(asked, label)};
    map.enter(opening, finding.answer);
    if (!command.notation) reporter->opening(opening, finding);
    result = worse_of(result, exit_code_of(finding.answer));
  }
  if (command.notation) {
    environment.out << map_text(map, *command.notation) << std::endl;
  } else {
    reporter->map(map);
  }
  return environment.interrupt.requested() ? ExitCode::interrupted : result;
}

}  // namespace beeline::app
