#include "app/bench/speedup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "app/numbers.hpp"

namespace beeline::app::bench {
namespace {

template <class Value>
Value median(std::vector<Value> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

// One row of repeated runs.
class Repeats {
 public:
  void add(double time, double cpu_seconds, std::uint64_t expansions, double idle) {
    times_.push_back(time);
    cpu_.push_back(cpu_seconds);
    expansions_.push_back(expansions);
    idle_.push_back(idle);
  }

  void finish(SpeedupRow& row) const {
    if (times_.empty()) return;
    row.time = median(times_);
    row.least_time = std::ranges::min(times_);
    row.most_time = std::ranges::max(times_);
    row.cpu_seconds = median(cpu_);
    row.expansions = median(expansions_);
    row.idle = median(idle_);
  }

 private:
  std::vector<double> times_;
  std::vector<double> cpu_;
  std::vector<std::uint64_t> expansions_;
  std::vector<double> idle_;
};

std::string run_name(int threads, bool simulated) {
  return fmt::format("{} {}{}", threads, simulated ? "simulated worker" : "thread",
                     threads == 1 ? "" : "s");
}

SpeedupRow run_threads(int threads, const SpeedupPlan& plan, Settings settings, Measurer& measurer,
                       const Environment& environment) {
  SpeedupRow row{.threads = threads, .oversubscribed = threads > plan.cores};
  settings.search.threads = threads;
  settings.chosen.insert("threads");  // or the game's default would count
  Repeats repeats;
  for (int i = 0; i < plan.repeats && row.complete; ++i) {
    const Cost cost = measurer.run(settings, run_name(threads, false));
    const double available = cost.seconds * threads;
    const double idle = available > 0 ? std::max(0.0, 1 - cost.busy_seconds / available) : 0;
    repeats.add(cost.seconds, cost.cpu_seconds, cost.expansions, idle);
    row.complete = cost.complete && !environment.interrupt.requested();
  }
  repeats.finish(row);
  return row;
}

// The simulation repeats itself exactly: one run says it all.
SpeedupRow run_simulated(int workers, const Settings& settings, Measurer& measurer,
                         const Environment& environment) {
  SpeedupRow row{.threads = workers, .simulated = true};
  std::uint64_t makespan = 0;
  std::uint64_t busy = 0;
  const Suite& suite = measurer.suite();
  for (std::size_t i = 0; i < suite.positions.size() && row.complete; ++i) {
    const auto& [name, position] = suite.positions[i];
    const auto solver = find_game(environment.games, name).make_solver(position.size, settings);
    const auto run = solver->simulate(position, workers, settings.limits, environment.interrupt);
    makespan += run.makespan;
    busy += run.busy;
    row.expansions += run.expansions;
    row.complete = run.bounds.is_solved();
    if (!row.complete) break;
    const auto winner = run.bounds.is_won() ? position.to_play : opposite(position.to_play);
    measurer.check_winner(i, winner, run_name(workers, true));
  }
  row.time = row.least_time = row.most_time = static_cast<double>(makespan);
  const double available = row.time * workers;
  row.idle = available > 0 ? 1 - static_cast<double>(busy) / available : 0;
  return row;
}

void compare(SpeedupRow& row, const SpeedupRow& one) {
  if (!row.complete || !one.complete) return;
  if (one.expansions > 0) {
    row.overhead = static_cast<double>(row.expansions) / static_cast<double>(one.expansions) - 1;
  }
  if (row.oversubscribed) return;
  if (row.time > 0) row.speedup = one.time / row.time;
  if (row.cpu_seconds > 0) {
    row.by_cpu = row.threads * (1 - row.idle) * one.cpu_seconds / row.cpu_seconds;
  }
}

std::string or_dash(std::optional<double> number, const char* format, double factor = 1) {
  return number ? fmt::format(fmt::runtime(format), factor * *number) : "-";
}

}  // namespace

std::vector<SpeedupRow> measure_speedup(const SpeedupPlan& plan, const Settings& settings,
                                        Measurer& measurer, const Environment& environment) {
  std::vector<SpeedupRow> rows;
  for (const int threads : plan.threads) {
    rows.push_back(plan.simulate ? run_simulated(threads, settings, measurer, environment)
                                 : run_threads(threads, plan, settings, measurer, environment));
    if (environment.interrupt.requested()) break;
  }
  const auto one = std::ranges::find(rows, 1, &SpeedupRow::threads);
  if (one == rows.end()) return rows;
  const SpeedupRow base = *one;
  for (SpeedupRow& row : rows) compare(row, base);
  return rows;
}

Grid speedup_grid(const std::vector<SpeedupRow>& rows) {
  const bool simulated = !rows.empty() && rows.front().simulated;
  Grid grid;
  if (simulated) {
    grid.header = {"simulated workers", "time in expansions"};
  } else {
    grid.header = {"threads", "seconds", "least", "most"};
  }
  for (const char* column : {"speed-up", "efficiency", "expansions", "overhead %", "idle %"}) {
    grid.header.emplace_back(column);
  }
  if (!simulated) grid.header.insert(grid.header.end(), {"CPU seconds", "by CPU"});
  for (const SpeedupRow& row : rows) {
    std::vector<std::string> fields{std::to_string(row.threads)};
    if (simulated) {
      fields.push_back(fmt::format("{:.0f}", row.time));
    } else {
      for (const double time : {row.time, row.least_time, row.most_time}) {
        fields.push_back(fmt::format("{:.3f}", time));
      }
    }
    fields.push_back(row.oversubscribed ? "oversubscribed" : or_dash(row.speedup, "{:.2f}"));
    fields.push_back(or_dash(row.efficiency(), "{:.2f}"));
    fields.push_back(std::to_string(row.expansions));
    fields.push_back(or_dash(row.overhead, "{:.1f}", 100));
    fields.push_back(fmt::format("{:.1f}", 100 * row.idle));
    if (!simulated) {
      fields.push_back(fmt::format("{:.3f}", row.cpu_seconds));
      fields.push_back(or_dash(row.by_cpu, "{:.2f}"));
    }
    grid.rows.push_back(fields);
  }
  return grid;
}

std::string speedup_notes(const std::vector<SpeedupRow>& rows, int cores) {
  std::string notes;
  if (!rows.empty() && rows.front().simulated) {
    notes +=
        "Simulated: workers on a virtual clock that counts expansions; no time was measured.\n";
  }
  for (const SpeedupRow& row : rows) {
    const std::string name = run_name(row.threads, row.simulated);
    if (row.oversubscribed) {
      notes += fmt::format("{} on {} core{}: oversubscribed, so this is no speed-up.\n", name,
                           cores, cores == 1 ? "" : "s");
    }
    if (!row.complete) notes += fmt::format("{}: unsolved within the limits.\n", name);
  }
  return notes;
}

}  // namespace beeline::app::bench
