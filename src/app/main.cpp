#include <unistd.h>
#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "app/exit_code.hpp"
#include "app/run.hpp"

namespace {

// Global because a signal handler has no other way to reach it.
beeline::StopFlag interrupt;

// The first signal asks the search to stop and say what it knows; the second ends the program.
extern "C" void on_signal(int) {
  if (interrupt.requested()) _exit(static_cast<int>(beeline::app::ExitCode::interrupted));
  interrupt.request();
}

// Without SA_RESTART, so that a batch that waits for its next line wakes up too.
void install_signal_handler() {
  struct sigaction action {};
  action.sa_handler = on_signal;
  sigaddset(&action.sa_mask, SIGINT);
  sigaddset(&action.sa_mask, SIGTERM);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

}  // namespace

int main(int argc, char* argv[]) {
  install_signal_handler();
  const std::vector<std::string> args(argv + (argc > 0 ? 1 : 0), argv + argc);
  return beeline::app::run(args,
                           {std::cin, std::cout, std::cerr, interrupt, isatty(STDERR_FILENO) == 1});
}
