#include <vector>

#include "app/bench/grid.hpp"
#include "app/bench/plots.hpp"
#include "app/bench/svg.hpp"
#include "catch.hpp"
#include "well_formed.hpp"

namespace beeline::app::test {
namespace {

using namespace bench;

TEST_CASE("bench: what means something in XML is escaped in a drawing") {
  Svg svg(100, 50, "a<b & \"c\"");
  svg.text({1, 2}, "</svg>\x01\xff");
  CHECK(is_well_formed(svg.file()));
  CHECK(svg.file().find("a&lt;b &amp; &quot;c&quot;") != std::string::npos);
  CHECK(!is_well_formed("<svg><g></svg>"));
  CHECK(!is_well_formed("<svg>a & b</svg>"));
}

TEST_CASE("bench: every plot is well formed, with few, many or no rows") {
  std::vector<SpeedupRow> speedups;
  std::vector<KnockoutRow> knockouts;
  std::vector<OpeningCost> openings;
  const connection::Size size{3, 2};
  for (int round = 0; round < 3; ++round) {
    CHECK(is_well_formed(plot_speedup(speedups, "speed-up")));
    CHECK(is_well_formed(plot_knockout(knockouts, "features")));
    CHECK(is_well_formed(plot_openings(size, openings, "openings")));
    speedups.push_back({.threads = 1 << round, .speedup = 0.5 + round});
    speedups.push_back({.threads = 3, .oversubscribed = true});
    knockouts.push_back({.feature = "a<b", .cost = {.expansions = 100}});
    knockouts.push_back({.cost = {.expansions = 100'000, .complete = false}});
    openings.push_back({{0, {5}}, connection::Colour::black, 0.5, 10});
    openings.push_back({{1, {4}}, std::nullopt, 0, 0});
  }
}

TEST_CASE("bench: a row without a speed-up has no point in the plot") {
  const std::vector<SpeedupRow> rows{{.threads = 1, .speedup = 1.0},
                                     {.threads = 4, .oversubscribed = true}};
  const std::string svg = plot_speedup(rows, "speed-up");
  std::size_t points = 0;
  for (auto at = svg.find("<circle"); at != svg.npos; at = svg.find("<circle", at + 1)) ++points;
  CHECK(points == 1);
}

TEST_CASE("bench: tables come as text, Markdown and CSV") {
  const Grid grid{{"name", "n"}, {{"a, \"b\"", "1"}, {"c", "23"}}};
  CHECK(grid.as_text() == "name     n\na, \"b\"   1\nc       23\n");
  CHECK(grid.as_markdown() == "| name | n |\n|---|---:|\n| a, \"b\" | 1 |\n| c | 23 |\n");
  CHECK(grid.as_csv() == "name,n\n\"a, \"\"b\"\"\",1\nc,23\n");
}

}  // namespace
}  // namespace beeline::app::test
