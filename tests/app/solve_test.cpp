#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

TEST_CASE("solve: Black wins the empty 3x3 board of Hex and is shown how") {
  const auto outcome = beeline(R"(solve "hex 3x3" --table-mib 8)");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("hex 3x3 to-play=black\n"));
  CHECK(outcome.says("1 . . . 1\n"));
  CHECK(outcome.says("Black wins.\n"));
  CHECK(outcome.says("Winning move: "));
  CHECK(outcome.says("Main line: "));
  CHECK(outcome.says("Cost: "));
  CHECK(outcome.says("on 1 thread\n"));
  CHECK(outcome.err.empty());
}

TEST_CASE("solve: White wins the empty 3x3 board of Rex and Black has no winning move") {
  const auto outcome = beeline(R"(solve "rex 3x3" --table-mib 8)");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("White wins.\nEvery move of Black's loses.\n"));
  CHECK_FALSE(outcome.says("Winning move"));
}

TEST_CASE("solve: a position may be given in quotes or as single words") {
  const auto quoted = beeline(R"(solve "instant 4 black=a1" --json)", {.games = fake_games()});
  const auto single = beeline("solve instant 4 black=a1 --json", {.games = fake_games()});
  CHECK(quoted.exit_code == 0);
  CHECK(quoted.out == single.out);
}

TEST_CASE("solve: moves alternate and Black is first") {
  const auto outcome = beeline(R"(solve --game HEX --size 4x4 --moves "a1, b2 c3" --json)");
  REQUIRE(outcome.exit_code == 0);
  const auto object = outcome.objects().at(0);
  CHECK(object["game"] == "hex");
  CHECK(object["black"] == std::vector<std::string>{"a1", "c3"});
  CHECK(object["white"] == std::vector<std::string>{"b2"});
  CHECK(object["to_play"] == "white");
}

TEST_CASE("solve: without moves the board is empty") {
  const auto outcome = beeline("solve --game instant --size 3 --json", {.games = fake_games()});
  CHECK(outcome.objects().at(0)["black"].empty());
}

TEST_CASE("solve: a game that is over is called so") {
  const auto hex = beeline(R"(solve "hex 2x2 black=a1,a2 to-play=white" --table-mib 8)");
  CHECK(hex.exit_code == 0);
  CHECK(hex.says("The game is over: Black has won.\n"));
  const auto rex = beeline(R"(solve "rex 2x2 black=a1,a2 to-play=white" --table-mib 8)");
  CHECK(rex.says("The game is over: White has won.\n"));
}

TEST_CASE("solve: a limit ends with exit code 3, the reason and the bounds in words") {
  const Given given{.games = fake_games()};
  const auto expansions = beeline("solve endless 2x2 --max-expansions 7", given);
  CHECK(expansions.exit_code == 3);
  CHECK(expansions.says("Unsolved: the limit of expansions came first.\n"));
  CHECK(expansions.says("phi = 3, the effort still needed to prove that Black (to play) wins"));
  CHECK(expansions.says("delta = 5, the effort still needed to prove that Black loses"));
  CHECK(expansions.says("Cost: 7 expansions"));
  const auto time = beeline("solve endless 2x2 --time 0.01", given);
  CHECK(time.exit_code == 3);
  CHECK(time.says("Unsolved: the time limit came first.\n"));
}

TEST_CASE("solve: limits reach the real solvers") {
  for (const char* game : {"hex", "rex"}) {
    const auto outcome = beeline({"solve", game, "10x10", "--max-expansions", "2", "--json"});
    CHECK(outcome.exit_code == 3);
    CHECK(outcome.objects().at(0)["stop"] == "expansions");
  }
}

TEST_CASE("solve: an interrupt ends with exit code 130 and the bounds so far") {
  const auto outcome = beeline("solve hex 10x10", {.interrupted = true});
  CHECK(outcome.exit_code == 130);
  CHECK(outcome.says("Unsolved: the search was interrupted.\n"));
  CHECK(outcome.says("phi = "));
}

TEST_CASE("solve: the winner is the same whatever the switches") {
  for (const char* switches : {"", "--symmetry off", "--decide-joins 0", "--threads 2",
                               "--seed 7 --table-mib 1", "--list-share 0 --epsilon 0"}) {
    const auto outcome = beeline(std::string("solve rex 3x3 black=a1 --json ") + switches);
    REQUIRE(outcome.exit_code == 0);
    CHECK(outcome.objects().at(0)["winner"] == "white");
  }
}

}  // namespace
}  // namespace beeline::app::test
