#include "formats/read_position.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <utility>

#include "connection/quoted.hpp"
#include "formats/hexworld.hpp"
#include "formats/sgf.hpp"

namespace beeline::formats {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(blanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

bool is_foreign(std::string_view text) {
  return text.starts_with('(') || is_hexworld_link(text) || lower_case(text).ends_with(".sgf");
}

GameRecord read_foreign(std::string_view text) {
  if (text.starts_with('(')) return parse_sgf(text);
  if (is_hexworld_link(text)) return parse_hexworld(text);
  return read_sgf_file(std::string(text));
}

// The game's name before a foreign notation, and what follows it; no name if there is none.
std::pair<std::string_view, std::string_view> split_game(std::string_view text) {
  const auto end = std::ranges::find_if_not(
      text, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
  const auto rest = std::string_view(end, text.end());
  const bool named = end != text.begin() && !rest.empty() && blanks.find(rest.front()) != rest.npos;
  if (!named || !is_foreign(trimmed(rest))) return {{}, text};
  return {std::string_view(text.begin(), end), trimmed(rest)};
}

}  // namespace

GameRecord read_sgf_file(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) throw connection::UserError("cannot read the SGF file " + connection::quoted(name));
  return parse_sgf(text);
}

GameRecord read_record(std::string_view text) {
  const auto [game, rest] = split_game(trimmed(text));
  if (!is_foreign(rest)) {
    auto [name, position] = connection::parse_position(text);
    return {std::move(name), std::move(position), {}};
  }
  GameRecord record = read_foreign(rest);
  if (!game.empty()) record.game = lower_case(game);
  return record;
}

connection::GamePosition read_position(std::string_view text) {
  const GameRecord record = read_record(text);
  return {record.game, position_after(record)};
}

}  // namespace beeline::formats
