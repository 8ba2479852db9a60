#include <fmt/format.h>

#include <fstream>
#include <istream>
#include <string_view>

#include "app/command.hpp"
#include "app/reporter.hpp"
#include "app/session.hpp"
#include "connection/quoted.hpp"
#include "formats/read_position.hpp"

namespace beeline::app {
namespace {

constexpr std::string_view blanks = " \t\r";

// The text of a line without the blanks around it; empty if there is nothing to answer.
std::string_view position_in(std::string_view line) {
  const auto first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos || line[first] == '#') return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

ExitCode answer_line(std::size_t number, std::string_view text, Session& session,
                     Reporter& reporter) {
  try {
    const auto asked = formats::read_position(text);
    const Finding finding{asked, session.solve(asked, fmt::format("line {}", number))};
    reporter.batch_line(number, finding);
    return exit_code_of(finding.answer);
  } catch (const connection::UserError& mistake) {
    reporter.bad_batch_line(number, mistake.what());
    return ExitCode::bad_request;
  }
}

ExitCode answer_lines(std::istream& lines, const SolveBatch& command,
                      const Environment& environment) {
  Session session(command.settings, environment);
  const auto reporter = make_reporter(command.settings, environment.out);
  ExitCode result = ExitCode::answered;
  std::string line;
  for (std::size_t number = 1; !environment.interrupt.requested() && std::getline(lines, line);
       ++number) {
    const auto text = position_in(line);
    if (!text.empty()) result = worse_of(result, answer_line(number, text, session, *reporter));
  }
  if (environment.interrupt.requested()) return ExitCode::interrupted;
  if (lines.bad())
    throw connection::UserError("--batch: cannot read " + connection::quoted(command.file));
  return result;
}

}  // namespace

ExitCode execute(const SolveBatch& command, const Environment& environment) {
  if (command.file == "-") return answer_lines(environment.in, command, environment);
  std::ifstream file(command.file);
  if (!file)
    throw connection::UserError("--batch: cannot open " + connection::quoted(command.file));
  return answer_lines(file, command, environment);
}

}  // namespace beeline::app
