#include "connection/position_text.hpp"

#include "catch.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::Random;
using beeline::oracle::random_position;

TEST_CASE("position text: what is written is read back") {
  Random random(1);
  for (const Size size : all_sizes())
    for (int i = 0; i < 10; ++i) {
      const GamePosition written{"rex", random_position(size, random, i == 0)};
      const GamePosition read = parse_position(to_string(written));
      REQUIRE(read.game == written.game);
      REQUIRE(read.position == written.position);
    }
}

TEST_CASE("position text: the written form") {
  CHECK(to_string(parse_position("hex 4x4 white=c3 black=b2,a1 to-play=white")) ==
        "hex 4x4 black=a1,b2 white=c3 to-play=white");
  CHECK(to_string(parse_position("rex 11")) == "rex 11x11 to-play=black");
}

TEST_CASE("position text: other names, either case, any order and any blanks are understood") {
  const auto expected = parse_position("hex 4x3 black=a1,d3 white=b2 to-play=white");
  const auto other = parse_position("\t HEX  4X3\nTo-Play=BLUE blue=B2   Red=D3,A1 \r\n");
  CHECK(other.game == "hex");
  CHECK(other.position == expected.position);
  CHECK(expected.position == Position{{4, 3}, {0, 11}, {5}, Colour::white});
}

TEST_CASE("position text: the stones imply whose turn it is") {
  CHECK(parse_position("hex 3").position.to_play == Colour::black);
  CHECK(parse_position("hex 3 black= white=").position.to_play == Colour::black);
  CHECK(parse_position("hex 3 black=a1").position.to_play == Colour::white);
  CHECK(parse_position("hex 3 black=a1 white=b2").position.to_play == Colour::black);
  CHECK(parse_position("hex 3 white=b2 to-play=white").position.to_play == Colour::white);
}

TEST_CASE("position text: moves alternate from Black") {
  const Size size{4, 4};
  CHECK(parse_moves(size, "") == Position{size, {}, {}, Colour::black});
  CHECK(parse_moves(size, "d1 a1, A2,c1") == Position{size, {3, 4}, {0, 2}, Colour::black});
  CHECK(parse_moves(size, "b1").to_play == Colour::white);
}

TEST_CASE("position text: sizes, colours and cells") {
  CHECK(parse_size("7") == Size{7, 7});
  CHECK(parse_size("11x1") == Size{11, 1});
  CHECK(parse_colour("Red") == Colour::black);
  CHECK(parse_colour("blue") == Colour::white);
  CHECK(parse_cell({11, 11}, "k11") == 120);
  CHECK(parse_cell({3, 4}, "B3") == 7);
  CHECK(cell_name({11, 11}, 120) == "k11");
  CHECK(cell_name({3, 4}, 7) == "b3");
}

TEST_CASE("position text: the drawing is a rhombus with coordinates") {
  CHECK(draw(parse_position("hex 3x3 black=b1 white=c2").position) ==
        " a b c\n"
        "1 . B . 1\n"
        " 2 . . W 2\n"
        "  3 . . . 3\n"
        "     a b c\n");
  CHECK(draw(parse_position("hex 2x10 black=a1,b10 to-play=black").position) ==
        "  a b\n"
        " 1 B . 1\n"
        "  2 . . 2\n"
        "   3 . . 3\n"
        "    4 . . 4\n"
        "     5 . . 5\n"
        "      6 . . 6\n"
        "       7 . . 7\n"
        "        8 . . 8\n"
        "         9 . . 9\n"
        "         10 . B 10\n"
        "             a b\n");
}
