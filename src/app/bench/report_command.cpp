#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "app/bench/commands.hpp"
#include "app/bench/knockout.hpp"
#include "app/bench/plots.hpp"
#include "app/bench/report.hpp"
#include "app/bench/speedup.hpp"

namespace beeline::app {
namespace {

using namespace bench;

std::string seconds_text(double seconds) {
  return fmt::format("{:.3f}", seconds);
}

const char* outcome_of(bool complete) {
  return complete ? "solved" : "unsolved";
}

// Each part measures, adds its section and enters its figures. False: a limit left a hole.
class ReportRun {
 public:
  ReportRun(const BenchReport& command, const Environment& environment)
      : command_(command),
        environment_(environment),
        report_(command.folder, command.name, provenance(command.speedup.settings)) {}

  [[nodiscard]] bool part(const std::string& name) {
    if (name == "speedup") return speedup(false);
    if (name == "simulated") return speedup(true);
    if (name == "knockout") return knockout();
    return openings();
  }

  [[nodiscard]] std::string finish() { return report_.finish().string(); }

 private:
  [[nodiscard]] bool speedup(bool simulated) {
    const BenchSpeedup& wanted = command_.speedup;
    const char* const measure = simulated ? "simulated" : "speedup";
    const Suite suite = find_suite(wanted.suite, environment_.games);
    Measurer measurer(suite, environment_);
    const SpeedupPlan plan{simulated ? command_.workers : wanted.threads, wanted.repeats, simulated,
                           usable_cores()};
    const auto rows = measure_speedup(plan, wanted.settings, measurer, environment_);
    const auto title = fmt::format("Speed-up on {}{}", suite.name, simulated ? ", simulated" : "");
    report_.add(measure, title, speedup_grid(rows), speedup_notes(rows, plan.cores),
                plot_speedup(rows, title));
    bool complete = true;
    for (const SpeedupRow& row : rows) {
      complete = complete && row.complete;
      report_.enter({measure, suite.name, std::to_string(row.threads),
                     row.oversubscribed ? "oversubscribed" : outcome_of(row.complete),
                     simulated ? "" : seconds_text(row.time), std::to_string(row.expansions)});
    }
    return complete;
  }

  [[nodiscard]] bool knockout() {
    const BenchKnockout& wanted = command_.knockout;
    const Suite suite = knockout_suite(wanted, environment_);
    Measurer measurer(suite, environment_);
    const KnockoutPlan plan{wanted.game, wanted.give_up, wanted.by_expansions};
    const auto rows = measure_knockout(plan, wanted.settings, measurer, environment_);
    const auto title = fmt::format("Features on {}", suite.name);
    const auto notes =
        fmt::format("A run is {}. All runs agree about every winner.\n", give_up_in_words(plan));
    report_.add("knockout", title, knockout_grid(rows, plan.by_expansions), notes,
                plot_knockout(rows, title));
    for (const KnockoutRow& row : rows) {
      report_.enter({"knockout", suite.name, row.name(), row.cost.complete ? "solved" : "given up",
                     plan.by_expansions ? "" : seconds_text(row.cost.seconds),
                     std::to_string(row.cost.expansions)});
    }
    return !rows.empty() && rows.front().cost.complete;
  }

  [[nodiscard]] bool openings() {
    const BenchKnockout& wanted = command_.knockout;
    const auto size = wanted.size;
    const Suite suite = openings_suite(wanted.game, size);
    Measurer measurer(suite, environment_);
    const bool complete = measurer.run(wanted.settings, "openings").complete;
    Grid grid{{"opening", "winner", "seconds", "expansions"}, {}};
    std::vector<OpeningCost> costs;
    const auto openings = openings_up_to_symmetry(size);
    for (std::size_t i = 0; i < measurer.by_position().size(); ++i) {
      const Cost& cost = measurer.by_position()[i];
      const auto winner = measurer.winners()[i];
      const std::string cell = cell_name(size, openings[i].cell);
      const char* const won_by = winner ? to_string(*winner) : "unsolved";
      costs.push_back({openings[i], winner, cost.seconds, cost.expansions});
      grid.rows.push_back(
          {cell, won_by, seconds_text(cost.seconds), std::to_string(cost.expansions)});
      report_.enter({"openings", suite.name, cell, won_by, seconds_text(cost.seconds),
                     std::to_string(cost.expansions)});
    }
    const auto title = fmt::format("Time by opening: {} {}", wanted.game, to_string(size));
    report_.add("openings", title, grid, "", plot_openings(size, costs, title));
    return complete;
  }

  const BenchReport& command_;
  const Environment& environment_;
  Report report_;
};

}  // namespace

// After an interrupt what was measured is still written.
ExitCode execute(const BenchReport& command, const Environment& environment) {
  ReportRun run(command, environment);
  bool complete = true;
  for (const std::string& part : command.parts) {
    if (environment.interrupt.requested()) break;
    complete = run.part(part) && complete;
  }
  environment.out << run.finish() << '\n';
  if (environment.interrupt.requested()) return ExitCode::interrupted;
  return complete ? ExitCode::answered : ExitCode::unsolved;
}

}  // namespace beeline::app
