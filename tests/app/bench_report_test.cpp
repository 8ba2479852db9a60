#include <filesystem>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"
#include "temporary_path.hpp"
#include "well_formed.hpp"

namespace beeline::app::test {
namespace {

// A folder that is not there yet, for as long as the object lives.
class Folder {
 public:
  Folder() : path_(temporary_path("report")) { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] std::string path() const { return path_.string(); }

  [[nodiscard]] std::string read(const std::string& name) const {
    std::ifstream file(path_ / name);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

Outcome report(const Folder& folder, const std::string& words, const Given& given = {}) {
  auto all = words_of("bench report --table-mib 8 " + words);
  all.insert(all.end(), {"--folder", folder.path()});
  return beeline(all, given);
}

TEST_CASE("bench report: pages, tables and plots of every part are written") {
  const Folder folder;
  const auto outcome = report(folder,
                              "--name all --game hex --size 2 --suite rex-5x5-replies-to-a1 "
                              "--threads 1 --repeat 1 --workers 1,4 --give-up 1");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("all.md"));
  const std::string page = folder.read("all.md");
  for (const char* text :
       {"| Commit | ", "| Machine | ", "| Date | ", "| Options | --table-mib 8", "all-speedup.svg",
        "all-simulated.svg", "all-knockout.svg", "all-openings.svg", "Simulated: "}) {
    CHECK_THAT(page, Catch::Matchers::Contains(text));
  }
  for (const char* part : {"speedup", "simulated", "knockout", "openings"}) {
    CHECK(is_well_formed(folder.read("all-" + std::string(part) + ".svg")));
  }
  CHECK(lines_of(folder.read("all-speedup.csv"))[0] ==
        "threads,seconds,least,most,speed-up,efficiency,expansions,overhead %,idle %,CPU seconds,"
        "by CPU");
  CHECK(lines_of(folder.read("all-knockout.csv"))[0] ==
        "features,seconds,time ratio,expansions,expansion ratio");
  CHECK(lines_of(folder.read("all-openings.csv"))[0] == "opening,winner,seconds,expansions");
  CHECK(lines_of(folder.read("all-openings.csv"))[1].starts_with("a1,"));
}

TEST_CASE("bench report: features may be knocked out on a suite, and by expansions alone") {
  const Folder folder;
  const auto outcome =
      report(folder,
             "--parts knockout --name x --game rex --knockout-suite rex-5x5-replies-to-a1 "
             "--give-up 1 --by-expansions");
  CHECK(outcome.exit_code == 0);
  CHECK(lines_of(folder.read("x-knockout.csv"))[0] == "features,expansions,expansion ratio");
  const std::string page = folder.read("x.md");
  CHECK_THAT(page, Catch::Matchers::Contains("Features on rex-5x5-replies-to-a1"));
  CHECK_THAT(page, Catch::Matchers::Contains("given up after 1 times the expansions as is"));
  CHECK(lines_of(folder.read("ledger.csv"))[1].find(
            "knockout,rex-5x5-replies-to-a1,as is,solved,,") != std::string::npos);
}

TEST_CASE("bench report: the ledger is only ever appended to") {
  const Folder folder;
  const std::string words = "--parts openings --game hex --size 2";
  REQUIRE(report(folder, words).exit_code == 0);
  const std::string before = folder.read("ledger.csv");
  CHECK(lines_of(before)[0] ==
        "date,commit,cpu,cores,memory_gib,options,measure,suite,setting,outcome,seconds,"
        "expansions");
  CHECK(lines_of(before).size() == 3);
  REQUIRE(report(folder, words).exit_code == 0);
  const std::string after = folder.read("ledger.csv");
  CHECK(after.starts_with(before));
  CHECK(lines_of(after).size() == 5);
}

TEST_CASE("bench report: a report of that name is never overwritten") {
  const Folder folder;
  const std::string words = "--parts openings --game hex --size 2 --name first";
  REQUIRE(report(folder, words).exit_code == 0);
  const std::string page = folder.read("first.md");
  const auto again = report(folder, words);
  CHECK(again.exit_code == 2);
  CHECK(again.complains("'first' is there already"));
  CHECK(folder.read("first.md") == page);
}

TEST_CASE("bench report: a folder that cannot be made is a mistake") {
  const auto outcome = beeline("bench report --parts openings --folder /dev/null/x");
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.complains("--folder: cannot make"));
}

TEST_CASE("bench report: an opening that no limit allowed to solve is called unsolved") {
  const Folder folder;
  const auto outcome =
      report(folder, "--parts openings --game endless --size 2 --name x --max-expansions 2",
             {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  CHECK(lines_of(folder.read("x-openings.csv"))[1].starts_with("a1,unsolved,"));
}

}  // namespace
}  // namespace beeline::app::test
