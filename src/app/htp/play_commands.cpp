// Commands about playing: moves of the engine's own, and time.
#include <fmt/format.h>

#include "app/htp/commands.hpp"
#include "app/htp/move_choice.hpp"
#include "app/option_values.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::htp {
namespace {

using connection::UserError;

double parse_seconds(const std::string& text) {
  constexpr double longest = 1e9;
  const auto seconds = read_value<double>(text);
  if (seconds && 0 <= *seconds && *seconds <= longest) return *seconds;
  throw UserError(
      fmt::format("{} is no time: expected seconds, such as 600", connection::quoted(text)));
}

int parse_moves(const std::string& text) {
  const auto moves = read_value<int>(text);
  if (moves && *moves >= 0) return *moves;
  throw UserError(fmt::format("{} is no number of moves", connection::quoted(text)));
}

}  // namespace

std::string generate_move(Engine& engine, const Words& words) {
  const auto move = choose_move(engine, parse_colour(words.front()));
  engine.game().play(move);
  return formats::move_name(engine.size(), move);
}

std::string suggest_move(Engine& engine, const Words& words) {
  return formats::move_name(engine.size(), choose_move(engine, parse_colour(words.front())));
}

std::string set_time(Engine& engine, const Words& words) {
  engine.clock().set(parse_seconds(words[0]), parse_seconds(words[1]), parse_moves(words[2]));
  return {};
}

std::string report_time(Engine& engine, const Words& words) {
  engine.clock().report(parse_colour(words[0]), parse_seconds(words[1]), parse_moves(words[2]));
  return {};
}

}  // namespace beeline::app::htp
