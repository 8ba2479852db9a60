#include "connection/templates.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "connection/pattern_text.hpp"

namespace beeline::connection {
namespace {

using Points = std::vector<LocalPattern::Point>;

// A template moved, turned and mirrored: stones first, then the carrier.
struct Shape {
  Points stones, carrier;

  template <class F>
  [[nodiscard]] Shape mapped(F&& f) const {
    Shape result;
    for (const auto& point : stones) result.stones.push_back(f(point));
    for (const auto& point : carrier) result.carrier.push_back(f(point));
    return result;
  }
};

// With the last row as row 0 and rows above it negative, as if the side were below row 0.
Shape shape_of(const LocalPattern& pattern) {
  int last = 0;
  for (const auto& point : pattern.cells) last = std::max(last, point.second);
  const Shape drawn{pattern.captor, pattern.cells};
  return drawn.mapped([&](LocalPattern::Point point) {
    return LocalPattern::Point{point.first, point.second - last};
  });
}

template <class Word>
class Placing {
 public:
  using Place = typename Templates<Word>::Place;
  using Set = CellSet<Word>;
  using State = HSearchState<Word>;

  Placing(const Geometry<Word>& geometry, Colour colour, std::vector<Place>& places)
      : size_(geometry.size()), colour_(colour), places_(places) {}

  // To either side of the colour, wherever the shape fits.
  void to_sides(const Shape& shape) {
    const int length = colour_ == Colour::black ? size_.width : size_.height;
    const int rows = colour_ == Colour::black ? size_.height : size_.width;
    for (int along = -2 * length; along <= 2 * length; ++along) {
      const Shape at_end = shape.mapped([&](LocalPattern::Point point) {
        return LocalPattern::Point{point.first + along, point.second + rows - 1};
      });
      const Shape at_start = at_end.mapped([&](LocalPattern::Point point) {
        return LocalPattern::Point{length - 1 - point.first, rows - 1 - point.second};
      });
      put(at_end, State::side_b);
      put(at_start, State::side_a);
    }
  }

  // Anywhere on the board.
  void anywhere(const LocalPattern& pattern) {
    const int most = 2 * std::max(size_.width, size_.height);
    for (int right = -most; right <= most; ++right)
      for (int down = -most; down <= most; ++down)
        put(Shape{pattern.captor, pattern.cells}.mapped([&](LocalPattern::Point point) {
          return LocalPattern::Point{point.first + right, point.second + down};
        }),
            std::nullopt);
  }

 private:
  // Shapes for White lie on the mirrored board.
  [[nodiscard]] std::optional<Cell> cell(LocalPattern::Point point) const {
    if (colour_ == Colour::white) std::swap(point.first, point.second);
    const auto [column, row] = point;
    if (column < 0 || column >= size_.width || row < 0 || row >= size_.height) return std::nullopt;
    return static_cast<Cell>(column + size_.width * row);
  }

  void put(const Shape& shape, std::optional<Point> side) {
    Place place;
    for (const auto& point : shape.carrier) {
      const auto on_board = cell(point);
      if (!on_board) return;
      place.carrier.insert(*on_board);
    }
    const auto stone = cell(shape.stones.front());
    const auto other = side ? side : cell(shape.stones.back());
    if (!stone || !other) return;
    place.stone = *stone;
    place.end = *other;
    const auto same = [&](const Place& known) {
      const bool ends = known.stone == place.stone && known.end == place.end;
      const bool swapped = known.stone == place.end && known.end == place.stone;
      return (ends || swapped) && known.carrier == place.carrier;
    };
    if (std::none_of(places_.begin(), places_.end(), same)) places_.push_back(place);
  }

  Size size_;
  Colour colour_;
  std::vector<Place>& places_;
};

}  // namespace

template <class Word>
Templates<Word>::Templates(const Geometry<Word>& geometry, Colour colour) {
  Placing<Word> placing(geometry, colour, places_);
  for (const LocalPattern& pattern : parse_patterns(templates_text())) {
    if (pattern.captor.size() == 2) {
      for (int symmetry = 0; symmetry < 12; ++symmetry) placing.anywhere(pattern.image(symmetry));
      continue;
    }
    const Shape shape = shape_of(pattern);
    placing.to_sides(shape);
    placing.to_sides(shape.mapped([](LocalPattern::Point point) {
      return LocalPattern::Point{-point.first - point.second, point.second};
    }));
  }
}

template class Templates<std::uint64_t>;
template class Templates<Word128>;

}  // namespace beeline::connection
