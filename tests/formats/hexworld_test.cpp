#include "formats/hexworld.hpp"
#include "catch.hpp"

namespace beeline::formats {
namespace {

std::string position_text(std::string_view link) {
  return to_string(connection::GamePosition{"hex", position_after(parse_hexworld(link))});
}

std::string link_to(std::string_view text) {
  const auto [game, position] = connection::parse_position(text);
  return to_hexworld({game, position, {}});
}

TEST_CASE("hexworld: a link gives the position that it shows") {
  CHECK(position_text("https://hexworld.org/board/#5c1,c3b2") ==
        "hex 5x5 black=c3 white=b2 to-play=black");
  CHECK(position_text("https://hexworld.org/board/#11r9c1,b4:sh4,g8i8") ==
        "hex 11x11 black=h4 white=d2 to-play=white");
  CHECK(position_text("https://hexworld.org/board/#4") == "hex 4x4 to-play=black");
  CHECK(position_text("http://hexworld.org/board/#4nc1,") == "hex 4x4 to-play=black");
  CHECK(position_text("hexworld.org/board/#4x3,a1:pb2:rw") == "hex 4x3 black=a1,b2 to-play=white");
}

TEST_CASE("hexworld: games are written as they were played") {
  for (const char* link :
       {"https://hexworld.org/board/#5c1", "https://hexworld.org/board/#5c1,c2:se4a1",
        "https://hexworld.org/board/#3x4c1,a1:pb2:rw"}) {
    CHECK(to_hexworld(parse_hexworld(link)) == link);
  }
}

TEST_CASE("hexworld: positions without a record are written with passes") {
  for (const char* text :
       {"hex 3x3 to-play=black", "hex 3x3 to-play=white", "hex 3x3 black=a1 to-play=white",
        "hex 3x3 black=a1 to-play=black", "hex 3x3 white=a1,b1,c1 to-play=white",
        "hex 3x3 white=a1,b1,c1 to-play=black", "hex 3x4 black=a1,b1 white=c1 to-play=black",
        "hex 3x4 black=a1,b1,c1 white=c2 to-play=white"}) {
    CAPTURE(link_to(text));
    CHECK(position_text(link_to(text)) == text);
  }
  CHECK(link_to("hex 3x3 black=a1 to-play=white") == "https://hexworld.org/board/#3c1,a1");
}

TEST_CASE("hexworld: mistakes are named") {
  const auto mistake_in = [](std::string_view link) -> std::string {
    try {
      static_cast<void>(parse_hexworld(link));
    } catch (const connection::UserError& mistake) {
      return mistake.what();
    }
    return "";
  };
  CHECK_THAT(mistake_in("https://hexworld.org/board/"), Catch::Matchers::Contains("no '#'"));
  CHECK_THAT(mistake_in("https://hexworld.org/board/#14c1,a1"), Catch::Matchers::Contains("'14'"));
  CHECK_THAT(mistake_in("https://hexworld.org/board/#4,a9"), Catch::Matchers::Contains("'a9'"));
  CHECK_THAT(mistake_in("https://hexworld.org/board/#4,a1:x"), Catch::Matchers::Contains("':x'"));
  CHECK_THAT(mistake_in("https://hexworld.org/board/#4,:"), Catch::Matchers::Contains("':'"));
  CHECK_THAT(mistake_in("https://hexworld.org/board/#4,:s"), Catch::Matchers::Contains("swap"));
}

}  // namespace
}  // namespace beeline::formats
