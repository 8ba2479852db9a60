#include "app/opening_map.hpp"
#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

using Rows = std::vector<std::string>;

TEST_CASE("openings: an opening stands for its half-turn") {
  const auto openings = openings_up_to_symmetry({3, 3});
  REQUIRE(openings.size() == 5);
  CHECK(openings[0].symmetric == std::vector<connection::Cell>{8});
  CHECK(openings[4].cell == 4);
  CHECK(openings[4].symmetric.empty());
  CHECK(openings_up_to_symmetry({1, 1}).size() == 1);
  CHECK(openings_up_to_symmetry({3, 2}).size() == 3);
}

TEST_CASE("openings: the maps of small boards are the known ones") {
  const auto rows = [](const std::string& arguments) {
    const auto outcome = beeline("openings --table-mib 8 --json " + arguments);
    REQUIRE(outcome.exit_code == 0);
    return outcome.objects().back()["rows"].get<Rows>();
  };
  CHECK(rows("--game rex --size 2") == Rows{"BW", "WB"});
  CHECK(rows("--game rex --size 2 --opener white") == Rows{"WB", "BW"});
  CHECK(rows("--game rex --size 3") == Rows{"WWW", "WWW", "WWW"});
  CHECK(rows("--game rex --size 4") == Rows{"BBBB", "BBWB", "BWBB", "BBBB"});
  CHECK(rows("--game rex --size 4 --opener white") == Rows{"WWWW", "WWBW", "WBWW", "WWWW"});
  CHECK(rows("--game hex --size 3x4") == Rows{"WWW", "WWW", "WWW", "WWW"});
  CHECK(rows("--game hex --size 4x3") == Rows{"BBBB", "BBBB", "BBBB"});
}

TEST_CASE("openings: the map is drawn with a legend, the count and the cost") {
  const auto outcome = beeline("openings --game rex --size 4 --table-mib 8");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("rex 4x4: Black opens, White replies\n"));
  CHECK(outcome.says(" 2 B B W B 2\n  3 B W B B 3\n"));
  CHECK(outcome.says("the winner if Black opens there: B Black, W White.\n"));
  CHECK(outcome.says("Black wins 14, White wins 2 of 16 openings.\n"));
  CHECK(outcome.says("Cost: "));
}

TEST_CASE("openings: each opening is an object, the map is the last") {
  const auto outcome =
      beeline("openings --game instant --size 2 --opener white --json", {.games = fake_games()});
  CHECK(outcome.exit_code == 0);
  const auto objects = outcome.objects();
  REQUIRE(objects.size() == 3);
  CHECK(objects[0]["type"] == "opening");
  CHECK(objects[0]["opening"] == "a1");
  CHECK(objects[0]["symmetric"] == Rows{"b2"});
  CHECK(objects[0]["white"] == Rows{"a1"});
  CHECK(objects[0]["black"].empty());
  CHECK(objects[0]["to_play"] == "black");
  CHECK(objects[0]["winner"] == "black");
  CHECK(objects[1]["opening"] == "b1");
  CHECK(objects[2]["type"] == "map");
  CHECK(objects[2]["opener"] == "white");
  CHECK(objects[2]["status"] == "solved");
  CHECK(objects[2]["wins"] == nlohmann::json{{"black", 4}, {"white", 0}, {"unknown", 0}});
}

TEST_CASE("openings: what a limit leaves unsolved is a question mark and exit code 3") {
  const auto outcome =
      beeline("openings --game endless --size 2 --max-expansions 1", {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  CHECK(outcome.says("1 ? ? 1\n"));
  CHECK(outcome.says("? unsolved.\n"));
  CHECK(outcome.says("unsolved 4 of 4 openings.\n"));
}

TEST_CASE("openings: after an interrupt the map is still printed") {
  const auto outcome = beeline("openings --game hex --size 3 --json", {.interrupted = true});
  CHECK(outcome.exit_code == 130);
  CHECK(outcome.objects().back()["rows"] == Rows{"???", "???", "???"});
}

TEST_CASE("openings: the table is kept from one opening to the next unless a fresh one is wanted") {
  solver_log() = {};
  CHECK(beeline("openings --game instant --size 3", {.games = fake_games()}).exit_code == 0);
  CHECK(solver_log().made == 1);
  CHECK(solver_log().forgot == 0);
  CHECK(beeline("openings --game instant --size 3 --fresh-table", {.games = fake_games()})
            .exit_code == 0);
  CHECK(solver_log().made == 2);
  CHECK(solver_log().forgot == 4);
}

TEST_CASE("openings: a HexWiki map has stones where the winner is proved, and a legend") {
  const auto map = beeline("openings --game rex --size 2 --table-mib 8 --format hexwiki");
  CHECK(map.exit_code == 0);
  CHECK(map.says(R"(<hexboard size="2x2" coords="show" contents="R a1 R b2 B b1 B a2"/>)"));
  CHECK(map.says("rex 2x2: Red opens. "));
  CHECK(map.says("Red (top to bottom) wins 2, Blue (left to right) wins 2, not proved 0 of 4."));
  const auto unknown =
      beeline("openings --game endless --size 2 --max-expansions 1 --format hexwiki",
              {.games = fake_games()});
  CHECK(unknown.exit_code == 3);
  CHECK(unknown.says(R"(contents="E -:a1 E -:b1 E -:a2 E -:b2"/>)"));
}

TEST_CASE("openings: a HexWorld map is a legend and a link") {
  const auto map =
      beeline("openings --game rex --size 2 --opener white --table-mib 8 --format hexworld");
  CHECK(map.says("rex 2x2: Blue opens. "));
  CHECK(map.says("\nhttps://hexworld.org/board/#2c1,b1a1a2b2:p\n"));
}

TEST_CASE("openings: in a picture what is not proved looks different, and there is a legend") {
  const auto count = [](const std::string& text, const std::string& part) {
    int found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found;
  };
  const auto map = beeline("openings --game rex --size 4 --table-mib 8 --format svg").out;
  CHECK(map.starts_with("<svg "));
  CHECK(map.ends_with("</svg>\n"));
  CHECK(count(map, "<polygon ") == 16);
  CHECK(count(map, "fill=\"#d9534f\" stroke") == 14);
  CHECK(count(map, "fill=\"#428bca\" stroke") == 2);
  CHECK(count(map, "fill=\"url(#unproved)\" stroke") == 0);
  CHECK(count(map, "rex 4x4: Red opens, Blue replies.") == 1);
  const auto unknown = beeline("openings --game endless --size 3 --max-expansions 1 --format svg",
                               {.games = fake_games()});
  CHECK(count(unknown.out, "fill=\"url(#unproved)\" stroke") == 9);
  CHECK(unknown.says("not proved: 9"));
}

TEST_CASE("openings: mistakes are named") {
  CHECK(beeline("openings --game hex --size 3 --format pdf").complains("'pdf' is unknown"));
  CHECK(beeline("openings").complains("--game is required"));
  CHECK(beeline("openings --game hex").complains("--size is required"));
  CHECK(beeline("openings --game go --size 3").complains("'go'"));
  CHECK(beeline("openings --game hex --size 12").complains("'12'"));
  CHECK(beeline("openings --game hex --size 3 --opener green").complains("'green'"));
  CHECK(beeline("openings --game hex --size 3 --opener green").exit_code == 2);
}

}  // namespace
}  // namespace beeline::app::test
