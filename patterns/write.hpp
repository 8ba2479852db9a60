// The derived patterns as text: one file a kind.
//
//   *  a cell of the captured set, empty        X  a stone of its captor
//   O  a stone of the other colour              .  anything
//   !  empty; the move that the pattern is about
//
// Rows lean to the right as on the board. A side counts as a row of stones of its owner's colour.
#pragma once

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "patterns/derive.hpp"

namespace beeline::patterns {

inline constexpr int largest_set = 4;

[[nodiscard]] inline std::string drawing(const Board& board, const Pattern& pattern,
                                         Set move = {}) {
  const Set shown = pattern.cells | board.dilate(pattern.cells);
  std::string text;
  for (int row = 0; row < board_side; ++row) {
    std::string line(static_cast<std::size_t>(4 + row), ' ');
    bool any = false;
    for (int column = 0; column < board_side; ++column) {
      const auto cell = static_cast<connection::Cell>(column + board_side * row);
      char mark = shown.test(cell) ? '.' : ' ';
      if (pattern.cells.test(cell)) mark = '*';
      if (pattern.captor.test(cell)) mark = 'X';
      if (pattern.intruder.test(cell)) mark = 'O';
      if (move.test(cell)) mark = '!';
      any |= mark != ' ';
      line += mark;
      line += ' ';
    }
    if (!any) continue;
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

// The captor's answers, by column and row within the drawing.
[[nodiscard]] inline std::string proof(const Board& board, const Pattern& pattern) {
  const LocalCapture capture(board, pattern.cells, pattern.captor, pattern.intruder);
  const auto name = [](connection::Cell cell) {
    std::string text(1, static_cast<char>('a' + cell % board_side));
    return text += std::to_string(cell / board_side + 1);
  };
  std::string text = "proved by exhaustive local play; O, then X:";
  for (const connection::Cell cell : pattern.cells) {
    const Set reply = capture.reply(cell);
    text += ' ';
    text += name(cell);
    text += '-';
    text += reply.count() == 1 ? name(reply.first()) : "none";
  }
  return text += '\n';
}

struct Files {
  std::string dead, captured, vulnerable, reversible, dominated;
};

[[nodiscard]] inline Files write_files() {
  const Board board({board_side, board_side});
  std::vector<Pattern> all;
  for (int cells = 1; cells <= largest_set; ++cells)
    for (const Set shape : shapes(board, cells))
      for (const Pattern& pattern : captured_patterns(board, shape)) all.push_back(pattern);

  // One stone of a pattern taken off, up to symmetry: the move is marked by an intruder's or a
  // captor's stone that the smaller pattern lacks.
  std::ostringstream dead, captured, vulnerable, reversible, dominated;
  int deads = 0, sets = 0, vulnerables = 0, reversibles = 0, dominations = 0;
  for (const Pattern& pattern : all) {
    const bool one = pattern.cells.count() == 1;
    (one ? dead : captured) << "pattern " << (one ? ++deads : ++sets) << '\n'
                            << drawing(board, pattern) << proof(board, pattern) << '\n';
    const auto derive = [&](Set from, bool captor, std::ostringstream& to, int& count,
                            const char* claim) {
      std::set<std::pair<Pattern, Pattern>> seen;
      for (const connection::Cell cell : from) {
        const Set stone = Set::of(cell);
        Pattern marked = pattern;
        (captor ? marked.captor : marked.intruder) -= stone;
        // The same up to symmetry, with the move as one of the empty cells and without it.
        const Pattern with_move{pattern.cells | stone, marked.captor, marked.intruder};
        if (!seen.insert({canonical(marked), canonical(with_move)}).second) continue;
        to << "pattern " << ++count << '\n'
           << drawing(board, marked, stone) << claim << (one ? "dead " : "captured ")
           << (one ? deads : sets) << "\n\n";
      }
    };
    if (one) derive(pattern.intruder, false, vulnerable, vulnerables, "O at ! kills *: dead, by ");
    if (one) derive(pattern.captor, true, vulnerable, vulnerables, "X at ! kills *: dead, by ");
    if (!one)
      derive(pattern.intruder, false, reversible, reversibles,
             "X at a *, O at !, and X has gained nothing: then captured, by ");
    derive(pattern.captor, true, dominated, dominations,
           "for X, ! is at least as good as each *: then ");
  }
  const auto with_header = [](const char* kind, const char* claim, int count,
                              const std::ostringstream& body) {
    std::ostringstream text;
    text << "# " << count << ' ' << kind << " patterns: " << claim << '\n'
         << "# Written by beeline_patterns; * empty, X captor, O intruder, . anything, ! move\n"
         << "# Up to rotation and reflection; either colour may be X.\n\n"
         << body.str();
    return text.str();
  };
  return {with_header("dead", "* never matters", deads, dead),
          with_header("captured", "all * may be given to X", sets, captured),
          with_header("vulnerable", "a stone at ! kills *", vulnerables, vulnerable),
          with_header("reversible", "O at ! answers X at any *", reversibles, reversible),
          with_header("dominated", "X at ! is at least as good as X at *", dominations, dominated)};
}

}  // namespace beeline::patterns
