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
  LiveGraphics graphics(environment_.out, asked.position);
  const auto answer = session().solve(asked, limits, stop_, &graphics.events());
  graphics.finish(answer);
  work_[to_string(asked)] += answer.statistics.expansions;
  return answer;
}

Answer Engine::solve_undrawn(const GamePosition& asked, const Limits& limits) {
  const auto answer = session().solve(asked, limits, stop_, nullptr);
  work_[to_string(asked)] += answer.statistics.expansions;
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
}

}  // namespace beeline::app::htp
