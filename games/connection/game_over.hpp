// A position in which a side is joined already: the game is over, and there is nothing to search.
#pragma once

#include <optional>

#include "connection/board.hpp"
#include "connection/solver.hpp"

namespace beeline::connection {

[[nodiscard]] inline std::optional<Answer> answer_if_over(const Position& position,
                                                          bool joining_wins) {
  const auto joined = with_word_for(
      position.size, [&]<class Word>() { return Board<Word>(position, false).joined_colour(); });
  if (!joined) return std::nullopt;
  Answer answer;
  answer.game_over = true;
  answer.winner = joining_wins ? *joined : opposite(*joined);
  answer.bounds = *answer.winner == position.to_play ? Bounds::won() : Bounds::lost();
  return answer;
}

}  // namespace beeline::connection
