#include "app/explanation_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace beeline::app {
namespace {

using connection::Cell;
using connection::CellMark;
using connection::Colour;
using connection::Explanation;
using connection::Fate;
using connection::MoveNote;
using connection::Position;
using connection::Reason;
using connection::Size;

// A mark on the board and what it stands for.
struct Sign {
  char mark;
  const char* meaning;
};

constexpr Sign wins{'+', "wins"};
constexpr Sign loses{'-', "loses"};

Sign sign_of(MoveResult result) {
  switch (result) {
    case MoveResult::wins: return wins;
    case MoveResult::loses: return loses;
    case MoveResult::pruned: return {'o', "pruned"};
    case MoveResult::unsolved: break;
  }
  return {'?', "unsolved"};
}

Sign sign_of(const MoveNote& note) {
  if (note.reason == Reason::dead) return {'x', "dead"};
  if (note.reason == Reason::captured) {
    return note.by == Colour::black ? Sign{'b', "captured by Black"}
                                    : Sign{'w', "captured by White"};
  }
  if (note.fate == Fate::wins) return wins;
  if (note.fate == Fate::loses) return loses;
  if (note.reason == Reason::vulnerable) return {'v', "vulnerable"};
  if (note.fate == Fate::pruned) return {'d', "no better than another move"};
  return {'.', "worth trying"};
}

// A board with signs on it, and under it what they mean.
class SignedBoard {
 public:
  explicit SignedBoard(const Position& position) : position_(position) {}

  void put(Cell cell, Sign sign) {
    marks_.push_back({cell, sign.mark});
    const auto meaning = fmt::format("{} {}", sign.mark, sign.meaning);
    if (std::ranges::find(meanings_, meaning) == meanings_.end()) meanings_.push_back(meaning);
  }

  [[nodiscard]] std::string text() const {
    return fmt::format("{}\n{}\n", draw(position_, marks_), fmt::join(meanings_, ", "));
  }

 private:
  const Position& position_;
  std::vector<CellMark> marks_;
  std::vector<std::string> meanings_;
};

std::string cells_text(Size size, const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(cell_name(size, cell));
  return fmt::format("{}", fmt::join(names, " "));
}

// "loses (dominated by c3)"
std::string with_reason(std::string_view verdict, Size size, const MoveNote& note) {
  const std::string reason = in_words(size, note);
  return reason.empty() ? std::string(verdict) : fmt::format("{} ({})", verdict, reason);
}

// Cells with the same verdict and reason share a line.
std::string notes_text(const Position& position, const std::vector<MoveNote>& notes) {
  std::vector<std::pair<std::string, std::vector<Cell>>> lines;
  for (const MoveNote& note : notes) {
    const char* const verdict = note.fate == Fate::open ? "worth trying" : to_string(note.fate);
    const std::string words = with_reason(verdict, position.size, note);
    const auto line =
        std::ranges::find(lines, words, [](const auto& known) { return known.first; });
    auto& cells =
        line != lines.end() ? line->second : lines.emplace_back(words, std::vector<Cell>()).second;
    cells.push_back(note.cell);
  }
  std::string text;
  for (const auto& [words, cells] : lines) {
    text += fmt::format("  {}: {}\n", words, cells_text(position.size, cells));
  }
  return text;
}

std::string last_text(const Explanation& explanation) {
  if (!explanation.last) return {};
  const auto empty = explanation.moves.size();
  const char* const last = name(*explanation.last);
  std::string text =
      fmt::format("{} empty cell{}: {} is Last.\n", empty, empty == 1 ? "" : "s", last);
  if (explanation.colour_symmetric) {
    text += fmt::format("The board looks the same to both players, so Last, {}, loses.\n", last);
  }
  return text;
}

std::string theorem_text(Reason theorem) {
  return connection::in_words({}, {.cell = 0, .fate = Fate::loses, .reason = theorem});
}

// A pair shares a letter; a joined board of 64 cells has no more than 32 pairs.
std::string pairing_text(const Position& position, const connection::ForcedJoin& pairing) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  std::vector<CellMark> marks;
  std::vector<std::string> pairs;
  for (std::size_t i = 0; i < pairing.pairs.size(); ++i) {
    const auto [a, b] = pairing.pairs[i];
    for (const Cell cell : {a, b}) marks.push_back({cell, letters[i % letters.size()]});
    pairs.push_back(fmt::format("{}-{}", cell_name(position.size, a), cell_name(position.size, b)));
  }
  if (pairing.key) marks.push_back({*pairing.key, '*'});
  const char* const loser = name(pairing.loser);
  return fmt::format(
      "\nA {} decides: {} cannot help getting a cell of each pair{},\nand is joined by them.\n"
      "\n{}\nPairs: {}{}\n",
      theorem_text(pairing.theorem), loser, pairing.key ? " and the key *" : "",
      draw(position, marks), fmt::join(pairs, " "),
      pairing.key ? fmt::format("; key: {}", cell_name(position.size, *pairing.key)) : "");
}

std::string carrier_text(const Position& position, const connection::CarrierReduction& reduction) {
  const auto& [winner, cells] = reduction.carrier;
  std::vector<CellMark> marks;
  for (const Cell cell : cells) marks.push_back({cell, '*'});
  return fmt::format("\n{} wins on the cells marked * even if all others are {}'s{}:\n\n{}",
                     name(winner), name(opposite(winner)),
                     reduction.confirmed ? " (checked)" : " (not checked: a limit came first)",
                     draw(position, marks));
}

}  // namespace

const char* name(Colour colour) {
  return colour == Colour::black ? "Black" : "White";
}

std::string moves_text(const MoveTable& table) {
  const Position& position = table.position();
  if (table.moves().empty()) return draw(position) + '\n';
  SignedBoard board(position);
  std::string list;
  for (const auto& [note, result] : table.moves()) {
    board.put(note.cell, sign_of(result));
    list += fmt::format("  {:<4}{}\n", cell_name(position.size, note.cell),
                        with_reason(to_string(result), position.size, note));
  }
  return fmt::format("{}\n{} to play:\n{}\n", board.text(), name(position.to_play), list);
}

std::string explanation_text(const Explained& explained) {
  const Position& position = explained.finding.asked.position;
  const auto& explanation = explained.explanation;
  if (explanation.moves.empty()) return {};
  SignedBoard board(position);
  for (const MoveNote& note : explanation.moves) board.put(note.cell, sign_of(note));
  std::string text = last_text(explanation);
  text += fmt::format("\nBefore any search, {} to play:\n\n{}{}", name(position.to_play),
                      board.text(), notes_text(position, explanation.moves));
  if (explanation.must_play) {
    text +=
        fmt::format("  must-play: {}\n", explanation.must_play->empty()
                                             ? "nothing"
                                             : cells_text(position.size, *explanation.must_play));
  }
  if (explanation.pairing) text += pairing_text(position, *explanation.pairing);
  if (explained.carrier) text += carrier_text(position, *explained.carrier);
  return text + '\n';
}

}  // namespace beeline::app
