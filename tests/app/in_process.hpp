// Runs the program inside the test.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/registry.hpp"

namespace beeline::app::test {

struct Given {
  std::string input{};  // on the standard input
  bool interrupted = false;
  bool err_is_terminal = false;
  std::span<const Game> games = known_games();
};

struct Outcome {
  int exit_code = 0;
  std::string out;
  std::string err;

  [[nodiscard]] bool says(std::string_view text) const { return out.find(text) != out.npos; }
  [[nodiscard]] bool complains(std::string_view text) const { return err.find(text) != err.npos; }
  [[nodiscard]] std::vector<nlohmann::json> objects() const;  // one a line of `out`
};

[[nodiscard]] std::vector<std::string> lines_of(const std::string& text);

// The words of a command line as a shell would see them: double quotes hold blanks together.
[[nodiscard]] std::vector<std::string> words_of(std::string_view command_line);

// `command_line` is what follows the program's name.
[[nodiscard]] Outcome beeline(std::string_view command_line, const Given& = {});
[[nodiscard]] Outcome beeline(const std::vector<std::string>& words, const Given& = {});

}  // namespace beeline::app::test
