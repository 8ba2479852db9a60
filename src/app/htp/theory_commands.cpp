// Commands about what is known without a search: theorems and circuits.
#include <fmt/format.h>

#include <iterator>

#include "app/htp/commands.hpp"
#include "app/htp/guide.hpp"
#include "connection/game_over.hpp"

namespace beeline::app::htp {
namespace {

using connection::Cell;
using connection::Colour;
using connection::Fate;
using connection::MoveNote;
using connection::Reason;
using connection::Size;

// As HexGui has it: "f" filled in (d dead, c captured) with a colour, "i" ignorable (v vulnerable,
// d dominated) with the cell that makes it so, "x" any other move that need not be tried.
std::string mark_of(Size size, const MoveNote& note) {
  const char by = note.by == Colour::white ? 'w' : 'b';
  switch (note.reason) {
    case Reason::dead: return fmt::format("fd{}", by);
    case Reason::captured: return fmt::format("fc{}", by);
    case Reason::vulnerable:
      if (note.other) return fmt::format("iv[{}]", cell_name(size, *note.other));
      break;
    case Reason::dominated:
      if (note.other) return fmt::format("id[{}]", cell_name(size, *note.other));
      break;
    default: break;
  }
  return note.fate == Fate::loses || note.fate == Fate::pruned ? "x" : "";
}

bool is_over(Engine& engine) {
  return connection::answer_if_over(engine.game().position(), engine.rules().joining_wins)
      .has_value();
}

}  // namespace

std::string inferior_cells(Engine& engine, const Words& words) {
  if (is_over(engine)) return {};
  CellLabels labels;
  for (const MoveNote& note : engine.explain(asked(engine, words)).moves) {
    const std::string mark = mark_of(engine.size(), note);
    if (!mark.empty()) labels.emplace_back(note.cell, mark);
  }
  return to_pairs(engine.size(), labels);
}

// Without a threat of the opponent's, every cell.
std::string must_play(Engine& engine, const Words& words) {
  if (is_over(engine)) return {};
  const auto position = asked(engine, words);
  const auto cells = engine.explain(position).must_play;
  return cells_text(engine.size(), cells ? *cells : empty_cells(position.position));
}

std::string circuit_currents(Engine& engine, const Words&) {
  if (is_over(engine)) return {};
  std::string text = "INFLUENCE";
  for (const auto& [cell, current] : cell_currents(engine.game().position())) {
    fmt::format_to(std::back_inserter(text), " {} {:.3f}", cell_name(engine.size(), cell), current);
  }
  return text + "\nTEXT how much of both colours' way leads over each cell";
}

}  // namespace beeline::app::htp
