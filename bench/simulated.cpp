// How the search would scale: the same jobs on 1 to 1024 simulated workers.
//
//   bench_simulated "rex 4x4" [expansions-limit]
//
// Time is counted in expansions, so the figures are the same on every machine. They are simulated:
// nothing here says how fast a real machine with that many cores would be.
#include <fmt/core.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "beeline/simulation.hpp"
#include "beeline/solve.hpp"
#include "connection/plain_worker.hpp"
#include "connection/position_text.hpp"
#include "hex/rules.hpp"
#include "rex/rules.hpp"

namespace {

using namespace beeline;

template <class Worker>
void print_scaling(const connection::Position& position, const Limits& limits) {
  fmt::print("{:>8} {:>10} {:>10} {:>9} {:>10} {:>9} {:>6}  (simulated)\n", "workers", "makespan",
             "expansions", "speed-up", "efficiency", "overhead", "idle");
  SimulatedRun one;
  for (const std::uint64_t workers : {1U, 2U, 4U, 8U, 16U, 64U, 256U, 1024U}) {
    const SearchOptions options;
    const auto table = make_table<Worker>(options);
    const StopFlag never;
    Control control(limits, never);
    auto worker = std::make_unique<Worker>(position, connection::ConnectionOptions{});
    const auto run = simulate<Worker>(workers, std::move(worker), *table, options, control);
    if (!run.bounds.is_solved()) {
      fmt::print("{:>8} unsolved after {} expansions\n", workers, run.expansions);
      continue;
    }
    if (workers == 1) one = run;
    const double speed_up = static_cast<double>(one.makespan) / static_cast<double>(run.makespan);
    const double overhead =
        static_cast<double>(run.expansions) / static_cast<double>(one.expansions) - 1;
    fmt::print("{:>8} {:>10} {:>10} {:>9.2f} {:>10.2f} {:>8.0f}% {:>5.0f}%\n", workers,
               run.makespan, run.expansions, speed_up, speed_up / static_cast<double>(workers),
               100 * overhead, 100 * run.idle_share());
  }
}

}  // namespace

int main(int argc, char* argv[]) try {
  const auto [game, position] = connection::parse_position(argc > 1 ? argv[1] : "rex 4x4");
  if (game != "hex" && game != "rex") {
    throw connection::UserError("unknown game: expected hex or rex");
  }
  const Limits limits{.expansions = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0};
  connection::with_word_for(position.size, [&, &game = game, &position = position]<class Word>() {
    if (game == "hex") {
      print_scaling<connection::PlainWorker<hex::Rules, Word>>(position, limits);
    } else {
      print_scaling<connection::PlainWorker<rex::Rules, Word>>(position, limits);
    }
  });
  return EXIT_SUCCESS;
} catch (const connection::UserError& error) {
  fmt::print(stderr, "{}\n", error.what());
  return 2;
}
