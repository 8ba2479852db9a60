#include <fstream>
#include <sstream>

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

TEST_CASE("options: every option of the page is one of both commands") {
  const auto solve = beeline("solve --help");
  const auto openings = beeline("openings --help");
  int options = 0;
  for (const std::string& line : lines_of(beeline("options").out)) {
    if (!line.starts_with("| `--")) continue;
    const std::string name = line.substr(3, line.find('`', 3) - 3);
    CAPTURE(name);
    CHECK(solve.says("  " + name + " VALUE"));
    CHECK(openings.says("  " + name + " VALUE"));
    ++options;
  }
  CHECK(options > 0);
}

}  // namespace
}  // namespace beeline::app::test
