#include "app/bench/suite.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <istream>
#include <sstream>

#include "app/opening_map.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::bench {
namespace {

using connection::UserError;

Suite read_suite(const std::string& name, std::istream& lines, std::span<const Game> games) {
  constexpr const char* blanks = " \t\r";
  Suite suite{name, {}};
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    const auto first = line.find_first_not_of(blanks);
    if (first == std::string::npos || line[first] == '#') continue;
    line.erase(line.find_last_not_of(blanks) + 1);
    try {
      suite.positions.push_back(connection::parse_position(line.substr(first)));
      static_cast<void>(find_game(games, suite.positions.back().game));
    } catch (const UserError& mistake) {
      throw UserError(fmt::format("--suite: line {}: {}", number, mistake.what()));
    }
  }
  if (lines.bad()) throw UserError("--suite: cannot read " + connection::quoted(name));
  if (suite.positions.empty()) {
    throw UserError("--suite: no position in " + connection::quoted(name));
  }
  return suite;
}

}  // namespace

Suite find_suite(const std::string& name_or_file, std::span<const Game> games) {
  const auto known = built_in_suites();
  const auto suite = std::ranges::find(known, name_or_file, &BuiltInSuite::name);
  if (suite != known.end()) {
    std::istringstream lines{std::string(suite->text)};
    return read_suite(name_or_file, lines, games);
  }
  std::ifstream file(name_or_file);
  if (!file) {
    std::vector<std::string_view> names;
    for (const BuiltInSuite& one : known) names.push_back(one.name);
    throw UserError(fmt::format("--suite: {} is neither a file nor one of {}",
                                connection::quoted(name_or_file), fmt::join(names, ", ")));
  }
  return read_suite(name_or_file, file, games);
}

Suite openings_suite(const std::string& game, connection::Size size) {
  Suite suite{fmt::format("{}-{}-openings", game, to_string(size)), {}};
  for (const Opening& opening : openings_up_to_symmetry(size)) {
    suite.positions.push_back({game, {size, {opening.cell}, {}, connection::Colour::white}});
  }
  return suite;
}

}  // namespace beeline::app::bench
