#include "app/run.hpp"

#include <exception>
#include <new>
#include <ostream>
#include <variant>

#include "app/bench/measure.hpp"
#include "app/command.hpp"
#include "app/command_line.hpp"
#include "connection/position_text.hpp"

namespace beeline::app {
namespace {

ExitCode run_command(std::span<const std::string> args, const Environment& environment) {
  const Command command = parse_command_line(args, environment.games);
  const auto result =
      std::visit([&](const auto& chosen) { return execute(chosen, environment); }, command);
  if (environment.out.flush()) return result;
  environment.err << "beeline: error: the answer could not be written" << std::endl;
  return ExitCode::internal_error;
}

// The one place where errors become exit codes.
ExitCode run_guarded(std::span<const std::string> args, const Environment& environment) {
  try {
    return run_command(args, environment);
  } catch (const connection::UserError& mistake) {
    environment.err << "beeline: error: " << mistake.what() << std::endl;
    return ExitCode::bad_request;
  } catch (const bench::Disagreement& wrong) {
    environment.err << "beeline: contradiction: " << wrong.what() << std::endl;
    return ExitCode::contradiction;
  } catch (const std::bad_alloc&) {
    environment.err << "beeline: error: not enough memory; try a smaller --table-mib" << std::endl;
    return ExitCode::bad_request;
  } catch (const std::exception& broken) {
    environment.err << "beeline: internal error: " << broken.what() << std::endl;
  } catch (...) {
    environment.err << "beeline: internal error" << std::endl;
  }
  return ExitCode::internal_error;
}

}  // namespace

ExitCode execute(const PrintText& command, const Environment& environment) {
  environment.out << command.text;
  return ExitCode::answered;
}

int run(std::span<const std::string> args, const Environment& environment) noexcept {
  return static_cast<int>(run_guarded(args, environment));
}

}  // namespace beeline::app
