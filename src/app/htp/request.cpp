#include "app/htp/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <sstream>

namespace beeline::app::htp {
namespace {

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
}

// Without control characters; a tab is a blank.
std::string cleaned(std::string_view line) {
  std::string text;
  for (const char c : line) {
    if (c == '\t') text += ' ';
    if (std::iscntrl(static_cast<unsigned char>(c)) == 0) text += c;
  }
  return text;
}

Words words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

}  // namespace

std::optional<Request> parse_request(std::string_view line) {
  const std::string text = cleaned(line);
  Words words = words_of(text.substr(0, text.find('#')));
  Request request;
  if (words.size() > 1 && is_number(words.front())) {
    request.id = words.front();
    words.erase(words.begin());
  }
  if (words.empty()) return std::nullopt;
  request.command = words.front();
  request.arguments.assign(words.begin() + 1, words.end());
  return request;
}

bool is_interrupt(std::string_view line) {
  return words_of(cleaned(line)) == Words{"#", "interrupt"};
}

std::string framed(bool success, const Request& request, std::string_view text) {
  std::string answer = fmt::format("{}{} ", success ? '=' : '?', request.id);
  while (text.ends_with('\n')) text.remove_suffix(1);
  for (const char c : text) {
    if (c == '\n' && answer.ends_with('\n')) answer += ' ';
    answer += c;
  }
  return answer + "\n\n";
}

}  // namespace beeline::app::htp
