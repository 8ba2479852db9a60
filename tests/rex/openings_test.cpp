// What is known about openings beyond the reach of brute force.
#include <string>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "rex/solver.hpp"

using namespace beeline;
using connection::Colour;

namespace {

SearchOptions one_thread() {
  SearchOptions search;
  search.table_mib = 64;
  return search;
}

// The cells of the board where the side to move wins at once or loses, "B" or "W" for each cell of
// a row, "." where a stone is.
std::string map_of(connection::Solver& solver, const std::string& text) {
  const auto position = connection::parse_position(text).position;
  std::string map;
  for (int number = 0; number < position.size.cells(); ++number) {
    const auto cell = static_cast<connection::Cell>(number);
    auto after = position;
    auto& stones = after.to_play == Colour::black ? after.black : after.white;
    const auto has = [cell](const auto& list) {
      return std::find(list.begin(), list.end(), cell) != list.end();
    };
    if (number > 0 && number % position.size.width == 0) map += ' ';
    if (has(position.black) || has(position.white)) {
      map += '.';
      continue;
    }
    stones.push_back(cell);
    after.to_play = opposite(after.to_play);
    const auto answer = solver.solve(after, {}, {}, nullptr);
    map += answer.winner == Colour::black ? 'B' : 'W';
  }
  return map;
}

std::string map_of(const std::string& text, const rex::Options& options = {}) {
  const auto size = connection::parse_position(text).position.size;
  const auto solver = rex::make_solver(size, one_thread(), options);
  return map_of(*solver, text);
}

}  // namespace

TEST_CASE("rex openings: 4x4 is as brute force has it") {
  CHECK(map_of("rex 4x4") == "BBBB BBWB BWBB BBBB");
  CHECK(map_of("rex 4x4 black=d1") == "BBB. BBBB BBBB BBBB");
}

TEST_CASE("rex openings: on 5x5 every opening loses, and the losing replies are the known ones") {
  CHECK(map_of("rex 5x5 to-play=white") == "BBBBB BBBBB BBBBB BBBBB BBBBB");
  const auto solver = rex::make_solver({5, 5}, one_thread(), {});
  const auto replies = [&](const std::string& opening) {
    return map_of(*solver, "rex 5x5 white=" + opening + " to-play=black");
  };
  CHECK(replies("a1") == ".BBBB BBBWB BBWBB BWBBB BBBBB");
  CHECK(replies("a2") == "BBBBB .BBWB BBWBB BBBBB BBBBB");
  CHECK(replies("a3") == "BBBBB BBBWB .BWBB BBBBB BBBBB");
  CHECK(replies("a4") == "BBBBB BBBWB BBWBB .WBBB BBBBB");
  CHECK(replies("c1") == "BB.BB BBBWB BBBBB BBBBB BBBBB");
  CHECK(replies("c5") == "BBBBB BBBBB BBBBB BWBBB BB.BB");
  CHECK(replies("e2") == "BBBBB BBBW. BBWBB BWBBB BBBBB");
  CHECK(replies("e3") == "BBBBB BBBBB BBWB. BWBBB BBBBB");
  CHECK(replies("e4") == "BBBBB BBBBB BBWBB BWBB. BBBBB");
  CHECK(replies("e5") == "BBBBB BBBWB BBWBB BWBBB BBBB.");
  for (const std::string opening : {"b1", "d1", "e1", "b2", "c2", "d2", "b3", "c3"}) {
    INFO(opening);
    const std::string map = replies(opening);
    CHECK(std::count(map.begin(), map.end(), 'W') == 0);
  }
}

TEST_CASE("rex openings: the 6x6 map has four losing openings", "[slow]") {
  CHECK(map_of("rex 6x6") == "BBBBBB BBBBWB BBBWBB BBWBBB BWBBBB BBBBBB");
}

TEST_CASE("rex openings: the 6x6 map is the same without any pairing or colour symmetry",
          "[slow][.]") {
  rex::Options options;
  options.join_pairing = false;
  options.colour_symmetry = false;
  CHECK(map_of("rex 6x6", options) == "BBBBBB BBBBWB BBBWBB BBWBBB BWBBBB BBBBBB");
}

TEST_CASE("rex openings: on Nx(N-1) the player with the shorter way loses whatever is played") {
  CHECK(map_of("rex 4x5") == "BBBB BBBB BBBB BBBB BBBB");
  CHECK(map_of("rex 5x4 to-play=white") == "WWWWW WWWWW WWWWW WWWWW");
  CHECK(map_of("rex 5x6 to-play=white").find('W') == std::string::npos);
}
