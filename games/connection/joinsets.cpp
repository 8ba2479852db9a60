#include "connection/joinsets.hpp"

#include <array>
#include <cstdint>

#include "connection/grid_map.hpp"
#include "connection/joins.hpp"

namespace beeline::connection {
namespace {

template <class Word>
class Lister {
 public:
  using Set = CellSet<Word>;

  Lister(const Position& position, Colour colour, std::size_t most, std::vector<Grid>& joinsets)
      : geometry_(position.size), places_(position), most_(most), joinsets_(joinsets) {
    Stones<Word> stones;
    for (const Cell cell : position.black) stones.black.insert(cell);
    for (const Cell cell : position.white) stones.white.insert(cell);
    own_ = stones.of(colour);
    empty_ = geometry_.all() - stones.both();
    joined_ = joins(geometry_, colour, own_);
    side_a_ = touching(geometry_.side_a(colour));
    side_b_ = touching(geometry_.side_b(colour));
    for (const Cell cell : empty_) {
      const Set reached = geometry_.flood(geometry_.neighbours(cell), own_);
      touching_[cell] =
          ((geometry_.neighbours(cell) | geometry_.dilate(reached)) & empty_) - Set::of(cell);
    }
  }

  [[nodiscard]] bool list() {
    if (joined_) {
      joinsets_.push_back(0);
      return true;
    }
    for (const Cell first : side_a_) {
      if (!extend(first, 0, empty_ - side_a_)) return false;
    }
    return true;
  }

 private:
  // The empty cells on a side or joined to it by own stones.
  [[nodiscard]] Set touching(Set side) const {
    return (side | geometry_.dilate(geometry_.flood(side, own_))) & empty_;
  }

  // Takes `cell` into the path; the rest of it lies within `open`.
  [[nodiscard]] bool extend(Cell cell, Grid path, Set open) {
    path |= grid_of(places_.place_of(cell));
    if (side_b_.test(cell)) {
      if (joinsets_.size() == most_) return false;
      joinsets_.push_back(path);
      return true;
    }
    const Set after = (open - touching_[cell]) - Set::of(cell);
    for (const Cell next : touching_[cell] & open) {
      if (!extend(next, path, after)) return false;
    }
    return true;
  }

  Geometry<Word> geometry_;
  GridMap places_;
  std::size_t most_;
  std::vector<Grid>& joinsets_;
  Set own_, empty_, side_a_, side_b_;
  bool joined_ = false;
  typename Geometry<Word>::template PerCell<Set> touching_{};
};

}  // namespace

bool list_joinsets(const Position& position, Colour colour, std::size_t most,
                   std::vector<Grid>& joinsets) {
  joinsets.clear();
  if (fits_grid(position.size)) {
    return Lister<std::uint64_t>(position, colour, most, joinsets).list();
  }
  return Lister<Word128>(position, colour, most, joinsets).list();
}

}  // namespace beeline::connection
