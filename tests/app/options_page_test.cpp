#include <fstream>
#include <sstream>

#include "app/registry.hpp"
#include "catch.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

TEST_CASE("options: src/app/OPTIONS.md is what `beeline options` prints") {
  std::ifstream file(BEELINE_OPTIONS_PAGE);
  std::ostringstream page;
  page << file.rdbuf();
  const auto outcome = beeline("options");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.out == page.str());
}

TEST_CASE("options: every option of the page is one of all commands, or of htp alone") {
  const auto solve = beeline("solve --help");
  const auto openings = beeline("openings --help");
  const auto htp = beeline("htp --help");
  int options = 0;
  bool htp_alone = false;
  for (const std::string& line : lines_of(beeline("options").out)) {
    htp_alone = htp_alone || line == "## HTP";
    if (!line.starts_with("| `--")) continue;
    const std::string name = line.substr(3, line.find('`', 3) - 3);
    CAPTURE(name);
    CHECK(htp.says("  " + name + " VALUE"));
    CHECK(solve.says("  " + name + " VALUE") != htp_alone);
    CHECK(openings.says("  " + name + " VALUE") != htp_alone);
    ++options;
  }
  CHECK(options > 0);
}

TEST_CASE("options: what the user chose wins over the game's default, and that over the search's") {
  Settings settings;
  settings.search.epsilon = 0.5;
  settings.search.window_factor = 0.75;
  const SearchOptions preferred{.window_factor = 0.5};
  settings.chosen = {"epsilon"};
  CHECK(search_options_for(preferred, settings).window_factor == 0.5);
  CHECK(search_options_for(preferred, settings).epsilon == 0.5);
  settings.chosen = {"window-factor"};
  CHECK(search_options_for(preferred, settings).window_factor == 0.75);
  CHECK(search_options_for(preferred, settings).epsilon == SearchOptions{}.epsilon);
}

TEST_CASE("options: Rex and Hex are searched with windows of their own") {
  const auto expansions = [](const std::string& words) {
    return beeline("solve --json " + words).objects().front().at("expansions").get<int>();
  };
  const std::string rex = "\"rex 5x5 black=a4 white=a1\"";
  CHECK(expansions(rex) == expansions(rex + " --window-factor 0.15"));
  const std::string hex = "\"hex 5x5 black=a4\"";
  CHECK(expansions(hex) == expansions(hex + " --window-factor 0.25"));
  CHECK(beeline("options").says("| `--window-factor` | 0.25 (rex: 0.15) |"));
}

}  // namespace
}  // namespace beeline::app::test
