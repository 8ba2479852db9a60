#include "app/bench/commands.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "app/bench/knockout.hpp"
#include "app/bench/provenance.hpp"
#include "app/bench/speedup.hpp"

namespace beeline::app {
namespace {

using namespace bench;

// Where the figures come from, above the figures.
std::string heading(const Suite& suite, const std::string& how, const Settings& settings) {
  const Provenance from = provenance(settings);
  return fmt::format("{}: {} position{}, {}\ncommit {}, {}, {} core{}, {:.1f} GiB, {}\n{}\n",
                     suite.name, suite.positions.size(), suite.positions.size() == 1 ? "" : "s",
                     how, from.commit, from.cpu, from.cores, from.cores == 1 ? "" : "s",
                     from.memory_gib, from.date,
                     from.options.empty() ? "" : "options " + from.options + "\n");
}

// One object a row, under the names of the columns.
std::string as_json_lines(const Grid& grid) {
  std::string lines;
  for (const auto& row : grid.rows) {
    nlohmann::ordered_json object;
    for (std::size_t i = 0; i < row.size(); ++i) object[grid.header[i]] = row[i];
    lines += object.dump() + '\n';
  }
  return lines;
}

void print(const Grid& grid, const std::string& above, const std::string& below,
           const Settings& settings, const Environment& environment) {
  if (settings.json) {
    environment.out << as_json_lines(grid);
  } else {
    environment.out << above << grid.as_text() << below;
  }
}

ExitCode result_of(bool complete, const Environment& environment) {
  if (environment.interrupt.requested()) return ExitCode::interrupted;
  return complete ? ExitCode::answered : ExitCode::unsolved;
}

}  // namespace

ExitCode execute(const BenchSpeedup& command, const Environment& environment) {
  const Suite suite = find_suite(command.suite, environment.games);
  Measurer measurer(suite, environment);
  const SpeedupPlan plan{command.threads, command.repeats, command.simulate, usable_cores()};
  const auto rows = measure_speedup(plan, command.settings, measurer, environment);
  const auto how = command.simulate
                       ? std::string("simulated workers")
                       : fmt::format("median of {} run{}, the table emptied before each position",
                                     command.repeats, command.repeats == 1 ? "" : "s");
  print(speedup_grid(rows), heading(suite, how, command.settings), speedup_notes(rows, plan.cores),
        command.settings, environment);
  bool complete = true;
  for (const SpeedupRow& row : rows) complete = complete && row.complete;
  return result_of(complete, environment);
}

bench::Suite knockout_suite(const BenchKnockout& command, const Environment& environment) {
  return command.suite.empty() ? openings_suite(command.game, command.size)
                               : find_suite(command.suite, environment.games);
}

ExitCode execute(const BenchKnockout& command, const Environment& environment) {
  const Suite suite = knockout_suite(command, environment);
  Measurer measurer(suite, environment);
  const KnockoutPlan plan{command.game, command.give_up, command.by_expansions};
  const auto rows = measure_knockout(plan, command.settings, measurer, environment);
  const auto how = "each feature changed, and each alone; " + give_up_in_words(plan);
  print(knockout_grid(rows, plan.by_expansions), heading(suite, how, command.settings),
        "All runs agree about every winner.\n", command.settings, environment);
  return result_of(!rows.empty() && rows.front().cost.complete, environment);
}

}  // namespace beeline::app
