#include "connection/pattern_match.hpp"

#include <algorithm>

namespace beeline::connection {
namespace {

// Puts the points that lie on the board into the set. False if one lies beyond a side that is not
// the colour's.
template <class Word>
bool put(Size size, Colour colour, int right, int down,
         const std::vector<LocalPattern::Point>& points, CellSet<Word>& set) {
  for (const auto& [column_in, row_in] : points) {
    const int column = column_in + right;
    const int row = row_in + down;
    const bool beyond_black = row < 0 || row >= size.height;
    const bool beyond_white = column < 0 || column >= size.width;
    if (!beyond_black && !beyond_white)
      set.insert(static_cast<Cell>(column + size.width * row));
    else if (!(colour == Colour::black ? beyond_black : beyond_white))
      return false;
  }
  return true;
}

}  // namespace

template <class Word>
PatternMatch<Word>::PatternMatch(const Geometry<Word>& geometry, int least_cells) {
  for (const LocalPattern& pattern : parse_patterns(captured_patterns_text())) {
    if (static_cast<int>(pattern.cells.size()) < least_cells) continue;
    for (int symmetry = 0; symmetry < 12; ++symmetry)
      for (const Colour colour : {Colour::black, Colour::white})
        add_places(geometry, pattern.image(symmetry), colour);
  }
  for (List& list : captured_) sort(list);
  for (List& list : dominated_) sort(list);
}

template <class Word>
void PatternMatch<Word>::add_places(const Geometry<Word>& geometry, const LocalPattern& pattern,
                                    Colour colour) {
  const Size size = geometry.size();
  const auto [first_column, first_row] = pattern.cells.front();
  for (const Cell anchor : geometry.all()) {
    const int right = anchor % size.width - first_column;
    const int down = anchor / size.width - first_row;
    const bool on_board = std::all_of(
        pattern.cells.begin(), pattern.cells.end(), [&](const LocalPattern::Point& point) {
          const int column = point.first + right;
          const int row = point.second + down;
          return 0 <= column && column < size.width && 0 <= row && row < size.height;
        });
    Place place;
    if (!on_board || !put(size, colour, right, down, pattern.cells, place.cells) ||
        !put(size, colour, right, down, pattern.captor, place.own) ||
        !put(size, opposite(colour), right, down, pattern.intruder, place.enemy))
      continue;
    place.empty = place.cells;
    captured_[index(colour)].places.push_back(place);
    for (const Cell cell : place.own) {
      Place before = place;
      before.move = Set::of(cell);
      before.own.erase(cell);
      before.empty.insert(cell);
      dominated_[index(colour)].places.push_back(before);
    }
  }
}

template <class Word>
void PatternMatch<Word>::sort(List& list) {
  std::sort(list.places.begin(), list.places.end(), [](const Place& a, const Place& b) {
    return bucket(a) != bucket(b) ? bucket(a) < bucket(b) : a < b;
  });
  list.places.erase(std::unique(list.places.begin(), list.places.end()), list.places.end());
  std::size_t at = 0;
  for (std::size_t i = 0; i < list.starts.size(); ++i) {
    while (at < list.places.size() && bucket(list.places[at]) < i) ++at;
    list.starts[i] = at;
  }
}

template class PatternMatch<std::uint64_t>;
template class PatternMatch<Word128>;

}  // namespace beeline::connection
