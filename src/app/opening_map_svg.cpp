// A map of openings as a picture: hexagons in a rhombus, coordinates, red and blue edges.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/opening_map_text.hpp"

namespace beeline::app {
namespace {

using connection::Colour;

// A cell is 40 wide; a row lies 34.64 below the one above and half a cell to the right of it.
constexpr double across = 40;
constexpr double down = 34.641;
constexpr double radius = 23.094;  // centre to corner
constexpr double margin = 70;
constexpr double legend_height = 90;
constexpr const char* red = "#d9534f";
constexpr const char* blue = "#428bca";

struct Point {
  double x, y;
};

Point centre(int column, int row) {
  return {margin + across * column + across / 2 * row, margin + down * row};
}

// Corner 0 is the lower right one, and so on clockwise.
Point corner(Point middle, int number) {
  constexpr double half = across / 2;
  constexpr Point offsets[6] = {{half, radius / 2},   {0, radius},  {-half, radius / 2},
                                {-half, -radius / 2}, {0, -radius}, {half, -radius / 2}};
  return {middle.x + offsets[number].x, middle.y + offsets[number].y};
}

std::string points(Point middle) {
  std::string text;
  for (int number = 0; number < 6; ++number) {
    const Point at = corner(middle, number);
    fmt::format_to(std::back_inserter(text), "{:.1f},{:.1f} ", at.x, at.y);
  }
  text.pop_back();
  return text;
}

class Picture {
 public:
  explicit Picture(const OpeningMap& map) : map_(map), size_(map.size()) {}

  std::string text() {
    const Point last = centre(size_.width - 1, size_.height - 1);
    const double width = std::max(last.x + margin, 560.0);
    const double height = last.y + margin + legend_height;
    add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {:.0f} {:.0f}" )"
        R"(font-family="sans-serif" font-size="14" text-anchor="middle">)",
        width, height);
    add("<title>Who wins each opening of {} {}</title>", map_.game(), to_string(size_));
    add(R"(<defs><pattern id="unproved" width="6" height="6" patternUnits="userSpaceOnUse">)"
        R"(<rect width="6" height="6" fill="#eee"/><path d="M0 6L6 0" stroke="#999"/></pattern>)"
        R"(</defs>)");
    add(R"(<rect width="100%" height="100%" fill="white"/>)");
    edges();
    cells();
    coordinates();
    legend(last.y + margin);
    return text_ + "</svg>";
  }

 private:
  template <class... Values>
  void add(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(text_), format, std::forward<Values>(values)...);
    text_ += '\n';
  }

  static const char* fill(char winner) {
    return winner == 'B' ? red : winner == 'W' ? blue : "url(#unproved)";
  }

  void edge(Point from, Point to, const char* colour) {
    add(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" stroke="{}" stroke-width="9"/>)",
        from.x, from.y, to.x, to.y, colour);
  }

  // Thick lines under the outermost cells: red above and below, blue left and right.
  void edges() {
    const int right = size_.width - 1;
    const int bottom = size_.height - 1;
    for (int column = 0; column < size_.width; ++column) {
      edge(corner(centre(column, 0), 3), corner(centre(column, 0), 4), red);
      edge(corner(centre(column, 0), 4), corner(centre(column, 0), 5), red);
      edge(corner(centre(column, bottom), 0), corner(centre(column, bottom), 1), red);
      edge(corner(centre(column, bottom), 1), corner(centre(column, bottom), 2), red);
    }
    for (int row = 0; row < size_.height; ++row) {
      edge(corner(centre(0, row), 2), corner(centre(0, row), 3), blue);
      edge(corner(centre(0, row), 1), corner(centre(0, row), 2), blue);
      edge(corner(centre(right, row), 5), corner(centre(right, row), 0), blue);
      edge(corner(centre(right, row), 4), corner(centre(right, row), 5), blue);
    }
  }

  void cells() {
    const auto rows = map_.rows();
    for (int row = 0; row < size_.height; ++row) {
      for (int column = 0; column < size_.width; ++column) {
        const char winner = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        const Point middle = centre(column, row);
        add(R"(<polygon points="{}" fill="{}" stroke="white" stroke-width="2"/>)", points(middle),
            fill(winner));
        if (winner == '?') add(R"(<text x="{:.1f}" y="{:.1f}">?</text>)", middle.x, middle.y + 5);
      }
    }
  }

  void coordinates() {
    for (int column = 0; column < size_.width; ++column) {
      const Point at = centre(column, -1);
      add(R"(<text x="{:.1f}" y="{:.1f}">{}</text>)", at.x, at.y + 5,
          static_cast<char>('a' + column));
    }
    for (int row = 0; row < size_.height; ++row) {
      const Point at = centre(-1, row);
      add(R"(<text x="{:.1f}" y="{:.1f}">{}</text>)", at.x, at.y + 5, row + 1);
    }
  }

  void legend(double top) {
    const auto wins = map_.wins();
    const bool red_opens = map_.opener() == Colour::black;
    add(R"(<g text-anchor="start"><text x="40" y="{:.0f}">{} {}: {} opens, {} replies. )"
        R"(Colour: who wins that opening.</text>)",
        top, map_.game(), to_string(size_), red_opens ? "Red" : "Blue", red_opens ? "Blue" : "Red");
    legend_line(top + 24, 'B', fmt::format("Red (top to bottom) wins, proved: {}", wins.black));
    legend_line(top + 46, 'W', fmt::format("Blue (left to right) wins, proved: {}", wins.white));
    legend_line(top + 68, '?', fmt::format("not proved: {}", wins.unknown));
    add("</g>");
  }

  void legend_line(double y, char winner, const std::string& meaning) {
    add(R"(<rect x="40" y="{:.0f}" width="16" height="16" fill="{}"/>)"
        R"(<text x="64" y="{:.0f}">{}</text>)",
        y - 13, fill(winner), y, meaning);
  }

  const OpeningMap& map_;
  connection::Size size_;
  std::string text_;
};

}  // namespace

std::string map_svg(const OpeningMap& map) {
  return Picture(map).text();
}

}  // namespace beeline::app
