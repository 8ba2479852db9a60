#include "app/move_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace beeline::app {
namespace {

using connection::Fate;

MoveResult result_of(Fate fate, bool all) {
  switch (fate) {
    case Fate::wins: return MoveResult::wins;
    case Fate::loses: return MoveResult::loses;
    case Fate::pruned: return all ? MoveResult::unsolved : MoveResult::pruned;
    case Fate::open: break;
  }
  return MoveResult::unsolved;
}

}  // namespace

const char* to_string(MoveResult result) noexcept {
  switch (result) {
    case MoveResult::wins: return "wins";
    case MoveResult::loses: return "loses";
    case MoveResult::pruned: return "pruned";
    case MoveResult::unsolved: return "unsolved";
  }
  return "";
}

MoveTable::MoveTable(Finding finding, std::vector<connection::MoveNote> notes, bool all)
    : finding_(std::move(finding)) {
  for (const auto& note : notes) moves_.push_back({note, result_of(note.fate, all)});
  const auto& answer = finding_.answer;
  for (JudgedMove& move : moves_) {
    if (answer.best_move == move.note.cell && answer.winner == position().to_play) {
      if (move.result == MoveResult::loses) {
        throw std::logic_error("the winning move loses by a theorem");
      }
      move.result = MoveResult::wins;
    }
  }
  if (answer.winner && answer.winner != position().to_play) lose_all();
}

void MoveTable::enter(connection::Cell cell, const connection::Answer& answer) {
  const auto move =
      std::ranges::find(moves_, cell, [](const JudgedMove& judged) { return judged.note.cell; });
  if (answer.winner) {
    move->result = *answer.winner == position().to_play ? MoveResult::wins : MoveResult::loses;
  } else {
    finding_.answer.stop = answer.stop;
  }
  finding_.answer.statistics.expansions += answer.statistics.expansions;
  finding_.answer.seconds += answer.seconds;
}

void MoveTable::conclude() {
  if (moves_.empty()) return;
  follow_preferences();
  auto& answer = finding_.answer;
  const bool wins = count(MoveResult::wins) > 0;
  const bool loses = !wins && count(MoveResult::unsolved) == 0;
  if (!wins && !loses) return;
  const auto winner = wins ? position().to_play : opposite(position().to_play);
  if (answer.winner && *answer.winner != winner) {
    throw std::logic_error("the moves of a position contradict its winner");
  }
  if (!answer.winner && wins) {
    const auto best = std::ranges::find(moves_, MoveResult::wins, &JudgedMove::result);
    answer.best_move = best->note.cell;
  }
  answer.winner = winner;
  answer.bounds = wins ? Bounds::won() : Bounds::lost();
  if (loses) lose_all();
}

void MoveTable::follow_preferences() {
  std::vector<connection::MoveNote> notes;
  for (const auto& [note, result] : moves_) {
    auto& known = notes.emplace_back(note);
    if (result == MoveResult::loses) known.fate = Fate::loses;
  }
  connection::follow_preferences(notes);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i].result == MoveResult::pruned && notes[i].fate == Fate::loses) {
      moves_[i].result = MoveResult::loses;
    }
  }
}

int MoveTable::count(MoveResult result) const {
  return static_cast<int>(std::ranges::count(moves_, result, &JudgedMove::result));
}

void MoveTable::lose_all() {
  for (JudgedMove& move : moves_) {
    if (move.result == MoveResult::wins) {
      throw std::logic_error("a move wins in a position that is lost");
    }
    move.result = MoveResult::loses;
  }
}

}  // namespace beeline::app
