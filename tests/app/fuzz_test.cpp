#include <random>

#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

// Words that make sense in some order, and words that never do.
const std::vector<std::string> vocabulary = words_of(
    R"(solve openings options instant "instant 3x3" endless 2x2 3 11x11 12x12 )"
    R"(black=a1 white=b2 black=a1,a1 red= to-play=white to-play= --batch - /no/file )"
    R"(--game --size --moves "a1 b2" a1 --json --quiet --fresh-table --opener white )"
    R"(--threads --threads=2 --time --symmetry --symmetry=off --table-mib --seed --epsilon=0.5 )"
    R"(0 -1 4x nan 1e999 9999999999999999999999 --help --version -h --no-such-thing )"
    R"("" " " -- ++ = --= -x {} [a1,b2] %% )"
    "\xff\xfe \n");

TEST_CASE("fuzz: no command line does anything but answer, complain or give up") {
  std::mt19937 random(20240607);
  std::uniform_int_distribution<std::size_t> word(0, vocabulary.size() - 1);
  std::uniform_int_distribution<int> length(0, 8);
  for (int round = 0; round < 1'500; ++round) {
    std::vector<std::string> words;
    if (round % 4 != 0) words.push_back(round % 2 == 0 ? "solve" : "openings");
    for (int i = length(random); i > 0; --i) words.push_back(vocabulary[word(random)]);
    if (!words.empty()) words.insert(words.end(), {"--max-expansions", "1"});
    CAPTURE(words);
    const auto outcome =
        beeline(words, {.input = "instant 2\nendless 2\nx\n", .games = fake_games()});
    const bool expected =
        outcome.exit_code == 0 || outcome.exit_code == 2 || outcome.exit_code == 3;
    if (!expected) FAIL("exit code " << outcome.exit_code << ": " << outcome.err);
  }
}

TEST_CASE("fuzz: no line of a batch does anything but answer or complain") {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> byte(0, 255);
  std::uniform_int_distribution<std::size_t> word(0, vocabulary.size() - 1);
  std::string input;
  for (int line = 0; line < 1'000; ++line) {
    input += line % 2 == 0 ? "instant 3x3" : "";
    for (int i = 0; i < 3; ++i) (input += ' ') += vocabulary[word(random)];
    if (line % 3 == 0) input += static_cast<char>(byte(random));
    input += '\n';
  }
  const auto outcome =
      beeline("solve --batch - --json --max-expansions 1", {.input = input, .games = fake_games()});
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.objects().size() > 500);
}

}  // namespace
}  // namespace beeline::app::test
