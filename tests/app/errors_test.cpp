#include <sstream>

#include "app/exit_code.hpp"
#include "app/run.hpp"
#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

TEST_CASE("errors: a broken invariant is an internal error and nobody is called the winner") {
  for (const char* game : {"broken", "speechless"}) {
    for (const char* command : {"solve --game ", "openings --game "}) {
      const auto outcome =
          beeline(std::string(command) + game + " --size 2", {.games = fake_games()});
      CHECK(outcome.exit_code == 70);
      CHECK(outcome.out.empty());
      CHECK(outcome.complains("internal error: "));
    }
  }
  const auto batch = beeline("solve --batch -",
                             {.input = "instant 2\nbroken 2\ninstant 2\n", .games = fake_games()});
  CHECK(batch.exit_code == 70);
  CHECK(batch.says("line 1: "));
  CHECK_FALSE(batch.says("line 3: "));
}

TEST_CASE("errors: a table that does not fit is a mistake with advice") {
  const auto outcome = beeline("solve hungry 2x2", {.games = fake_games()});
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.complains("not enough memory"));
  CHECK(outcome.complains("--table-mib"));
}

TEST_CASE("errors: an answer that cannot be written is not taken for an answer") {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  out.setstate(std::ios::badbit);
  const std::vector<std::string> words{"solve", "instant", "2"};
  CHECK(run(words, {in, out, err, StopFlag(), false, fake_games()}) == 70);
  CHECK(err.str().find("could not be written") != std::string::npos);
}

TEST_CASE("errors: of several outcomes the worst makes the exit code") {
  using enum ExitCode;
  CHECK(worse_of(answered, answered) == answered);
  CHECK(worse_of(unsolved, answered) == unsolved);
  CHECK(worse_of(unsolved, bad_request) == bad_request);
  CHECK(worse_of(interrupted, bad_request) == interrupted);
  CHECK(worse_of(interrupted, internal_error) == internal_error);
}

}  // namespace
}  // namespace beeline::app::test
