// What a game knows about a position by its theorems, before any search: which moves need not be
// tried and why, and what decides the position. Made for people; a search never looks at it.
//
// Games fill it in from the very code that their workers prune with, so that an explanation cannot
// say anything else than what the search does.
//
// Checked  tests/hex/explain_test.cpp and tests/rex/explain_test.cpp: every claim, by brute force.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "connection/position.hpp"

namespace beeline::connection {

// What there is to say about playing on an empty cell. `other` and `by` are those of MoveNote.
enum class Reason : std::uint8_t {
  none,               // nothing: the move is worth trying
  dead,               // its colour never matters; the move is a pass
  captured,           // as good as owned already, `by` that colour; in Rex with `other` as its twin
  connected,          // in Hex: `by` is connected whoever moves
  connects,           // in Hex: it connects the sides of the side to move
  outside_must_play,  // in Hex: it misses a threat of the opponent's
  vulnerable,         // in Hex: the opponent's answer on `other` makes it a pass
  dominated,          // in Hex: `other` gives this cell as well
  dead_elsewhere,     // in Rex: a pass on the dead cell `other` is at least as good
  prefer_victim,      // in Rex: a stone here would kill `other`, which is at least as good
  prefer_vulnerable,  // in Rex: the opponent's stone here would kill `other`, which is as good
  joins,              // in Rex: it joins the sides of the side to move
  join_pairing,       // in Rex: it leaves the side to move with a pairing
  pre_join_pairing,   // in Rex: it leaves the side to move, who is Last, with one and a key
  mirror_pairing,     // in Rex: it leaves the pairing of an oblong board intact
  colour_symmetry,    // in Rex: the position then looks the same to both players
};

[[nodiscard]] const char* to_string(Reason) noexcept;  // "outside_must_play"

enum class Fate : std::uint8_t {
  open,    // worth trying
  pruned,  // not worth trying: another move wins if this one does
  wins,    // proved by the reason
  loses,   // proved by the reason
};

[[nodiscard]] const char* to_string(Fate) noexcept;

struct MoveNote {
  Cell cell = 0;
  Fate fate = Fate::open;
  Reason reason = Reason::none;
  std::optional<Cell> other{};
  std::optional<Colour> by{};
};

// "dominated by c3"; empty if there is no reason.
[[nodiscard]] std::string in_words(Size, const MoveNote&);

// A move loses if another does that is at least as good. Carried through the whole list.
void follow_preferences(std::vector<MoveNote>&);

// Cells that suffice for the winner, even if all the other empty cells are given to the loser.
struct Carrier {
  Colour winner = Colour::black;
  std::vector<Cell> cells;
};

// In Rex: the loser joins its sides with a cell of each pair (and the key), and is forced to.
struct ForcedJoin {
  struct Pair {
    Cell a = 0;
    Cell b = 0;
  };

  Colour loser = Colour::black;
  Reason theorem = Reason::join_pairing;
  std::vector<Pair> pairs;
  std::optional<Cell> key;
};

struct Explanation {
  std::vector<MoveNote> moves;                 // every empty cell, in ascending order
  std::optional<Colour> winner;                // known without a search
  std::optional<std::vector<Cell>> must_play;  // in Hex, if the opponent threatens to connect
  std::optional<std::vector<Cell>> carrier;    // in Hex: cells that suffice for whoever wins
  std::optional<Colour> last;                  // in Rex: who makes the last move on a full board
  bool colour_symmetric = false;               // in Rex: it looks the same to both, so Last loses
  std::optional<ForcedJoin> pairing;           // in Rex
};

// Every empty cell of the position, worth trying.
[[nodiscard]] std::vector<MoveNote> every_move(const Position&);

}  // namespace beeline::connection
