// A drawing as an SVG file: shapes and words, each escaped and closed.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace beeline::app::bench {

struct Point {
  double x = 0;
  double y = 0;
};

enum class Anchor { start, middle, end };

class Svg {
 public:
  Svg(double width, double height, std::string_view title);

  // `style` is CSS, such as "stroke:#000;fill:none".
  void line(Point from, Point to, std::string_view style);
  void polyline(std::span<const Point> points, std::string_view style);
  void polygon(std::span<const Point> points, std::string_view style);
  void rectangle(Point corner, double width, double height, std::string_view style);
  void circle(Point centre, double radius, std::string_view style);
  void text(Point at, std::string_view words, Anchor anchor = Anchor::start, double size = 12,
            std::string_view style = "");

  [[nodiscard]] std::string file() const { return body_ + "</svg>\n"; }

 private:
  void path_of(std::string_view element, std::span<const Point> points, std::string_view style);

  std::string body_;
};

// The text with what means something in XML escaped; characters that XML forbids become '?'.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace beeline::app::bench
