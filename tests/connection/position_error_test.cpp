// The user's mistakes: each is answered by the offending token, what was expected, and an example.
#include <string>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "connection/quoted.hpp"

using namespace beeline::connection;

namespace {

template <class F>
std::string message_of(F&& f) {
  try {
    f();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

std::string mistake(std::string_view text) {
  return message_of([&] { (void)parse_position(text); });
}

}  // namespace

TEST_CASE("position error: nothing at all") {
  const std::string expected =
      "the position is empty: expected a game, a board size and stones, such as hex 4x4 "
      "black=a1,b2 white=c3";
  CHECK(mistake("") == expected);
  CHECK(mistake(" \t\n") == expected);
}

TEST_CASE("position error: a game that is no name, or has no size") {
  CHECK(mistake("4x4 hex") == "game '4x4' is not a name: expected a word of letters, such as hex");
  CHECK(mistake("hex") ==
        "game 'hex' has no board size after it: expected one, such as hex 4x4 black=a1,b2 "
        "white=c3");
}

TEST_CASE("position error: sizes that are none") {
  CHECK(mistake("hex 12x12") ==
        "board size '12x12' is not one: expected 1 to 11 columns by 1 to 11 rows, such as 7x7");
  for (const char* size : {"0x5", "5x0", "12x12", "x", "4x", "x4", "4x4x4", "-3x3", "3.5", "", "04",
                           "99999999999999999999999", "4x18446744073709551617", "black=a1"}) {
    INFO(size);
    CHECK_THROWS_AS(parse_size(size), UserError);
  }
}

TEST_CASE("position error: cells off the board and cells that are none") {
  CHECK(mistake("hex 4x4 black=k9") ==
        "cell 'k9' is off the 4x4 board: expected a letter a-d and a number 1-4, such as a1");
  CHECK(mistake("hex 1x7 black=b1") ==
        "cell 'b1' is off the 1x7 board: expected the letter a and a number 1-7, such as a1");
  CHECK(mistake("hex 4x4 black=a99999999999999999999") ==
        "cell 'a99999999999999999999' is off the 4x4 board: expected a letter a-d and a number "
        "1-4, such as a1");
  CHECK(mistake("hex 4x4 white=1a") ==
        "cell '1a' is not one: expected a letter a-d and a number 1-4, such as a1");
  for (const char* cell : {"", "a", "1", "a0", "a01", "a-1", "aa1", "a1b", "e1", "a5", "a 1"}) {
    INFO(cell);
    CHECK_THROWS_AS(parse_cell({4, 4}, cell), UserError);
  }
}

TEST_CASE("position error: cells given twice") {
  CHECK(mistake("hex 4x4 black=a1,b2,A1") ==
        "cell 'A1' is given twice in field 'black=a1,b2,A1': expected each cell at most once, such "
        "as black=a1,b2");
  CHECK(mistake("hex 4x4 black=a1,b2 white=c3,b2") ==
        "cell 'b2' has both a black and a white stone: expected at most one, such as black=a1 "
        "white=b2");
}

TEST_CASE("position error: commas without cells") {
  const std::string expected =
      " has a comma without a cell: expected cells with single commas between, such as black=a1,b2";
  for (const std::string field : {"black=a1,", "black=,a1", "black=a1,,b2", "white=,"}) {
    INFO(field);
    CHECK(mistake("hex 4x4 " + field) == "field '" + field + "'" + expected);
  }
}

TEST_CASE("position error: fields that are unknown, repeated or without '='") {
  CHECK(mistake("hex 4x4 green=a1") ==
        "field 'green=a1' is unknown: expected black=, white= or to-play=, such as black=a1,b2");
  CHECK(mistake("hex 4x4 a1") ==
        "field 'a1' has no '=': expected black=, white= or to-play=, such as black=a1,b2");
  CHECK(mistake("hex 4x4 black=a1 red=b2") ==
        "field 'red=b2' gives the black stones a second time: expected each field at most once, "
        "such as hex 4x4 black=a1,b2 white=c3");
  CHECK(mistake("hex 4x4 to-play=red to-play=red").find("the side to move a second time") !=
        std::string::npos);
  CHECK(mistake("hex 4x4 to-play=") ==
        "colour '' is not one: expected black or white, or red or blue");
}

TEST_CASE("position error: nobody knows whose turn it is") {
  CHECK(mistake("hex 4x4 black=a1,b2,c3 white=d4") ==
        "to-play is missing, and the stones do not imply it (3 black, 1 white): expected "
        "to-play=black or to-play=white");
}

TEST_CASE("position error: a move onto a stone") {
  CHECK(message_of([] {
          (void)parse_moves({4, 4}, "a1 b2 a1");
        }) == "move 'a1' is on a stone: expected each cell at most once, such as a1 b2");
}

TEST_CASE("position error: long and unprintable tokens are shown shortened and clean") {
  CHECK(quoted("\n-\x01-\xff-\x7f-") == "'?-?-?-?-'");
  CHECK(quoted(std::string(40, 'z')) == "'" + std::string(40, 'z') + "'");
  CHECK(quoted(std::string(1000, 'z')) == "'" + std::string(40, 'z') + "...'");
  CHECK(mistake("hex 4x4 black=" + std::string(100'000, 'a')).size() < 200);
  CHECK(mistake("hex 4x4 " + std::string(100'000, ',')).size() < 200);
}
