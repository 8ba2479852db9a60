// Is a set of empty cells captured, whatever the board looks like further away?
//
// Known are some stones of a captor and of an intruder around the set; every other cell may be
// anything. The set is captured if the captor, answering only intrusions, can see to it that the
// intruder's stones in it never link two of his stones or possible stones around it that are not
// linked without them: then replacing the set by stones of the captor changes nothing, anywhere,
// ever. Two cells around it are linked if they touch or if known stones of the intruder link them;
// other links may exist, but nothing is known about them.  [BHJR07]
#pragma once

#include "connection/geometry.hpp"

namespace beeline::patterns {

using Set = connection::CellSet<std::uint64_t>;
using Board = connection::Geometry<std::uint64_t>;

class LocalCapture {
 public:
  LocalCapture(const Board& board, Set cells, Set captor, Set intruder)
      : board_(board), cells_(cells), captor_(captor), intruder_(intruder) {}

  // The captor answers; he may already own some cells of the set, and the intruder others.
  [[nodiscard]] bool holds(Set taken = {}, Set intruded = {}) const {
    if (!harmless(intruded)) return false;
    for (const connection::Cell intrusion : cells_ - taken - intruded)
      if (!answer(taken, intruded | Set::of(intrusion))) return false;
    return true;
  }

  // After an intrusion: a cell that holds the rest, or the whole set if no answer is needed.
  [[nodiscard]] Set reply(connection::Cell intrusion) const {
    if (holds({}, Set::of(intrusion))) return cells_;
    for (const connection::Cell cell : cells_ - Set::of(intrusion))
      if (holds(Set::of(cell), Set::of(intrusion))) return Set::of(cell);
    return {};
  }

 private:
  [[nodiscard]] bool answer(Set taken, Set intruded) const {
    if (!harmless(intruded)) return false;
    for (const connection::Cell cell : cells_ - taken - intruded)
      if (holds(taken | Set::of(cell), intruded)) return true;
    return holds(taken, intruded);
  }

  // With all the rest of the set the captor's, do the intruder's stones in it link nothing new?
  [[nodiscard]] bool harmless(Set intruded) const {
    while (!intruded.empty()) {
      const Set group = board_.flood(Set::of(intruded.first()), intruded);
      const Set around = board_.dilate(group) - cells_ - captor_;
      for (const connection::Cell cell : around)
        if (!linked(cell).contains(around)) return false;
      intruded -= group;
    }
    return true;
  }

  [[nodiscard]] Set linked(connection::Cell cell) const {
    const Set start = Set::of(cell);
    const Set stones = start | board_.flood(board_.dilate(start), intruder_);
    return stones | board_.dilate(stones);
  }

  const Board& board_;
  Set cells_, captor_, intruder_;
};

}  // namespace beeline::patterns
