#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

// Exit code 2, nothing solved, and a message that says `text`.
void check_mistake(const std::string& command_line, const std::string& text) {
  CAPTURE(command_line, text);
  const auto outcome = beeline(command_line);
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.out.empty());
  CHECK_THAT(outcome.err, Catch::Matchers::Contains(text));
}

TEST_CASE("usage: without a command there is short help and exit code 2") {
  check_mistake("", "no command given");
  check_mistake("", "openings");
}

TEST_CASE("usage: an unknown command or option is named") {
  check_mistake("sovle hex",
                "'sovle' is no command: expected solve or openings or moves or explain or prove or "
                "proof or htp or bench or options");
  check_mistake("solve hex 3x3 --colour", "--colour");
  check_mistake("solve hex 3x3 --colour", "see: beeline solve --help");
}

TEST_CASE("usage: exactly one thing is to be solved") {
  check_mistake("solve", "nothing to solve: give exactly one of");
  check_mistake("solve hex 3x3 --batch -", "more than one thing to solve: give exactly one of");
  check_mistake("solve --batch - --game hex", "more than one thing");
  check_mistake("solve hex 3x3 --moves a1", "more than one thing");
  check_mistake("solve --game hex", "--size is missing");
  check_mistake("solve --size 3 --moves a1", "--game is missing");
}

TEST_CASE("usage: a bad position is named with what was expected") {
  check_mistake("solve chess 8x8", "game 'chess' is unknown: expected hex or rex");
  check_mistake("solve hex 99", "'99'");
  check_mistake("solve hex 3x3 black=d4", "'d4'");
  check_mistake("solve --game chess --size 3", "'chess'");
  check_mistake("solve --game hex --size 3 --moves a9", "'a9'");
  check_mistake(R"(solve "")", "expected a game");
}

TEST_CASE("usage: a bad value names the option, the value and the range") {
  const std::string range = "expected a whole number from 1 to 256, such as --threads 1";
  for (const char* value : {"0", "-3", "257", "4x", "x", "1.5", "99999999999999999999"}) {
    check_mistake(std::string("solve hex 3x3 --threads ") + value,
                  "--threads: '" + std::string(value) + "' is no legal value: " + range);
  }
  check_mistake(R"(solve hex 3x3 --threads "")", range);
  check_mistake("solve hex 3x3 --threads", "--threads");
  check_mistake("solve hex 3x3 --threads 1 --threads 2", "--threads");
  for (const char* value : {"nan", "inf", "-1", "1e400", "2s", "1e10"}) {
    check_mistake(std::string("solve hex 3x3 --time ") + value,
                  "expected a number from 0 to 1e+09");
  }
  check_mistake("solve hex 3x3 --seed -1", "--seed: '-1'");
  check_mistake("solve hex 3x3 --symmetry maybe",
                "--symmetry: 'maybe' is no legal value: "
                "expected on or off");
}

TEST_CASE("usage: a switch takes on, off, true, false, 1 and 0") {
  for (const char* value : {"on", "off", "true", "false", "1", "0"}) {
    const std::vector<std::string> words{"solve", "instant", "2", "--symmetry", value};
    CHECK(beeline(words, {.games = fake_games()}).exit_code == 0);
  }
}

// Whether the examples work is for examples_test.sh to say: some need a shell.
TEST_CASE("usage: every command has help that ends with an example") {
  for (const char* command :
       {"", "solve ", "openings ", "moves ", "explain ", "options ", "convert ", "completion ",
        "htp ", "bench ", "bench speedup ", "bench knockout ", "bench report "}) {
    const auto help = beeline(std::string(command) + "--help");
    REQUIRE(help.exit_code == 0);
    CHECK(help.err.empty());
    CHECK(lines_of(help.out).back().starts_with("  "));
    CHECK(help.says("\nExample"));
  }
}

TEST_CASE("usage: the help of solve tells the grammar, the exit codes and the defaults") {
  const auto help = beeline("solve --help");
  for (const char* text : {"GAME SIZE [black=CELLS]", "Exit codes:", "130", "rex", "--batch",
                           "a whole number from 1 to 256; default 1", "on or off; default on"}) {
    CHECK_THAT(help.out, Catch::Matchers::Contains(text));
  }
}

TEST_CASE("usage: the version is printed") {
  const auto outcome = beeline("--version");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.out.starts_with("beeline "));
  CHECK(outcome.says("(commit "));
  CHECK(outcome.says(" build, "));
}

}  // namespace
}  // namespace beeline::app::test
