// Asks the HTP engine in-process: a script is all that a user interface sends in one run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "in_process.hpp"

namespace beeline::app::test {

// The answers to a script, without the blank lines that end them.
inline std::vector<std::string> answers(const std::string& script, const std::string& options = "",
                                        std::span<const Game> games = known_games()) {
  const auto outcome = beeline("htp --table-mib 16 " + options, {.input = script, .games = games});
  CHECK(outcome.err.empty());
  std::vector<std::string> found;
  std::string_view rest = outcome.out;
  for (auto end = rest.find("\n\n"); end != rest.npos; end = rest.find("\n\n")) {
    found.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end + 2);
  }
  CHECK(rest.empty());
  return found;
}

// The answer to the last request of a script.
inline std::string last_answer(const std::string& script, const std::string& options = "",
                               std::span<const Game> games = known_games()) {
  const auto all = answers(script, options, games);
  REQUIRE_FALSE(all.empty());
  return all.back();
}

}  // namespace beeline::app::test
