#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "in_process.hpp"
#include "temporary_path.hpp"

namespace beeline::app::test {
namespace {

std::string converted(const std::vector<std::string>& words) {
  const auto outcome = beeline(words);
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.err.empty());
  return outcome.out;
}

TEST_CASE("convert: a position goes into every notation") {
  const std::string position = "hex 4x3 black=a1,b2 white=c3";
  CHECK(converted({"convert", position, "--to", "text"}) == position + " to-play=white\n");
  CHECK(converted({"convert", position, "--to", "sgf"}) ==
        "(;FF[4]GM[11]AP[Beeline]SZ[4:3]AB[a1][b2]AW[c3]PL[W])\n");
  CHECK(converted({"convert", position, "--to", "hexworld"}) ==
        "https://hexworld.org/board/#4x3c1,a1c3b2\n");
  CHECK(converted({"convert", position, "--to", "hexwiki"}) ==
        "<hexboard size=\"3x4\" coords=\"show\" contents=\"R a1 R b2 B c3\"/>\n");
}

TEST_CASE("convert: a game keeps its moves from SGF to HexWorld and back") {
  const std::string link = "https://hexworld.org/board/#5c1,c2:se4";
  CHECK(converted({"convert", link, "--to", "sgf"}) ==
        "(;FF[4]GM[11]AP[Beeline]SZ[5];B[c2];W[swap-pieces];B[e4])\n");
  CHECK(converted({"convert", "(;SZ[5];B[c2];W[swap-pieces];B[e4])", "--to", "hexworld"}) ==
        link + "\n");
}

TEST_CASE("convert: mistakes are named") {
  CHECK(beeline("convert hex 3x3 --to pdf").complains("'pdf' is unknown: expected text"));
  CHECK(beeline("convert hex 3x3").complains("--to is required"));
  CHECK(beeline("convert chess 3x3 --to text").complains("'chess'"));
  CHECK(beeline("convert nowhere.sgf --to text").exit_code == 2);
}

TEST_CASE("solve: SGF files, SGF texts and links are positions too, in batches as well") {
  const auto file = temporary_path("convert.sgf");
  std::ofstream(file) << "(;GM[11]SZ[3]RU[Rex];B[a1];W[b2])";
  const std::string asked = "rex 3x3 black=a1 white=b2 to-play=black\n";
  const std::string link = "rex https://hexworld.org/board/#3c1,a1b2";
  for (const std::string& text : {file.string(), link, std::string("rex (;SZ[3];B[a1];W[b2])")}) {
    CHECK(beeline(std::vector<std::string>{"solve", text, "--table-mib", "8"}).says(asked));
    CHECK(beeline("solve --batch - --table-mib 8", {.input = text + "\n"}).says(asked));
  }
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace beeline::app::test
