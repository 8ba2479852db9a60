#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"
#include "temporary_path.hpp"

namespace beeline::app::test {
namespace {

TEST_CASE("batch: positions are answered in order under their line numbers") {
  const auto outcome = beeline("solve --batch - --json --table-mib 8",
                               {.input = "hex 3x3\r\n\n# a comment\n  \t\nrex 3x3\nhex 2x2"});
  CHECK(outcome.exit_code == 0);
  const auto objects = outcome.objects();
  REQUIRE(objects.size() == 3);
  CHECK(objects[0]["line"] == 1);
  CHECK(objects[0]["winner"] == "black");
  CHECK(objects[1]["line"] == 5);
  CHECK(objects[1]["winner"] == "white");
  CHECK(objects[2]["line"] == 6);
  CHECK(objects[2]["winner"] == "black");
}

TEST_CASE("batch: a bad line is reported in its place and the others are answered") {
  const Given given{.input = "instant 2\ninstant 2x2 black=z9\nchess 8x8\ninstant 3\n",
                    .games = fake_games()};
  const auto outcome = beeline("solve --batch - --json", given);
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.err.empty());
  const auto objects = outcome.objects();
  REQUIRE(objects.size() == 4);
  CHECK(objects[0]["status"] == "solved");
  CHECK(objects[1]["line"] == 2);
  CHECK(objects[1]["status"] == "error");
  CHECK(objects[1]["error"].get<std::string>().find("z9") != std::string::npos);
  CHECK(objects[2]["error"].get<std::string>().find("chess") != std::string::npos);
  CHECK(objects[3]["status"] == "solved");

  const auto in_words = beeline("solve --batch -", given);
  CHECK(in_words.exit_code == 2);
  CHECK(in_words.says("line 1: instant 2x2"));
  CHECK(in_words.says("line 2: error: cell 'z9'"));
  CHECK(in_words.says("line 4: instant 3x3"));
}

TEST_CASE("batch: unsolved positions make exit code 3, but bad lines come first") {
  const std::string command = "solve --batch - --max-expansions 2";
  const auto unsolved =
      beeline(command, {.input = "endless 2\ninstant 2\n", .games = fake_games()});
  CHECK(unsolved.exit_code == 3);
  const auto both =
      beeline(command, {.input = "nonsense\nendless 2\ninstant 2\n", .games = fake_games()});
  CHECK(both.exit_code == 2);
}

TEST_CASE("batch: limits hold for each position") {
  const auto outcome = beeline("solve --batch - --max-expansions 4 --json",
                               {.input = "endless 2\nendless 2\n", .games = fake_games()});
  for (const auto& object : outcome.objects()) CHECK(object["expansions"] == 4);
}

TEST_CASE("batch: after an interrupt the remaining lines are not answered") {
  const auto outcome = beeline("solve --batch -", {.input = "hex 3x3\n", .interrupted = true});
  CHECK(outcome.exit_code == 130);
  CHECK(outcome.out.empty());
}

TEST_CASE("batch: bytes that are no text still make valid JSON") {
  const auto outcome = beeline("solve --batch - --json", {.input = "hex \xff\xfe\x80 \x01\n"});
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.objects().at(0)["status"] == "error");
}

TEST_CASE("batch: an empty input is answered by nothing") {
  const auto outcome = beeline("solve --batch -");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.out.empty());
}

TEST_CASE("batch: positions are read from a file") {
  const auto path = temporary_path("batch.txt");
  std::ofstream(path) << "instant 2\n";
  const auto outcome = beeline({"solve", "--batch", path.string()}, {.games = fake_games()});
  std::filesystem::remove(path);
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("line 1: instant 2x2"));
}

TEST_CASE("batch: a file that cannot be read is a mistake") {
  const auto missing = beeline("solve --batch /no/such/file");
  CHECK(missing.exit_code == 2);
  CHECK(missing.complains("cannot open '/no/such/file'"));
  const auto folder = beeline("solve --batch /");
  CHECK(folder.exit_code == 2);
  CHECK(folder.complains("cannot read '/'"));
}

TEST_CASE("batch: one solver serves as long as game and size stay the same") {
  solver_log() = {};
  const std::string input = "instant 2\ninstant 2 black=a1\ninstant 3\ninstant 2\n";
  REQUIRE(beeline("solve --batch -", {.input = input, .games = fake_games()}).exit_code == 0);
  CHECK(solver_log().made == 3);
  CHECK(solver_log().most_alive == 1);
  CHECK(solver_log().forgot == 0);
}

TEST_CASE("batch: a fresh table is wanted for every position") {
  solver_log() = {};
  const std::string input = "instant 2\ninstant 2 black=a1\ninstant 3\n";
  REQUIRE(
      beeline("solve --batch - --fresh-table", {.input = input, .games = fake_games()}).exit_code ==
      0);
  CHECK(solver_log().made == 2);
  CHECK(solver_log().forgot == 1);
}

}  // namespace
}  // namespace beeline::app::test
