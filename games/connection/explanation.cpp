#include "connection/explanation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace beeline::connection {
namespace {

// Is `other` at least as good a move?
bool prefers_other(Reason reason) {
  return reason == Reason::dominated || reason == Reason::dead_elsewhere ||
         reason == Reason::prefer_victim || reason == Reason::prefer_vulnerable;
}

}  // namespace

const char* to_string(Reason reason) noexcept {
  switch (reason) {
    case Reason::none: return "none";
    case Reason::dead: return "dead";
    case Reason::captured: return "captured";
    case Reason::connected: return "connected";
    case Reason::connects: return "connects";
    case Reason::outside_must_play: return "outside_must_play";
    case Reason::vulnerable: return "vulnerable";
    case Reason::dominated: return "dominated";
    case Reason::dead_elsewhere: return "dead_elsewhere";
    case Reason::prefer_victim: return "prefer_victim";
    case Reason::prefer_vulnerable: return "prefer_vulnerable";
    case Reason::joins: return "joins";
    case Reason::join_pairing: return "join_pairing";
    case Reason::pre_join_pairing: return "pre_join_pairing";
    case Reason::mirror_pairing: return "mirror_pairing";
    case Reason::colour_symmetry: return "colour_symmetry";
  }
  return "";
}

const char* to_string(Fate fate) noexcept {
  switch (fate) {
    case Fate::open: return "open";
    case Fate::pruned: return "pruned";
    case Fate::wins: return "wins";
    case Fate::loses: return "loses";
  }
  return "";
}

std::string in_words(Size size, const MoveNote& note) {
  const std::string other = note.other ? cell_name(size, *note.other) : "";
  const char* const by = note.by == Colour::white ? "White" : "Black";
  switch (note.reason) {
    case Reason::none: return "";
    case Reason::dead: return "dead";
    case Reason::captured:
      return note.other ? fmt::format("captured by {}, twin of {}", by, other)
                        : fmt::format("captured by {}", by);
    case Reason::connected: return fmt::format("{} is connected", by);
    case Reason::connects: return "connects";
    case Reason::outside_must_play: return "outside the must-play";
    case Reason::vulnerable: return fmt::format("vulnerable to {}", other);
    case Reason::dominated: return fmt::format("dominated by {}", other);
    case Reason::dead_elsewhere: return fmt::format("no better than dead {}", other);
    case Reason::prefer_victim: return fmt::format("prefer victim {}", other);
    case Reason::prefer_vulnerable: return fmt::format("prefer vulnerable {}", other);
    case Reason::joins: return "joins";
    case Reason::join_pairing: return "join pairing";
    case Reason::pre_join_pairing: return "pre-join pairing";
    case Reason::mirror_pairing: return "mirror pairing";
    case Reason::colour_symmetry: return "colour symmetry";
  }
  return "";
}

void follow_preferences(std::vector<MoveNote>& moves) {
  const auto other_loses = [&moves](const MoveNote& move) {
    const auto other = std::ranges::find(
        moves, move.other, [](const MoveNote& note) { return std::optional(note.cell); });
    return other != moves.end() && other->fate == Fate::loses;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (MoveNote& move : moves) {
      if (move.fate != Fate::pruned || !prefers_other(move.reason) || !other_loses(move)) continue;
      move.fate = Fate::loses;
      changed = true;
    }
  }
}

std::vector<MoveNote> every_move(const Position& position) {
  std::vector<bool> taken(static_cast<std::size_t>(position.size.cells()));
  for (const Cell cell : position.black) taken[cell] = true;
  for (const Cell cell : position.white) taken[cell] = true;
  std::vector<MoveNote> moves;
  for (std::size_t cell = 0; cell < taken.size(); ++cell) {
    if (!taken[cell]) moves.push_back({static_cast<Cell>(cell)});
  }
  return moves;
}

}  // namespace beeline::connection
