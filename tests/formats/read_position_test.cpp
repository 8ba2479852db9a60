#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "formats/read_position.hpp"

namespace beeline::formats {
namespace {

TEST_CASE("read position: every notation is recognised") {
  const auto file = std::filesystem::temp_directory_path() / "beeline_read_position_test.SGF";
  std::ofstream(file) << "(;GM[11]SZ[4];B[a1];W[b2])\n";
  const std::string expected = "hex 4x4 black=a1 white=b2 to-play=black";
  for (const std::string& text :
       {std::string("hex 4x4 black=a1 white=b2"), std::string("(;SZ[4];B[a1];W[b2])"),
        std::string(" https://hexworld.org/board/#4c1,a1b2 "), file.string()}) {
    CHECK(to_string(read_position(text)) == expected);
    if (!text.starts_with("hex")) {
      CHECK(to_string(read_position("Rex " + text)) == "rex" + expected.substr(3));
    }
  }
  std::filesystem::remove(file);
}

TEST_CASE("read position: a file that is not there is named") {
  CHECK_THROWS_WITH(read_position("/nowhere/game.sgf"),
                    "cannot read the SGF file '/nowhere/game.sgf'");
}

TEST_CASE("read position: words that are no position are still explained") {
  CHECK_THROWS_WITH(read_position(""), Catch::Matchers::Contains("the position is empty"));
  CHECK_THROWS_WITH(read_position("hex"), Catch::Matchers::Contains("no board size"));
}

}  // namespace
}  // namespace beeline::formats
