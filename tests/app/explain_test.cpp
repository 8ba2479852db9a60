#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

using Words = std::vector<std::string>;

TEST_CASE("explain: fill-in, inferior moves, must-play and carrier of a Hex position are drawn") {
  const auto outcome = beeline(R"(explain "hex 5x5 black=c3 white=a5" --table-mib 8)");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("Black wins.\nWinning move: "));
  CHECK(outcome.says("Before any search, Black to play:\n"));
  CHECK(outcome.says("d no better than another move"));
  CHECK(outcome.says("  pruned (vulnerable to e4): e5\n"));
  CHECK(outcome.says("  pruned (dominated by c4): b5 c5\n"));
  CHECK(outcome.says("  loses (outside the must-play): a1 b1 "));
  CHECK(outcome.says("  must-play: e2 "));
  CHECK(outcome.says("Black wins on the cells marked * even if all others are White's (checked):"));
  CHECK(outcome.says("Cost: "));
}

TEST_CASE("explain: Last, twins and the pairs of a pairing are drawn for Rex") {
  const auto outcome = beeline(R"(explain "rex 4x4 black=d1,b2 white=c3" --table-mib 8)");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("13 empty cells: White is Last.\n"));
  CHECK(outcome.says("1 w x b B 1\n"));
  CHECK(outcome.says("loses (captured by White, twin of a2): a1\n"));
  CHECK(outcome.says("A pre-join pairing decides: White cannot help getting"));
  CHECK(outcome.says("; key: "));
}

TEST_CASE("explain: a pairing that is a mirror image, and a board that looks the same to both") {
  const auto mirror = beeline("explain rex 4x5 --table-mib 8");
  CHECK(mirror.says("A mirror pairing decides: White cannot help"));
  CHECK(mirror.says("Pairs: a1-a2 b1-a3 "));
  const auto symmetric = beeline("explain rex 5x5 --table-mib 8");
  CHECK(symmetric.says("The board looks the same to both players, so Last, Black, loses.\n"));
}

TEST_CASE("explain: in JSON everything is a field") {
  const auto hex =
      beeline(R"(explain "hex 5x5 black=c3 white=a5" --json --table-mib 8)").objects().at(0);
  CHECK(hex["type"] == "explanation");
  CHECK(hex["cells"].size() == 23);
  CHECK(hex["cells"][0] == nlohmann::json{{"cell", "a1"},
                                          {"fate", "loses"},
                                          {"reason", {{"theorem", "outside_must_play"}}}});
  CHECK(hex["must_play"].size() == 11);
  CHECK_FALSE(hex["carrier"].empty());
  CHECK(hex["carrier_checked"] == true);
  CHECK(hex["last"].is_null());
  CHECK(hex["winner"] == "black");
  const auto rex = beeline(R"(explain "rex 4x5" --json --table-mib 8)").objects().at(0);
  CHECK(rex["last"] == "white");
  CHECK(rex["must_play"].is_null());
  CHECK(rex["carrier"].is_null());
  CHECK(rex["pairing"]["loser"] == "white");
  CHECK(rex["pairing"]["theorem"] == "mirror_pairing");
  CHECK(rex["pairing"]["pairs"][0] == Words{"a1", "a2"});
  CHECK(rex["pairing"]["key"].is_null());
}

TEST_CASE("explain: what is known without a search is told even if a limit comes first") {
  const auto unsolved = beeline("explain hex 9x9 --max-expansions 1 --table-mib 8");
  CHECK(unsolved.exit_code == 3);
  CHECK(unsolved.says("Unsolved: "));
  CHECK(unsolved.says("  pruned (vulnerable to a2): a1\n"));
  CHECK_FALSE(unsolved.says("even if all others are"));
  const auto interrupted =
      beeline(R"(explain "rex 4x4 black=d1,b2 white=c3" --table-mib 8)", {.interrupted = true});
  CHECK(interrupted.exit_code == 0);  // the pairing decides
  CHECK(interrupted.says("Black wins.\n"));
}

TEST_CASE("explain: a game that is over needs no explanation") {
  const auto outcome = beeline(R"(explain "hex 1x1 black=a1")");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("The game is over: Black has won.\n"));
  CHECK_FALSE(outcome.says("Before any search"));
}

TEST_CASE("explain: a game without theorems has nothing but its moves") {
  const auto outcome = beeline("explain instant 2", {.games = fake_games()});
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("  worth trying: a1 b1 a2 b2\n"));
  CHECK(beeline("explain").complains("no position given"));
}

}  // namespace
}  // namespace beeline::app::test
