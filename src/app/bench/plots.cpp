#include "app/bench/plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "app/bench/svg.hpp"

namespace beeline::app::bench {
namespace {

constexpr const char* axis = "stroke:#333;stroke-width:1";
constexpr const char* faint = "stroke:#ddd;stroke-width:1";
constexpr const char* title_style = "font-weight:bold";

// "2.4" or "150", for labels.
std::string short_number(double number) {
  return number >= 100 ? fmt::format("{:.0f}", number) : fmt::format("{:.2g}", number);
}

std::string short_seconds(double seconds) {
  return seconds < 0.0995 ? fmt::format("{:.0f} ms", 1000 * seconds) : short_number(seconds) + " s";
}

// From pale yellow to dark red: share is 0 to 1.
std::string heat(double share) {
  const auto mix = [share](double cold, double hot) {
    return static_cast<int>(std::lround(cold + share * (hot - cold)));
  };
  return fmt::format("#{:02x}{:02x}{:02x}", mix(255, 160), mix(247, 20), mix(205, 30));
}

}  // namespace

std::string plot_speedup(const std::vector<SpeedupRow>& rows, std::string_view title) {
  constexpr double left = 70;
  constexpr double top = 50;
  constexpr double side = 400;
  Svg svg(left + side + 40, top + side + 60, title);
  svg.text({left, 28}, title, Anchor::start, 15, title_style);

  int doublings = 1;
  for (const SpeedupRow& row : rows) {
    doublings = std::max(doublings, static_cast<int>(std::ceil(std::log2(row.threads))));
  }
  const double unit = side / doublings;
  const auto place = [&](double threads, double speedup) {
    return Point{left + unit * std::log2(threads), top + side - unit * std::log2(speedup)};
  };
  for (int i = 0; i <= doublings; ++i) {
    const double power = std::exp2(i);
    const Point on_line = place(power, power);
    svg.line({left, on_line.y}, {left + side, on_line.y}, faint);
    svg.line({on_line.x, top}, {on_line.x, top + side}, faint);
    svg.text({left - 8, on_line.y + 4}, fmt::format("{:.0f}", power), Anchor::end);
    svg.text({on_line.x, top + side + 18}, fmt::format("{:.0f}", power), Anchor::middle);
  }
  svg.line({left, top + side}, {left + side, top + side}, axis);
  svg.line({left, top}, {left, top + side}, axis);
  svg.line(place(1, 1), place(std::exp2(doublings), std::exp2(doublings)),
           "stroke:#999;stroke-dasharray:6 4");
  svg.text({left + side - 6, top + 24}, "ideal", Anchor::end, 12, "fill:#777");

  const bool simulated = !rows.empty() && rows.front().simulated;
  std::vector<Point> curve;
  for (const SpeedupRow& row : rows) {
    if (!row.speedup) continue;
    const Point point = place(row.threads, std::max(1.0, *row.speedup));
    curve.push_back(point);
    svg.circle(point, 4, "fill:#0a5");
    svg.text({point.x + 6, point.y + 16}, fmt::format("{:.2f}", *row.speedup), Anchor::start, 11);
  }
  svg.polyline(curve, "fill:none;stroke:#0a5;stroke-width:2");
  svg.text({left + side / 2, top + side + 42}, simulated ? "simulated workers" : "threads",
           Anchor::middle);
  svg.text({left, top - 8}, simulated ? "speed-up (simulated, in expansions)" : "speed-up");
  return svg.file();
}

std::string plot_knockout(const std::vector<KnockoutRow>& rows, std::string_view title) {
  constexpr double left = 240;
  constexpr double top = 60;
  constexpr double width = 420;
  constexpr double pitch = 22;
  const double bottom = top + pitch * static_cast<double>(rows.size());
  Svg svg(left + width + 110, bottom + 40, title);
  svg.text({16, 28}, title, Anchor::start, 15, title_style);

  std::uint64_t most = 10;
  for (const KnockoutRow& row : rows) most = std::max(most, row.cost.expansions);
  const int decades = static_cast<int>(std::ceil(std::log10(static_cast<double>(most))));
  const auto place = [&](std::uint64_t expansions) {
    return width * std::log10(std::max<double>(1, static_cast<double>(expansions))) / decades;
  };
  for (int i = 0; i <= decades; ++i) {
    const double x = left + width * i / decades;
    svg.line({x, top - 4}, {x, bottom}, faint);
    svg.text({x, bottom + 16}, fmt::format("1e{}", i), Anchor::middle, 11);
  }
  double y = top;
  for (const KnockoutRow& row : rows) {
    const double length = place(row.cost.expansions);
    const bool open = !row.cost.complete;
    svg.text({left - 8, y + 14}, row.name(), Anchor::end);
    svg.rectangle({left, y + 3}, length, pitch - 6,
                  open ? "fill:#fff;stroke:#c60;stroke-dasharray:4 3"
                       : (row.kind == KnockoutRow::Kind::baseline ? "fill:#0a5" : "fill:#48c"));
    svg.text({left + length + 6, y + 14},
             fmt::format("{}{:.2f}x", open ? "over " : "", row.expansion_ratio), Anchor::start, 11);
    y += pitch;
  }
  svg.line({left, top - 4}, {left, bottom}, axis);
  svg.text({left + width / 2, bottom + 34}, "expansions; dashed: given up", Anchor::middle);
  return svg.file();
}

std::string plot_openings(connection::Size size, const std::vector<OpeningCost>& costs,
                          std::string_view title) {
  constexpr double radius = 34;
  constexpr double top = 90;
  constexpr double left = 70;
  const double step = std::numbers::sqrt3 * radius;
  const auto centre = [&](connection::Cell cell) {
    const int column = cell % size.width;
    const int row = cell / size.width;
    return Point{left + step * (column + 0.5 * row), top + 1.5 * radius * row};
  };
  const Point last = centre(static_cast<connection::Cell>(size.cells() - 1));
  Svg svg(std::max(last.x + left, 480.0), last.y + 110, title);
  svg.text({16, 28}, title, Anchor::start, 15, title_style);

  double least = 1e9;
  double most = 1e-6;
  for (const OpeningCost& cost : costs) {
    least = std::min(least, std::max(1e-6, cost.seconds));
    most = std::max(most, cost.seconds);
  }
  const auto share = [&](double seconds) {
    if (most <= least) return 0.0;
    return std::clamp(std::log(std::max(least, seconds) / least) / std::log(most / least), 0.0,
                      1.0);
  };
  const auto draw = [&](connection::Cell cell, const OpeningCost& cost) {
    const Point middle = centre(cell);
    std::array<Point, 6> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const double angle = std::numbers::pi * (static_cast<double>(i) / 3 + 1.0 / 6);
      corners[i] = {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)};
    }
    const double warmth = share(cost.seconds);
    svg.polygon(corners, fmt::format("fill:{};stroke:#555", cost.winner ? heat(warmth) : "#bbb"));
    if (cost.winner) {
      const bool black = *cost.winner == connection::Colour::black;
      svg.circle({middle.x, middle.y - 9}, 9,
                 black ? "fill:#000;stroke:#000" : "fill:#fff;stroke:#000");
    }
    svg.text({middle.x, middle.y + 16}, cost.winner ? short_seconds(cost.seconds) : "unsolved",
             Anchor::middle, 11, warmth > 0.6 ? "fill:#fff" : "");
  };
  for (const OpeningCost& cost : costs) {
    draw(cost.opening.cell, cost);
    for (const connection::Cell cell : cost.opening.symmetric) draw(cell, cost);
  }
  for (int column = 0; column < size.width; ++column) {
    const Point at = centre(static_cast<connection::Cell>(column));
    svg.text({at.x - radius / 2, at.y - radius - 6},
             std::string(1, static_cast<char>('a' + column)), Anchor::middle);
  }
  for (int row = 0; row < size.height; ++row) {
    const Point at = centre(static_cast<connection::Cell>(row * size.width));
    svg.text({at.x - radius - 4, at.y + 12}, std::to_string(row + 1), Anchor::end);
  }
  svg.text({16, last.y + radius + 36},
           "Black opens, White replies. The stone is the winner: black joins top to bottom, white "
           "left to right.");
  svg.text({16, last.y + radius + 54},
           fmt::format("Time of each opening from an empty table: pale {}, dark {}.",
                       short_seconds(least), short_seconds(most)));
  return svg.file();
}

}  // namespace beeline::app::bench
