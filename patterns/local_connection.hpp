// Can a colour join two ends on a set of empty cells, if the opponent moves first? By exact play.
//
// Cells outside the set count as the opponent's, so a yes holds on every board that has the ends
// and these cells. The play returns, with its answer, a carrier: the part of the set that the
// winner's proof has used. The winner's carrier prunes the loser's moves, whichever side that is: a
// move that misses it changes nothing, so only the cells common to all carriers found so far are
// tried [HAH09]. Carriers come out small but not minimal; minimal() takes off cell after cell.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "connection/geometry.hpp"

namespace beeline::patterns {

class LocalConnection {
 public:
  using Board = connection::Geometry<std::uint64_t>;
  using Set = connection::CellSet<std::uint64_t>;
  using Cell = connection::Cell;

  // The ends: cells that count as the colour's stones, or the row of cells that lies on a side.
  LocalConnection(const Board& board, Set start, Set end, bool end_is_side)
      : board_(board), start_(start), end_(end), end_is_side_(end_is_side) {}

  // Does the colour join the ends on these cells as second player?
  [[nodiscard]] bool joins(Set cells) { return play({}, cells, false).joined; }

  // A carrier inside `cells` that joins, and none of whose cells can be spared; or nothing.
  [[nodiscard]] std::optional<Set> minimal(Set cells) {
    const Result first = play({}, cells, false);
    if (!first.joined) return std::nullopt;
    Set carrier = first.carrier;
    for (Set rest = carrier; !rest.empty();) {
      const Cell cell = rest.first();
      rest.erase(cell);
      const Result smaller = play({}, carrier - Set::of(cell), false);
      if (!smaller.joined) continue;
      carrier = smaller.carrier;
      rest &= carrier;
    }
    return carrier;
  }

 private:
  struct Result {
    bool joined = false;
    Set carrier;  // of whoever gets its way
  };
  struct Position {
    Set taken, left;
    bool own_move = false;
    friend constexpr bool operator==(const Position&, const Position&) noexcept = default;
  };
  struct Hash {
    std::size_t operator()(const Position& position) const noexcept {
      std::uint64_t hash = position.taken.bits() * 0x9e3779b97f4a7c15ULL;
      hash = (hash ^ hash >> 29 ^ position.left.bits()) * 0xbf58476d1ce4e5b9ULL;
      return hash ^ hash >> 32 ^ (position.own_move ? 1U : 0U);
    }
  };

  Result play(Set taken, Set left, bool own_move) {
    if (linked(taken)) return {true, {}};
    if (!linked(taken | left)) return {false, {}};
    const Position position{taken, left, own_move};
    if (const auto known = known_.find(position); known != known_.end()) return known->second;
    Result result{!own_move, {}};
    for (Set must_play = left; !must_play.empty();) {
      const Set move = Set::of(best(taken, left, must_play));
      const Result next = play(own_move ? taken | move : taken, left - move, !own_move);
      if (next.joined == own_move) {
        result = {own_move, next.carrier | move};
        break;
      }
      result.carrier |= next.carrier;
      must_play &= next.carrier;
    }
    known_.emplace(position, result);
    return result;
  }

  // A cell on as short a way from end to end as there is, in the middle of the way.
  [[nodiscard]] Cell best(Set taken, Set left, Set among) const {
    std::array<std::uint8_t, 64> way{};
    const auto walk = [&](Set from, bool is_side) {
      Set reached = board_.flood(from, from | taken);
      if (is_side) reached = board_.flood(from & taken, taken);
      Set frontier = (board_.dilate(reached) | (is_side ? from : Set())) & left;
      Set rest = left;
      for (std::uint8_t steps = 1; !frontier.empty(); ++steps) {
        for (const Cell cell : frontier) way[cell] = static_cast<std::uint8_t>(way[cell] + steps);
        rest -= frontier;
        const Set through = board_.flood(board_.dilate(frontier) & taken, taken);
        frontier = (board_.dilate(frontier) | board_.dilate(through)) & rest;
      }
      for (const Cell cell : rest) way[cell] = static_cast<std::uint8_t>(way[cell] + 60);
    };
    walk(start_, false);
    walk(end_, end_is_side_);
    Cell shortest = among.first();
    for (const Cell cell : among)
      if (way[cell] < way[shortest]) shortest = cell;
    return shortest;
  }

  [[nodiscard]] bool linked(Set stones) const {
    const Set within = end_is_side_ ? start_ | stones : start_ | stones | end_;
    return board_.flood(start_, within).meets(end_);
  }

  const Board& board_;
  Set start_, end_;
  bool end_is_side_;
  std::unordered_map<Position, Result, Hash> known_;
};

}  // namespace beeline::patterns
