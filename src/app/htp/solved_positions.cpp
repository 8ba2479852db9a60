#include "app/htp/solved_positions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "app/htp/played_game.hpp"
#include "app/json_reporter.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::htp {
namespace {

using connection::Answer;
using connection::Cell;
using connection::GamePosition;
using connection::UserError;
using Json = nlohmann::json;

void check_same_winner(const std::string& position, const Answer& a, const Answer& b) {
  if (a.winner == b.winner) return;
  throw UserError(fmt::format("{}: black wins by one source, white by another", position));
}

std::string comma_joined(const Json& cells) {
  return fmt::format("{}", fmt::join(cells.get<std::vector<std::string>>(), ","));
}

GamePosition position_of(const Json& object, std::span<const Game> games) {
  const auto word = [&object](const char* name) { return object.at(name).get<std::string>(); };
  GamePosition position = connection::parse_position(fmt::format(
      "{} {} black={} white={} to-play={}", word("game"), word("size"),
      comma_joined(object.at("black")), comma_joined(object.at("white")), word("to_play")));
  static_cast<void>(find_game(games, position.game));
  return position;
}

// Moves are played on cells that are empty, each once.
std::vector<Cell> line_of_play(const Json& names, const connection::Position& position) {
  auto empty = empty_cells(position);
  std::vector<Cell> moves;
  for (const std::string& name : names.get<std::vector<std::string>>()) {
    moves.push_back(connection::parse_cell(position.size, name));
    if (std::erase(empty, moves.back()) == 0) {
      throw UserError("move " + connection::quoted(name) + " is on a stone");
    }
  }
  return moves;
}

// Nothing: the game was over, or the line does not say how to win.
std::optional<Answer> answer_of(const Json& object, const connection::Position& position) {
  Answer answer;
  answer.winner = connection::parse_colour(object.at("winner").get<std::string>());
  const bool wins = answer.winner == position.to_play;
  if (object.at("game_over").get<bool>() || (wins && object.at("best_move").is_null())) {
    return std::nullopt;
  }
  answer.bounds = wins ? Bounds::won() : Bounds::lost();
  answer.main_line = line_of_play(object.at("pv"), position);
  if (wins)
    answer.best_move = line_of_play(Json::array({object.at("best_move")}), position).front();
  return answer;
}

// Nothing: the line is about something else than a solved position.
bool add_line(SolvedPositions& positions, const std::string& line, std::span<const Game> games) {
  const Json object = Json::parse(line, nullptr, false);
  if (!object.is_object()) return false;
  try {
    if (object.at("status") != "solved") return true;
    const GamePosition position = position_of(object, games);
    if (auto answer = answer_of(object, position.position)) {
      positions.add(position, {std::move(*answer), line + '\n'});
    }
    return true;
  } catch (const Json::exception&) {
    return false;
  }
}

void write(const std::string& file, const std::string& lines, std::ios::openmode mode) {
  std::ofstream stream(file, std::ios::binary | mode);
  if (!(stream << lines << std::flush)) {
    throw UserError("cannot write " + connection::quoted(file));
  }
}

}  // namespace

bool SolvedPositions::add(const GamePosition& position, Entry entry) {
  const std::string name = to_string(position);
  if (const Entry* const known = find(position)) {
    check_same_winner(name, known->answer, entry.answer);
    return false;
  }
  entries_.emplace(name, std::move(entry));
  return true;
}

const SolvedPositions::Entry* SolvedPositions::find(const GamePosition& position) const {
  const auto found = entries_.find(to_string(position));
  return found == entries_.end() ? nullptr : &found->second;
}

SolvedPositions SolvedPositions::without(const SolvedPositions& others) const {
  SolvedPositions rest;
  for (const auto& [name, entry] : entries_) {
    const auto other = others.entries_.find(name);
    if (other == others.entries_.end()) {
      rest.entries_.emplace(name, entry);
    } else {
      check_same_winner(name, entry.answer, other->second.answer);
    }
  }
  return rest;
}

void SolvedPositions::take(const SolvedPositions& others) {
  entries_.insert(others.entries_.begin(), others.entries_.end());
}

std::string SolvedPositions::lines() const {
  std::string lines;
  for (const auto& [name, entry] : entries_) lines += entry.line;
  return lines;
}

SolvedPositions::Entry entry_of(const Finding& finding, const Settings& settings) {
  std::ostringstream line;
  JsonReporter(settings, line).position(finding);
  SolvedPositions::Entry entry{finding.answer, line.str()};
  entry.answer.statistics = {};
  entry.answer.seconds = 0;
  return entry;
}

SolvedPositions read_solved_positions(const std::string& file, std::span<const Game> games) {
  std::ifstream lines(file, std::ios::binary);
  SolvedPositions positions;
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    try {
      if (!add_line(positions, line, games)) {
        throw UserError("expected an object that beeline solve --json prints");
      }
    } catch (const UserError& mistake) {
      throw UserError(
          fmt::format("{}, line {}: {}", connection::quoted(file), number, mistake.what()));
    }
  }
  if (!lines.eof()) throw UserError("cannot read " + connection::quoted(file));
  return positions;
}

void write_lines(const std::string& file, const std::string& lines) {
  write(file, lines, std::ios::trunc);
}

void append_lines(const std::string& file, const std::string& lines) {
  write(file, lines, std::ios::app);
}

}  // namespace beeline::app::htp
