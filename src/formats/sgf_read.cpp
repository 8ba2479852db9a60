#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

#include "connection/quoted.hpp"
#include "formats/sgf.hpp"
#include "formats/sgf_tree.hpp"

namespace beeline::formats {
namespace {

using connection::Colour;
using connection::Position;
using connection::Size;
using connection::UserError;

const std::vector<std::string>* find(const SgfNode& node, std::string_view name) {
  const auto found = std::ranges::find(node, name, &SgfNode::value_type::first);
  return found == node.end() ? nullptr : &found->second;
}

std::string lower_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

Size size_of(const SgfNode& root) {
  const auto* values = find(root, "SZ");
  if (!values) return {11, 11};
  std::string text = values->front();
  std::ranges::replace(text, ':', 'x');
  return connection::parse_size(text);
}

void check_game(const SgfNode& root) {
  const auto* values = find(root, "GM");
  if (values && values->front() != "11") {
    throw UserError(fmt::format("SGF game {} is not Hex: expected GM[11]",
                                connection::quoted("GM[" + values->front() + "]")));
  }
}

std::string game_of(const SgfNode& root) {
  const auto* rules = find(root, "RU");
  const std::string name = rules ? lower_case(rules->front()) : "";
  return name == "rex" || name == "reverse hex" || name == "misere hex" ? "rex" : "hex";
}

// "HexGui:0.9", "HexGui:0.9.GIT"; 0.10 is later than 0.9.
bool writes_pieces_for_sides(const SgfNode& root) {
  const auto* values = find(root, "AP");
  constexpr std::string_view program = "hexgui:";
  if (!values || !lower_case(values->front()).starts_with(program)) return false;
  const std::string version = values->front().substr(program.size());
  if (version.empty() || version.front() != '0') return false;
  const auto point = version.find('.');
  return point == version.npos || std::atoi(version.c_str() + point + 1) <= 9;
}

class Reader {
 public:
  explicit Reader(const SgfNode& root) : old_swap_(writes_pieces_for_sides(root)) {
    check_game(root);
    record_.game = game_of(root);
    record_.start = empty_board(size_of(root));
    position_ = record_.start;
  }

  void read(const SgfNode& node) {
    for (const auto& [name, values] : node) {
      if (name == "AB") set_up(Colour::black, values);
      if (name == "AW") set_up(Colour::white, values);
      if (name == "AE") set_up(std::nullopt, values);
    }
    if (const auto* colour = find(node, "PL")) {
      position_.to_play = connection::parse_colour(long_name(colour->front()));
      begin_here();
    }
    for (const auto& [name, values] : node) {
      if (name == "B") move(Colour::black, values.front());
      if (name == "W") move(Colour::white, values.front());
    }
  }

  GameRecord record() { return std::move(record_); }

 private:
  static std::string long_name(const std::string& colour) {
    const std::string name = lower_case(colour);
    return name == "b" ? "black" : name == "w" ? "white" : name;
  }

  // Stones are set up, not played: what comes after begins anew from here.
  void begin_here() {
    record_.start = position_;
    record_.moves.clear();
    is_set_up_ = true;
  }

  void set_up(std::optional<Colour> colour, const std::vector<std::string>& cells) {
    for (const std::string& name : cells) {
      const auto cell = connection::parse_cell(position_.size, name);
      remove_stone(position_, cell);
      if (colour) put_stone(position_, *colour, cell);
    }
    const bool white_is_behind = position_.black.size() == position_.white.size() + 1;
    position_.to_play = white_is_behind ? Colour::white : Colour::black;
    begin_here();
  }

  void move(Colour colour, const std::string& name) {
    Move made = parse_move(position_.size, colour, lower_case(name));
    if (old_swap_ && made.kind == MoveKind::swap_pieces) made.kind = MoveKind::swap_sides;
    if (is_set_up_ && record_.moves.empty()) record_.start.to_play = colour;
    play(position_, made);
    record_.moves.push_back(made);
  }

  bool old_swap_;
  bool is_set_up_ = false;
  GameRecord record_;
  Position position_;  // after the record so far
};

}  // namespace

GameRecord parse_sgf(std::string_view text) {
  const auto nodes = sgf_main_line(text);
  Reader reader(nodes.front());
  for (const SgfNode& node : nodes) reader.read(node);
  return reader.record();
}

}  // namespace beeline::formats
