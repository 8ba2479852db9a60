#include "formats/sgf.hpp"
#include "catch.hpp"
#include "formats/hexwiki.hpp"

namespace beeline::formats {
namespace {

std::string position_text(std::string_view sgf) {
  const GameRecord record = parse_sgf(sgf);
  return to_string(connection::GamePosition{record.game, position_after(record)});
}

std::string mistake_in(std::string_view sgf) {
  try {
    static_cast<void>(parse_sgf(sgf));
  } catch (const connection::UserError& mistake) {
    return mistake.what();
  }
  return "";
}

TEST_CASE("sgf: a game is read to its last move, along the first variation") {
  CHECK(position_text("(;FF[4]GM[11]SZ[5];B[e4];W[a1])") ==
        "hex 5x5 black=e4 white=a1 to-play=black");
  CHECK(position_text(" ( ; FF [4] SZ [5] C[a \\] b] ; B [e4] (;W[a1])(;W[b2];B[c3]) )") ==
        "hex 5x5 black=e4 white=a1 to-play=black");
}

TEST_CASE("sgf: boards may be oblong, and without a size there are eleven columns and rows") {
  CHECK(position_text("(;SZ[3:5];B[c5])") == "hex 3x5 black=c5 to-play=white");
  CHECK(position_text("(;GM[11];B[k11])") == "hex 11x11 black=k11 to-play=white");
}

TEST_CASE("sgf: stones are set up and taken away, and PL says who is to play") {
  CHECK(position_text("(;SZ[4]AB[a1][b1]AW[c1]PL[W])") ==
        "hex 4x4 black=a1,b1 white=c1 to-play=white");
  CHECK(position_text("(;SZ[4]AB[a1][b1]AW[c1];AE[b1];PL[B])") ==
        "hex 4x4 black=a1 white=c1 to-play=black");
  CHECK(position_text("(;SZ[4]AB[a1])") == "hex 4x4 black=a1 to-play=white");
  CHECK(position_text("(;SZ[4]AB[a1];W[d4];AB[b2])") ==
        "hex 4x4 black=a1,b2 white=d4 to-play=white");
}

TEST_CASE("sgf: both kinds of swap") {
  CHECK(position_text("(;SZ[5];B[e4];W[swap-pieces])") == "hex 5x5 white=d5 to-play=black");
  CHECK(position_text("(;SZ[5];B[e4];W[swap-sides])") == "hex 5x5 black=e4 to-play=white");
}

TEST_CASE("sgf: HexGui up to 0.9 wrote swap-pieces and meant swap-sides") {
  const auto sides = "hex 5x5 black=e4 to-play=white";
  const auto pieces = "hex 5x5 white=d5 to-play=black";
  CHECK(position_text("(;AP[HexGui:0.9]SZ[5];B[e4];W[swap-pieces])") == sides);
  CHECK(position_text("(;AP[HexGui:0.8.GIT]SZ[5];B[e4];W[swap-pieces])") == sides);
  CHECK(position_text("(;AP[HexGui:0.10]SZ[5];B[e4];W[swap-pieces])") == pieces);
  CHECK(position_text("(;AP[HexGui:1.0]SZ[5];B[e4];W[swap-pieces])") == pieces);
  CHECK(position_text("(;AP[Other:0.9]SZ[5];B[e4];W[swap-pieces])") == pieces);
}

TEST_CASE("sgf: Rex is told by its rules") {
  CHECK(position_text("(;GM[11]SZ[3]RU[Rex];B[a1])") == "rex 3x3 black=a1 to-play=white");
  CHECK(to_sgf(parse_sgf("(;SZ[3]RU[rex];B[a1])")) ==
        "(;FF[4]GM[11]AP[Beeline]SZ[3]RU[Rex];B[a1])");
}

TEST_CASE("sgf: what is written reads back the same") {
  for (const char* sgf : {"(;FF[4]GM[11]AP[Beeline]SZ[5];B[e4];W[swap-pieces];B[a1];W[resign])",
                          "(;FF[4]GM[11]AP[Beeline]SZ[3:5]AB[a1][c5]AW[b2]PL[W];W[b3])",
                          "(;FF[4]GM[11]AP[Beeline]SZ[11];B[k11];W[swap-sides];W[a1])"}) {
    const GameRecord record = parse_sgf(sgf);
    CHECK(to_sgf(record) == sgf);
    CHECK(parse_sgf(to_sgf(record)) == record);
  }
}

TEST_CASE("sgf: mistakes are named") {
  CHECK_THAT(mistake_in("(;GM[1])"), Catch::Matchers::Contains("'GM[1]' is not Hex"));
  CHECK_THAT(mistake_in("(;SZ[19])"), Catch::Matchers::Contains("'19'"));
  CHECK_THAT(mistake_in("(;SZ[3];B[d4])"), Catch::Matchers::Contains("'d4'"));
  CHECK_THAT(mistake_in("(;SZ[3];B[a1];W[a1])"), Catch::Matchers::Contains("on a stone"));
  CHECK_THAT(mistake_in("(;SZ[3:4];B[a1];W[swap-pieces])"),
             Catch::Matchers::Contains("square board"));
  for (const char* broken : {"", "(", "x", "(;", "(;B", "(;B[a1", "(;B[a1]", "()", ";B[a1]"}) {
    CHECK_THAT(mistake_in(broken), Catch::Matchers::Contains("SGF text is broken"));
  }
}

TEST_CASE("hexwiki: a diagram has rows by columns, stones and labels") {
  const connection::Position position{{3, 2}, {0}, {4}, connection::Colour::black};
  CHECK(to_hexwiki(position) == R"(<hexboard size="2x3" coords="show" contents="R a1 B b2"/>)");
  CHECK(to_hexwiki(position, {{1, "?"}}) ==
        R"(<hexboard size="2x3" coords="show" contents="R a1 B b2 E ?:b1"/>)");
}

}  // namespace
}  // namespace beeline::formats
