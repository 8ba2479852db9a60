#include "connection/move_order.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;

namespace {

std::string first_cells(Size size, const std::vector<Cell>& order, std::size_t count) {
  std::string names;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) names += ' ';
    names += cell_name(size, order[i]);
  }
  return names;
}

}  // namespace

TEST_CASE("move order: every cell is listed once, by its distance from the centre") {
  for (const Size size : all_sizes()) {
    const auto nearer = [&](Cell a, Cell b) {
      return centre_distance(size, a) < centre_distance(size, b);
    };
    const auto farther = [&](Cell a, Cell b) { return nearer(b, a); };
    std::vector<Cell> first = cells_centre_first(size);
    std::vector<Cell> last = cells_centre_last(size);
    CHECK(std::is_sorted(first.begin(), first.end(), nearer));
    CHECK(std::is_sorted(last.begin(), last.end(), farther));
    std::sort(first.begin(), first.end());
    std::sort(last.begin(), last.end());
    CHECK(first == last);
    CHECK(static_cast<int>(first.size()) == size.cells());
    CHECK(std::adjacent_find(first.begin(), first.end()) == first.end());
  }
}

TEST_CASE("move order: the centre leads one list, the acute corners the other") {
  CHECK(first_cells({5, 5}, cells_centre_first({5, 5}), 7) == "c3 c2 d2 b3 d3 b4 c4");
  CHECK(first_cells({5, 5}, cells_centre_last({5, 5}), 2) == "a1 e5");
  CHECK(first_cells({4, 4}, cells_centre_last({4, 4}), 2) == "a1 d4");
}

TEST_CASE("move order: distances are twice the steps from the centre cell") {
  const Size size{5, 5};
  const auto distance = [&](const char* cell) {
    return centre_distance(size, parse_cell(size, cell));
  };
  CHECK(distance("c3") == 0);
  CHECK(distance("d2") == 2);
  CHECK(distance("b2") == 4);
  CHECK(distance("e1") == 4);
  CHECK(distance("a1") == 8);
}
