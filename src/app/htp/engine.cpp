#include "app/htp/engine.hpp"

#include <ostream>
#include <utility>

#include "app/htp/live_graphics.hpp"

namespace beeline::app::htp {

using connection::Answer;
using connection::GamePosition;

Engine::Engine(const Environment& environment, const Settings& settings, const Options& options,
               PlayedGame game, const StopFlag& stop)
    : environment_(environment),
      settings_(settings),
      options_(options),
      game_(std::move(game)),
      stop_(stop) {}

const Game& Engine::rules() const {
  return find_game(environment_.games, game_.record().game);
}

Session& Engine::session() {
  if (!session_) session_.emplace(settings_, environment_);
  return *session_;
}

Answer Engine::solve(const GamePosition& asked, const Limits& limits) {
  if (!draws_live_) return solve_undrawn(asked, limits);
  if (const Answer* const known = recall(asked)) {
    draw(picture_of(asked.position, Event{}, *known));
    return *known;
  }
  LiveGraphics graphics(environment_.out, asked.position);
  const auto answer = session().solve(asked, limits, stop_, &graphics.events());
  graphics.finish(answer);
  keep(asked, answer);
  return answer;
}

Answer Engine::solve_undrawn(const GamePosition& asked, const Limits& limits) {
  if (const Answer* const known = recall(asked)) return *known;
  const auto answer = session().solve(asked, limits, stop_, nullptr);
  keep(asked, answer);
  return answer;
}

Engine::Known Engine::look_up(const GamePosition& asked) {
  Limits one_expansion = settings_.limits;
  one_expansion.expansions = 1;
  EventQueue events;
  Known known;
  known.answer = session().solve(asked, one_expansion, stop_, &events);
  while (events.pop(known.event)) {
  }
  const Answer* const recalled = known.answer.winner ? nullptr : recall(asked);
  if (recalled != nullptr) known.answer = *recalled;
  return known;
}

connection::Explanation Engine::explain(const GamePosition& asked) {
  return session().explain(asked);
}

void Engine::draw(const Picture& picture) const {
  if (draws_live_) environment_.out << to_gfx(size(), picture) << std::flush;
}

std::uint64_t Engine::work_on(const GamePosition& asked) const {
  const auto found = work_.find(to_string(asked));
  return found == work_.end() ? 0 : found->second;
}

void Engine::forget() {
  session_.reset();
  work_.clear();
  solved_ = {};
}

void Engine::open_database(const std::string& file) {
  append_lines(file, "");
  Database database{file, read_solved_positions(file, environment_.games)};
  static_cast<void>(database.positions.without(solved_));  // they must agree
  database_ = std::move(database);
}

std::size_t Engine::add_to_database(const SolvedPositions& positions) {
  static_cast<void>(positions.without(solved_));
  const SolvedPositions additions = positions.without(database_->positions);
  append_lines(database_->file, additions.lines());
  database_->positions.take(additions);
  return additions.size();
}

std::size_t Engine::remember(const SolvedPositions& positions) {
  const SolvedPositions additions = positions.without(all_solved());
  solved_.take(additions);
  return additions.size();
}

SolvedPositions Engine::all_solved() const {
  SolvedPositions all = solved_;
  if (database_) all.take(database_->positions);
  return all;
}

const Answer* Engine::recall(const GamePosition& asked) const {
  const SolvedPositions::Entry* found = database_ ? database_->positions.find(asked) : nullptr;
  if (found == nullptr) found = solved_.find(asked);
  return found == nullptr ? nullptr : &found->answer;
}

// A win without a winning move is a case for another search.
void Engine::keep(const GamePosition& asked, const Answer& answer) {
  work_[to_string(asked)] += answer.statistics.expansions;
  const bool lacks_move = answer.winner == asked.position.to_play && !answer.best_move;
  if (!answer.winner || answer.game_over || lacks_move) return;
  const auto entry = entry_of({asked, answer}, settings_);
  solved_.add(asked, entry);
  if (database_ && database_->positions.add(asked, entry)) {
    append_lines(database_->file, entry.line);
  }
}

}  // namespace beeline::app::htp
