#include "app/bench/knockout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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

Limits limits_of(const KnockoutPlan& plan, const Cost& base) {
  constexpr double least_seconds = 1;
  Limits limits;
  if (plan.by_expansions) {
    const double most = plan.give_up * static_cast<double>(base.expansions);
    limits.expansions = std::max<std::uint64_t>(1, static_cast<std::uint64_t>(most));
  } else {
    limits.seconds = std::max(least_seconds, plan.give_up * base.seconds);
  }
  return limits;
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

std::vector<KnockoutRow> measure_knockout(const KnockoutPlan& plan, const Settings& settings,
                                          Measurer& measurer, const Environment& environment) {
  std::vector<KnockoutRow> rows;
  for (Run& run : planned_runs(plan.game, settings)) {
    KnockoutRow& row = run.row;
    const Limits limits = rows.empty() ? Limits{} : limits_of(plan, rows.front().cost);
    row.cost = measurer.run(run.settings, row.name(), limits);
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

Grid knockout_grid(const std::vector<KnockoutRow>& rows, bool by_expansions) {
  Grid grid{{"features", "expansions", "expansion ratio"}, {}};
  if (!by_expansions) grid.header.insert(grid.header.begin() + 1, {"seconds", "time ratio"});
  for (const KnockoutRow& row : rows) {
    const char* const over = row.cost.complete ? "" : "over ";
    std::vector<std::string> fields{row.name(), fmt::format("{}{}", over, row.cost.expansions),
                                    fmt::format("{}{:.2f}", over, row.expansion_ratio)};
    if (!by_expansions) {
      fields.insert(fields.begin() + 1, {fmt::format("{}{:.3f}", over, row.cost.seconds),
                                         fmt::format("{}{:.2f}", over, row.time_ratio)});
    }
    grid.rows.push_back(std::move(fields));
  }
  return grid;
}

std::string give_up_in_words(const KnockoutPlan& plan) {
  return fmt::format("given up after {:g} times the {} as is", plan.give_up,
                     plan.by_expansions ? "expansions" : "time");
}

}  // namespace beeline::app::bench
