#include "app/command.hpp"
#include "app/reporter.hpp"
#include "app/session.hpp"

namespace beeline::app {

ExitCode execute(const SolveOne& command, const Environment& environment) {
  Session session(command.settings, environment);
  const Finding finding{command.asked, session.solve(command.asked, "")};
  make_reporter(command.settings, environment.out)->position(finding);
  return exit_code_of(finding.answer);
}

}  // namespace beeline::app
