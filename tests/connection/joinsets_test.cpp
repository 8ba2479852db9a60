#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "connection/joinsets.hpp"
#include "connection/position_text.hpp"
#include "oracle/naive_board.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::connection;

namespace {

// By definition: the sets of empty cells that join the colour, less those that hold another one.
std::vector<Grid> joinsets_by_definition(const Position& position, Colour colour) {
  const oracle::NaiveBoard board(position);
  std::vector<Cell> empty;
  for (int cell = 0; cell < position.size.cells(); ++cell) {
    if (board.at(static_cast<std::size_t>(cell)) == oracle::Mark::empty) {
      empty.push_back(static_cast<Cell>(cell));
    }
  }
  std::vector<Grid> joining;
  for (std::uint32_t chosen = 0; chosen < 1u << empty.size(); ++chosen) {
    oracle::NaiveBoard filled = board;
    Grid set = 0;
    for (std::size_t i = 0; i < empty.size(); ++i) {
      if ((chosen >> i & 1) == 0) continue;
      filled.put(empty[i], oracle::mark_of(colour));
      set |= grid_of(to_grid(position.size, empty[i]));
    }
    if (filled.joined(colour)) joining.push_back(set);
  }
  std::vector<Grid> minimal;
  for (const Grid set : joining) {
    const auto holds_smaller = [&](Grid other) { return other != set && (other & ~set) == 0; };
    if (std::none_of(joining.begin(), joining.end(), holds_smaller)) minimal.push_back(set);
  }
  std::sort(minimal.begin(), minimal.end());
  return minimal;
}

std::vector<Grid> listed(const Position& position, Colour colour) {
  std::vector<Grid> joinsets;
  REQUIRE(list_joinsets(position, colour, 1'000'000, joinsets));
  std::sort(joinsets.begin(), joinsets.end());
  return joinsets;
}

void check_everywhere(Size size, std::uint64_t stride) {
  std::uint64_t index = 0;
  int wrong = 0;
  oracle::for_each_position(size, [&](const Position& position) {
    if (index++ % stride != 0) return;
    for (const Colour colour : oracle::both_colours) {
      if (listed(position, colour) != joinsets_by_definition(position, colour)) ++wrong;
    }
  });
  INFO(to_string(size));
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("joinsets: they are the minimal joining sets on every 2x2, 2x3, 3x2 position") {
  check_everywhere({2, 2}, 1);
  check_everywhere({2, 3}, 1);
  check_everywhere({3, 2}, 1);
}

TEST_CASE("joinsets: they are the minimal joining sets on every 3x3 position") {
  check_everywhere({3, 3}, 2);  // the side to move does not matter
}

TEST_CASE("joinsets: empty boards have as many as is known") {
  const auto count = [](const char* text) {
    return listed(parse_position(text).position, Colour::black).size();
  };
  CHECK(count("rex 3x3") == 11);
  CHECK(count("rex 4x4") == 54);
  CHECK(count("rex 5x5") == 365);
  CHECK(count("rex 6x6") == 3848);
  CHECK(count("rex 7x7") == 68914);
  CHECK(count("rex 6x7") + count("rex 7x6") == 12097 + 16097);
}

TEST_CASE("joinsets: listing stops at the number that is allowed") {
  std::vector<Grid> joinsets;
  const Position position = parse_position("rex 4x4").position;
  CHECK(list_joinsets(position, Colour::white, 54, joinsets));
  CHECK_FALSE(list_joinsets(position, Colour::white, 53, joinsets));
  CHECK(joinsets.size() == 53);
}
