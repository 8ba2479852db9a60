#include "app/bench/knockout.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "app/bench/feature.hpp"

namespace beeline::app::bench {
namespace {

using Kind = KnockoutRow::Kind;

struct Run {
  KnockoutRow row;
  Settings settings;
};

std::vector<Run> planned_runs(const std::string& game, const Settings& settings) {
  const auto features = features_of(game);
  Settings nothing = settings;
  for (const Feature& feature : features) feature.set(nothing, false);

  std::vector<Run> runs;
  const auto plan = [&runs](Kind kind, const Settings& chosen) -> Run& {
    Run& run = runs.emplace_back();
    run.row.kind = kind;
    run.settings = chosen;
    return run;
  };
  const auto plan_feature = [&plan](Kind kind, const Settings& chosen, const Feature& feature,
                                    bool on) {
    Run& run = plan(kind, chosen);
    run.row.feature = feature.name;
    run.row.on = on;
    feature.set(run.settings, on);
  };
  plan(Kind::baseline, settings);
  for (const Feature& feature : features) {
    plan_feature(Kind::changed, settings, feature, !feature.standard);
  }
  for (const Feature& feature : features) plan_feature(Kind::alone, nothing, feature, true);
  plan(Kind::nothing, nothing);
  return runs;
}

double ratio(double cost, double base) {
  return base > 0 ? cost / base : 1;
}

}  // namespace

std::string KnockoutRow::name() const {
  switch (kind) {
    case Kind::baseline: return "as is";
    case Kind::changed: return (on ? "with " : "without ") + feature;
    case Kind::alone: return "only " + feature;
    case Kind::nothing: break;
  }
  return "nothing at all";
}

std::vector<KnockoutRow> measure_knockout(const std::string& game, double give_up,
                                          const Settings& settings, Measurer& measurer,
                                          const Environment& environment) {
  constexpr double least_seconds = 1;
  std::vector<KnockoutRow> rows;
  for (Run& run : planned_runs(game, settings)) {
    KnockoutRow& row = run.row;
    const double seconds =
        rows.empty() ? 0 : std::max(least_seconds, give_up * rows.front().cost.seconds);
    row.cost = measurer.run(run.settings, row.name(), seconds);
    if (environment.interrupt.requested()) break;
    const Cost& base = rows.empty() ? row.cost : rows.front().cost;
    row.time_ratio = ratio(row.cost.seconds, base.seconds);
    row.expansion_ratio =
        ratio(static_cast<double>(row.cost.expansions), static_cast<double>(base.expansions));
    rows.push_back(row);
    if (!rows.front().cost.complete) break;
  }
  return rows;
}

Grid knockout_grid(const std::vector<KnockoutRow>& rows) {
  Grid grid{{"features", "seconds", "time ratio", "expansions", "expansion ratio"}, {}};
  for (const KnockoutRow& row : rows) {
    const char* const over = row.cost.complete ? "" : "over ";
    grid.rows.push_back({row.name(), fmt::format("{}{:.3f}", over, row.cost.seconds),
                         fmt::format("{}{:.2f}", over, row.time_ratio),
                         fmt::format("{}{}", over, row.cost.expansions),
                         fmt::format("{}{:.2f}", over, row.expansion_ratio)});
  }
  return grid;
}

}  // namespace beeline::app::bench
