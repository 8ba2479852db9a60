#include "rex/colour_symmetry.hpp"

#include <cstdint>

#include "connection/geometry.hpp"
#include "connection/stones.hpp"

namespace beeline::rex {
namespace {

using connection::Cell;
using connection::Position;
using connection::Symmetry;
using connection::Word128;
using Set = connection::CellSet<Word128>;
using Stones = connection::Stones<Word128>;

Stones stones_of(const Position& position) {
  Stones stones;
  for (const Cell cell : position.black) stones.black.insert(cell);
  for (const Cell cell : position.white) stones.white.insert(cell);
  return stones;
}

bool is_symmetric(const connection::Geometry<Word128>& geometry, const Stones& stones) {
  if (stones.black.count() != stones.white.count()) return false;
  for (const Symmetry symmetry : {Symmetry::mirror, Symmetry::turned_mirror}) {
    Set images;
    for (const Cell cell : stones.black) images.insert(geometry.image(symmetry, cell));
    if (images == stones.white) return true;
  }
  return false;
}

}  // namespace

bool is_colour_symmetric(const Position& position) {
  return position.size.is_square() &&
         is_symmetric(connection::Geometry<Word128>(position.size), stones_of(position));
}

std::optional<Cell> symmetric_reply(const Position& position) {
  if (!position.size.is_square()) return std::nullopt;
  const connection::Geometry<Word128> geometry(position.size);
  const Stones stones = stones_of(position);
  const Set empty = geometry.all() - stones.both();
  if (empty.count() % 2 != 0) return std::nullopt;  // the opponent would not be Last
  for (const Cell cell : empty) {
    Stones after = stones;
    after.of(position.to_play).insert(cell);
    if (is_symmetric(geometry, after)) return cell;
  }
  return std::nullopt;
}

}  // namespace beeline::rex
