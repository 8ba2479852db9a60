// Reading positions. Whatever the input, the result is a value or a UserError; no number is ever
// computed that was not first seen to have one or two digits.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"

namespace beeline::connection {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view position_example = "hex 4x4 black=a1,b2 white=c3";

constexpr char lower(char c) noexcept {
  return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr bool is_letter(char c) noexcept {
  return 'a' <= lower(c) && lower(c) <= 'z';
}
constexpr bool is_digit(char c) noexcept {
  return '0' <= c && c <= '9';
}

std::string in_lower_case(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), lower);
  return result;
}

// The pieces of a text between runs of separators.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t start = text.find_first_not_of(separators);
    if (start == text.npos) return words;
    text.remove_prefix(start);
    const std::size_t length = std::min(text.find_first_of(separators), text.size());
    words.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
}

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// A number from 1 to most (below 100), written without leading zeros.
std::optional<int> small_number(std::string_view text, int most) {
  if (!is_number(text) || text.size() > 2 || text.front() == '0') return std::nullopt;
  int value = 0;
  for (const char digit : text) value = 10 * value + (digit - '0');
  if (value > most) return std::nullopt;
  return value;
}

// Tells the user what was wrong with a token and what was expected instead.
template <class... Values>
[[noreturn]] void refuse(fmt::format_string<Values...> message, Values&&... values) {
  throw UserError(fmt::format(message, std::forward<Values>(values)...));
}

// What a cell of this board looks like: "a letter a-d and a number 1-4, such as a1".
std::string expected_cell(Size size) {
  const auto last_letter = static_cast<char>('a' + size.width - 1);
  return fmt::format("{} and {}, such as a1",
                     size.width == 1 ? "the letter a" : fmt::format("a letter a-{}", last_letter),
                     size.height == 1 ? "the number 1" : fmt::format("a number 1-{}", size.height));
}

std::string parse_game(std::string_view word) {
  if (!std::all_of(word.begin(), word.end(), is_letter))
    refuse("game {} is not a name: expected a word of letters, such as hex", quoted(word));
  return in_lower_case(word);
}

std::vector<Cell> parse_cells(Size size, std::string_view field, std::string_view list) {
  std::vector<Cell> cells;
  if (list.empty()) return cells;
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string_view name = list.substr(start, end - start);
    if (name.empty())
      refuse(
          "field {} has a comma without a cell: expected cells with single commas between, such "
          "as black=a1,b2",
          quoted(field));
    const Cell cell = parse_cell(size, name);
    if (contains(cells, cell))
      refuse(
          "cell {} is given twice in field {}: expected each cell at most once, such as "
          "black=a1,b2",
          quoted(name), quoted(field));
    cells.push_back(cell);
    start = end + 1;
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

// The fields of a position as they come in; nothing is assumed about those that have not.
struct Fields {
  std::optional<std::vector<Cell>> black;
  std::optional<std::vector<Cell>> white;
  std::optional<Colour> to_play;
};

template <class Value>
void set_once(std::optional<Value>& field, Value value, std::string_view word,
              std::string_view meaning) {
  if (field)
    refuse("field {} gives {} a second time: expected each field at most once, such as {}",
           quoted(word), meaning, position_example);
  field = std::move(value);
}

void parse_field(Size size, std::string_view word, Fields& fields) {
  constexpr auto expected = "expected black=, white= or to-play=, such as black=a1,b2";
  const std::size_t equals = word.find('=');
  if (equals == word.npos) refuse("field {} has no '=': {}", quoted(word), expected);
  const std::string name = in_lower_case(word.substr(0, equals));
  const std::string_view value = word.substr(equals + 1);
  if (name == "black" || name == "red")
    set_once(fields.black, parse_cells(size, word, value), word, "the black stones");
  else if (name == "white" || name == "blue")
    set_once(fields.white, parse_cells(size, word, value), word, "the white stones");
  else if (name == "to-play")
    set_once(fields.to_play, parse_colour(value), word, "the side to move");
  else
    refuse("field {} is unknown: {}", quoted(word), expected);
}

void check_no_overlap(const Position& position) {
  for (const Cell cell : position.black)
    if (contains(position.white, cell))
      refuse(
          "cell {} has both a black and a white stone: expected at most one, such as black=a1 "
          "white=b2",
          quoted(cell_name(position.size, cell)));
}

Colour implied_to_play(const Position& position) {
  const std::size_t black = position.black.size();
  const std::size_t white = position.white.size();
  if (black == white) return Colour::black;
  if (black == white + 1) return Colour::white;
  refuse(
      "to-play is missing, and the stones do not imply it ({} black, {} white): expected "
      "to-play=black or to-play=white",
      black, white);
}

}  // namespace

Size parse_size(std::string_view text) {
  const std::size_t times = text.find_first_of("xX");
  const auto width = small_number(text.substr(0, times), longest_side);
  const auto height =
      times == text.npos ? width : small_number(text.substr(times + 1), longest_side);
  if (!width || !height)
    refuse("board size {} is not one: expected 1 to {} columns by 1 to {} rows, such as 7x7",
           quoted(text), longest_side, longest_side);
  return {*width, *height};
}

Colour parse_colour(std::string_view text) {
  const std::string name = in_lower_case(text);
  if (name == "black" || name == "red") return Colour::black;
  if (name == "white" || name == "blue") return Colour::white;
  refuse("colour {} is not one: expected black or white, or red or blue", quoted(text));
}

Cell parse_cell(Size size, std::string_view text) {
  const bool named_like_a_cell =
      !text.empty() && is_letter(text.front()) && is_number(text.substr(1));
  if (!named_like_a_cell)
    refuse("cell {} is not one: expected {}", quoted(text), expected_cell(size));
  const int column = lower(text.front()) - 'a';
  const auto row = small_number(text.substr(1), size.height);
  if (column >= size.width || !row)
    refuse("cell {} is off the {} board: expected {}", quoted(text), to_string(size),
           expected_cell(size));
  return static_cast<Cell>(column + size.width * (*row - 1));
}

Position parse_moves(Size size, std::string_view moves) {
  Position position{.size = size, .black = {}, .white = {}, .to_play = Colour::black};
  for (const std::string_view move : words_of(moves, std::string(blanks) + ",")) {
    const Cell cell = parse_cell(size, move);
    if (contains(position.black, cell) || contains(position.white, cell))
      refuse("move {} is on a stone: expected each cell at most once, such as a1 b2", quoted(move));
    (position.to_play == Colour::black ? position.black : position.white).push_back(cell);
    position.to_play = opposite(position.to_play);
  }
  std::sort(position.black.begin(), position.black.end());
  std::sort(position.white.begin(), position.white.end());
  return position;
}

GamePosition parse_position(std::string_view text) {
  const auto words = words_of(text, blanks);
  if (words.empty())
    refuse("the position is empty: expected a game, a board size and stones, such as {}",
           position_example);
  std::string game = parse_game(words[0]);
  if (words.size() == 1)
    refuse("game {} has no board size after it: expected one, such as {}", quoted(words[0]),
           position_example);

  Position position{.size = parse_size(words[1]), .black = {}, .white = {}};
  Fields fields;
  for (std::size_t i = 2; i < words.size(); ++i) parse_field(position.size, words[i], fields);
  position.black = std::move(fields.black).value_or(std::vector<Cell>());
  position.white = std::move(fields.white).value_or(std::vector<Cell>());
  check_no_overlap(position);
  position.to_play = fields.to_play ? *fields.to_play : implied_to_play(position);
  return {std::move(game), std::move(position)};
}

}  // namespace beeline::connection
