#include "app/bench/svg.hpp"

#include <fmt/format.h>

#include <iterator>

namespace beeline::app::bench {

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default: escaped += c >= ' ' && c <= '~' ? c : '?';
    }
  }
  return escaped;
}

Svg::Svg(double width, double height, std::string_view title)
    : body_(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" "
                        "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
                        "font-family=\"sans-serif\">\n<title>{2}</title>\n",
                        width, height, xml_escaped(title))) {
  rectangle({0, 0}, width, height, "fill:#fff");
}

void Svg::line(Point from, Point to, std::string_view style) {
  fmt::format_to(std::back_inserter(body_),
                 "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" style=\"{}\"/>\n",
                 from.x, from.y, to.x, to.y, xml_escaped(style));
}

void Svg::path_of(std::string_view element, std::span<const Point> points, std::string_view style) {
  auto out = std::back_inserter(body_);
  fmt::format_to(out, "<{} points=\"", element);
  for (const Point& point : points) fmt::format_to(out, "{:.1f},{:.1f} ", point.x, point.y);
  fmt::format_to(out, "\" style=\"{}\"/>\n", xml_escaped(style));
}

void Svg::polyline(std::span<const Point> points, std::string_view style) {
  path_of("polyline", points, style);
}

void Svg::polygon(std::span<const Point> points, std::string_view style) {
  path_of("polygon", points, style);
}

void Svg::rectangle(Point corner, double width, double height, std::string_view style) {
  fmt::format_to(
      std::back_inserter(body_),
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" style=\"{}\"/>\n",
      corner.x, corner.y, width, height, xml_escaped(style));
}

void Svg::circle(Point centre, double radius, std::string_view style) {
  fmt::format_to(std::back_inserter(body_),
                 "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" style=\"{}\"/>\n", centre.x,
                 centre.y, radius, xml_escaped(style));
}

void Svg::text(Point at, std::string_view words, Anchor anchor, double size,
               std::string_view style) {
  const char* const side = anchor == Anchor::start    ? "start"
                           : anchor == Anchor::middle ? "middle"
                                                      : "end";
  fmt::format_to(std::back_inserter(body_),
                 "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{:.0f}\" "
                 "style=\"{}\">{}</text>\n",
                 at.x, at.y, side, size, xml_escaped(style), xml_escaped(words));
}

}  // namespace beeline::app::bench
