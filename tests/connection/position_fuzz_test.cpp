// Whatever is typed: a position or a UserError with a message that can be shown, never anything
// else.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::Random;
using beeline::oracle::random_position;

namespace {

bool is_showable(const std::string& message) {
  return !message.empty() && message.size() < 400 &&
         std::all_of(message.begin(), message.end(), [](char c) { return ' ' <= c && c <= '~'; });
}

// Is the parser's answer to this text a sound one?
bool answers_well(const std::string& text) {
  try {
    const GamePosition read = parse_position(text);
    return parse_position(to_string(read)).position == read.position;
  } catch (const UserError& error) {
    return is_showable(error.what());
  }
}

std::string random_bytes(Random& random) {
  std::string text(random() % 60, ' ');
  for (char& c : text) c = static_cast<char>(random() % 256);
  return text;
}

// Pieces that are right by themselves, in any order.
std::string random_pieces(Random& random) {
  static const std::vector<std::string> pieces{
      "hex", "rex",  " ",  " ", " ",  "4x4", "11",    "3x5",  "black=",   "white=", "red=",
      "to-", "play", "=",  ",", ",",  "a1",  "b2",    "c3",   "k11",      "K9",     "x",
      "0",   "9999", "-1", "a", "\n", "\t",  "black", "blue", "to-play=", "a1,b2",  "4294967297"};
  std::string text = random() % 2 == 0 ? "hex 4x4 " : "";
  for (std::uint64_t i = random() % 15; i > 0; --i) text += pieces[random() % pieces.size()];
  return text;
}

// A good position with a few bytes changed, lost, doubled or added.
std::string mutated_position(Random& random) {
  const Size size{static_cast<int>(1 + random() % 11), static_cast<int>(1 + random() % 11)};
  std::string text = to_string(GamePosition{"hex", random_position(size, random)});
  static const std::string bytes = "abck019x=,- \n\xff";
  for (std::uint64_t i = random() % 4; i > 0; --i) {
    const std::size_t place = random() % text.size();
    switch (random() % 4) {
      case 0: text[place] = bytes[random() % bytes.size()]; break;
      case 1: text.erase(place, 1 + random() % 3); break;
      case 2: text.insert(place, text.substr(place, random() % 20)); break;
      default: text.insert(place, 1, bytes[random() % bytes.size()]); break;
    }
    if (text.empty()) break;
  }
  return text;
}

template <class MakeText>
void check_answers(int texts, MakeText&& make_text) {
  Random random(1);
  for (int i = 0; i < texts; ++i) {
    const std::string text = make_text(random);
    if (answers_well(text)) continue;
    INFO(text);
    FAIL("neither a position nor a clear message");
  }
}

}  // namespace

TEST_CASE("position fuzz: random bytes") {
  check_answers(10'000, random_bytes);
}

TEST_CASE("position fuzz: right pieces in any order") {
  check_answers(30'000, random_pieces);
}

TEST_CASE("position fuzz: good positions with a few bytes changed") {
  check_answers(20'000, mutated_position);
}

TEST_CASE("position fuzz: sizes, colours, cells and moves by themselves") {
  Random random(2);
  const auto is_sound = [](auto&& parse) {
    try {
      parse();
      return true;
    } catch (const UserError& error) {
      return is_showable(error.what());
    }
  };
  for (int i = 0; i < 10'000; ++i) {
    const std::string text = i % 2 == 0 ? random_bytes(random) : random_pieces(random);
    INFO(text);
    REQUIRE(is_sound([&] { (void)parse_size(text); }));
    REQUIRE(is_sound([&] { (void)parse_colour(text); }));
    REQUIRE(is_sound([&] { (void)parse_cell({4, 4}, text); }));
    REQUIRE(is_sound([&] { (void)parse_moves({4, 4}, text); }));
  }
}
