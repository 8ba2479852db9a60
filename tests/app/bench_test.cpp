#include <filesystem>
#include <fstream>
#include <thread>

#include "app/bench/feature.hpp"
#include "app/bench/suite.hpp"
#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"
#include "temporary_path.hpp"

namespace beeline::app::test {
namespace {

// A file of positions for as long as the object lives.
class SuiteFile {
 public:
  explicit SuiteFile(const std::string& text) : path_(temporary_path("suite.txt")) {
    std::ofstream(path_) << text;
  }
  SuiteFile(const SuiteFile&) = delete;
  SuiteFile& operator=(const SuiteFile&) = delete;
  ~SuiteFile() { std::filesystem::remove(path_); }

  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST_CASE("bench: every built-in suite is readable and named as its file") {
  const auto suites = bench::built_in_suites();
  REQUIRE(!suites.empty());
  for (const auto& suite : suites) {
    CAPTURE(suite.name);
    const auto found = bench::find_suite(std::string(suite.name), known_games());
    CHECK(found.name == suite.name);
    CHECK(!found.positions.empty());
  }
}

TEST_CASE("bench: the suites of openings are the openings up to half-turns") {
  for (const char* name : {"hex-7x7-openings", "rex-6x6-openings"}) {
    const auto suite = bench::find_suite(name, known_games());
    const auto& first = suite.positions.front();
    const auto expected = bench::openings_suite(first.game, first.position.size);
    REQUIRE(suite.positions.size() == expected.positions.size());
    for (std::size_t i = 0; i < suite.positions.size(); ++i) {
      CHECK(suite.positions[i].position == expected.positions[i].position);
    }
  }
}

TEST_CASE("bench: a bad suite is a mistake that says where") {
  const auto complaint = [](const std::string& text) {
    const SuiteFile file(text);
    const auto outcome = beeline({"bench", "speedup", "--suite", file.path()});
    CHECK(outcome.exit_code == 2);
    return outcome.err;
  };
  CHECK_THAT(complaint("hex 3x3\nhex 3x3 black=z9\n"), Catch::Matchers::Contains("line 2"));
  CHECK_THAT(complaint("chess 8x8\n"), Catch::Matchers::Contains("'chess' is unknown"));
  CHECK_THAT(complaint("# nothing\n"), Catch::Matchers::Contains("no position"));
  const auto missing = beeline("bench speedup --suite nowhere");
  CHECK(missing.exit_code == 2);
  CHECK(missing.complains("neither a file nor one of hex-7x7-every-fourth"));
}

TEST_CASE("bench: bad words are mistakes") {
  for (const char* words :
       {"bench", "bench nothing", "bench speedup --threads 0", "bench speedup --threads 1,,2",
        "bench speedup --threads 257", "bench speedup --simulate --threads 1025",
        "bench speedup --repeat 0", "bench knockout --game chess", "bench knockout --size 99",
        "bench knockout --give-up 0", "bench report --parts everything",
        "bench report --name a/b --parts openings --folder /tmp"}) {
    CAPTURE(words);
    const auto outcome = beeline(words);
    CHECK(outcome.exit_code == 2);
    CHECK(outcome.out.empty());
  }
}

TEST_CASE(
    "bench speedup: one thread is compared with itself, and figures say where they are from") {
  const auto outcome =
      beeline("bench speedup --suite rex-5x5-replies-to-a1 --threads 1 --repeat 2 --epsilon 0.5");
  CHECK(outcome.exit_code == 0);
  for (const char* text : {"rex-5x5-replies-to-a1: 24 positions, median of 2 runs", "commit ",
                           " GiB", "options --epsilon 0.5", "1.00", "idle %"}) {
    CHECK_THAT(outcome.out, Catch::Matchers::Contains(text));
  }
}

TEST_CASE("bench speedup: more threads than cores are no speed-up") {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  if (cores < 1 || cores > 255) return;
  const SuiteFile file("hex 3x3\n");
  const auto outcome =
      beeline({"bench", "speedup", "--suite", file.path(), "--threads",
               "1," + std::to_string(cores + 1), "--repeat", "1", "--table-mib", "8", "--json"});
  CHECK(outcome.exit_code == 0);
  const auto rows = outcome.objects();
  REQUIRE(rows.size() == 2);
  CHECK(rows[0]["speed-up"] == "1.00");
  CHECK(rows[1]["speed-up"] == "oversubscribed");
  CHECK(rows[1]["efficiency"] == "-");
  const auto in_words = beeline({"bench", "speedup", "--suite", file.path(), "--threads",
                                 std::to_string(cores + 1), "--repeat", "1", "--table-mib", "8"});
  CHECK(in_words.says("oversubscribed, so this is no speed-up"));
}

TEST_CASE("regression 0001: bench speedup measured one thread, whatever it was told") {
  const SuiteFile file("instant 2x2\n");
  for (const int threads : {1, 3}) {
    const auto outcome = beeline({"bench", "speedup", "--suite", file.path(), "--repeat", "1",
                                  "--threads", std::to_string(threads)},
                                 {.games = fake_games()});
    CHECK(outcome.exit_code == 0);
    CHECK(solver_log().threads == threads);
  }
}

TEST_CASE("bench speedup: simulated workers are called simulated, and repeat exactly") {
  const std::string command =
      "bench speedup --simulate --suite rex-5x5-replies-to-a1 --threads 1,16 --table-mib 8";
  const auto outcome = beeline(command);
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("Simulated: workers on a virtual clock"));
  CHECK(outcome.says("simulated workers"));
  const auto rows = beeline(command + " --json").objects();
  REQUIRE(rows.size() == 2);
  CHECK(rows == beeline(command + " --json").objects());
  CHECK(rows[0]["time in expansions"] == rows[0]["expansions"]);
}

TEST_CASE("bench speedup: a limit leaves rows without a speed-up and exit code 3") {
  const SuiteFile file("endless 3\n");
  const auto outcome = beeline(
      {"bench", "speedup", "--suite", file.path(), "--threads", "1", "--max-expansions", "2"},
      {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  CHECK(outcome.says("1 thread: unsolved within the limits"));
}

TEST_CASE("bench knockout: every switch of the game is changed once and left alone once") {
  const auto outcome =
      beeline("bench knockout --game rex --size 3 --table-mib 8 --give-up 1 --json");
  CHECK(outcome.exit_code == 0);
  const auto features = bench::features_of("rex");
  const auto rows = outcome.objects();
  REQUIRE(rows.size() == 2 * features.size() + 2);
  CHECK(rows.front()["features"] == "as is");
  CHECK(rows.back()["features"] == "nothing at all");
  for (std::size_t i = 0; i < features.size(); ++i) {
    const std::string change = features[i].standard ? "without " : "with ";
    CHECK(rows[1 + i]["features"] == change + features[i].name);
    CHECK(rows[1 + features.size() + i]["features"] == "only " + features[i].name);
  }
}

TEST_CASE("bench knockout: given up by expansions, the table repeats itself exactly") {
  const std::string command =
      "bench knockout --game rex --size 4 --table-mib 8 --give-up 2 --by-expansions --json";
  const auto rows = beeline(command).objects();
  REQUIRE(!rows.empty());
  CHECK(rows == beeline(command).objects());
  const auto base = std::stoull(rows.front()["expansions"].get<std::string>());
  int given_up = 0;
  for (const auto& row : rows) {
    CHECK_FALSE(row.contains("seconds"));
    std::string expansions = row["expansions"];
    if (expansions.starts_with("over ")) {
      ++given_up;
      CHECK(expansions == "over " + std::to_string(2 * base));
    } else {
      CHECK(std::stoull(expansions) <= 2 * base);
    }
  }
  CHECK(given_up > 0);
}

TEST_CASE("bench knockout: runs that disagree about a winner are a contradiction, exit code 5") {
  const auto outcome = beeline("bench knockout --game fickle --size 2", {.games = fake_games()});
  CHECK(outcome.exit_code == 5);
  CHECK(outcome.out.empty());
  CHECK(outcome.complains("contradiction: fickle 2x2 black=a1"));
  CHECK(outcome.complains("without symmetry"));
}

TEST_CASE("bench knockout: an unsolved baseline ends it with exit code 3") {
  const auto outcome =
      beeline("bench knockout --game endless --size 2 --max-expansions 2", {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  CHECK(outcome.says("over "));
}

}  // namespace
}  // namespace beeline::app::test
