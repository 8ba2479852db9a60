#include "connection/groups.hpp"

#include <initializer_list>
#include <vector>

#include "catch.hpp"
#include "connection/board.hpp"
#include "connection/position_text.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::both_colours;
using beeline::oracle::for_each_word;
using beeline::oracle::Random;
using beeline::oracle::random_position;

TEST_CASE("groups: stones that hang together are one group with the sides it touches") {
  const Position position =
      parse_position("hex 4x4 black=a1,a2,c1,d3,c4 white=b2,d4 to-play=black").position;
  const Board<std::uint64_t> board(position, false);
  const auto cells = [&](std::initializer_list<const char*> names) {
    CellSet<std::uint64_t> set;
    for (const char* name : names) set.insert(parse_cell(position.size, name));
    return set;
  };
  std::vector<Group<std::uint64_t>> groups;
  list_groups(board.geometry(), Colour::black, board.stones(Colour::black), groups);
  REQUIRE(groups.size() == 3);
  CHECK(groups[0] == Group<std::uint64_t>{cells({"a1", "a2"}), true, false});
  CHECK(groups[1] == Group<std::uint64_t>{cells({"c1"}), true, false});
  CHECK(groups[2] == Group<std::uint64_t>{cells({"d3", "c4"}), false, true});
  list_groups(board.geometry(), Colour::white, board.stones(Colour::white), groups);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0] == Group<std::uint64_t>{cells({"b2"}), false, false});
  CHECK(groups[1] == Group<std::uint64_t>{cells({"d4"}), false, true});
}

TEST_CASE("groups: every stone is in one group, and groups do not touch") {
  Random random(1);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Board<Word> board(random_position(size, random), false);
      std::vector<Group<Word>> groups;
      for (const Colour colour : both_colours) {
        list_groups(board.geometry(), colour, board.stones(colour), groups);
        CellSet<Word> seen;
        bool joined = false;
        for (const Group<Word>& group : groups) {
          REQUIRE_FALSE(group.cells.empty());
          REQUIRE_FALSE(seen.meets(group.cells | board.geometry().dilate(group.cells)));
          seen |= group.cells;
          joined |= group.on_side_a && group.on_side_b;
        }
        REQUIRE(seen == board.stones(colour));
        REQUIRE(joined == board.joined(colour));
      }
    });
}
