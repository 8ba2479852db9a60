#include "in_process.hpp"

#include <sstream>

#include "app/run.hpp"

namespace beeline::app::test {

std::vector<nlohmann::json> Outcome::objects() const {
  std::vector<nlohmann::json> objects;
  for (const std::string& line : lines_of(out)) objects.push_back(nlohmann::json::parse(line));
  return objects;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> words_of(std::string_view command_line) {
  std::vector<std::string> words;
  bool quoted = false;
  bool in_word = false;
  for (const char c : command_line) {
    if (c == ' ' && !quoted) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == '"') {
      quoted = !quoted;
    } else {
      words.back() += c;
    }
  }
  return words;
}

Outcome beeline(std::string_view command_line, const Given& given) {
  return beeline(words_of(command_line), given);
}

Outcome beeline(const std::vector<std::string>& words, const Given& given) {
  std::istringstream in(given.input);
  std::ostringstream out;
  std::ostringstream err;
  StopFlag interrupt;
  if (given.interrupted) interrupt.request();
  const int exit_code = run(words, {in, out, err, interrupt, given.err_is_terminal, given.games});
  return {exit_code, out.str(), err.str()};
}

}  // namespace beeline::app::test
