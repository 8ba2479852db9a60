#include "app/htp/command.hpp"

#include <exception>
#include <istream>
#include <new>
#include <ostream>
#include <string>
#include <thread>

#include "app/htp/commands.hpp"
#include "app/htp/request_queue.hpp"

namespace beeline::app {
namespace {

using htp::Engine;
using htp::Request;
using htp::RequestQueue;

constexpr std::string_view quit = "quit";

// Reads ahead of the answers, so that an interrupt is seen while a request is answered. After
// "quit" nothing is read any more.
void read_requests(const Environment& environment, RequestQueue& requests) {
  std::string line;
  while (!environment.interrupt.requested() && std::getline(environment.in, line)) {
    if (htp::is_interrupt(line)) {
      requests.interrupt();
    } else if (const auto request = htp::parse_request(line)) {
      if (!requests.push(*request) || request->command == quit) break;
    }
  }
  if (environment.interrupt.requested()) requests.abandon();
  requests.close();
}

std::string answer_to(const Request& request, Engine& engine) {
  try {
    return framed(true, request, run(engine, request));
  } catch (const connection::UserError& mistake) {
    return framed(false, request, mistake.what());
  } catch (const std::bad_alloc&) {
    engine.forget();
    return framed(false, request, "not enough memory; try a smaller table-mib");
  } catch (const std::exception& broken) {
    engine.environment().out << framed(false, request, "internal error") << std::flush;
    throw;
  }
}

void answer_requests(const RunHtp& command, const Environment& environment,
                     RequestQueue& requests) {
  Engine engine(environment, command.settings, command.options,
                htp::PlayedGame(command.game, command.size), requests.stop());
  while (const auto request = requests.next()) {
    environment.out << answer_to(*request, engine) << std::flush;
  }
}

}  // namespace

// A broken invariant ends the engine; the program ends as soon as it reads another line.
ExitCode execute(const RunHtp& command, const Environment& environment) {
  static_cast<void>(find_game(environment.games, command.game));
  RequestQueue requests;
  std::exception_ptr failure;
  {
    const std::jthread engine([&] {
      try {
        answer_requests(command, environment, requests);
      } catch (...) {
        failure = std::current_exception();
        requests.abandon();
      }
    });
    read_requests(environment, requests);
  }
  if (failure) std::rethrow_exception(failure);
  return environment.interrupt.requested() ? ExitCode::interrupted : ExitCode::answered;
}

}  // namespace beeline::app
