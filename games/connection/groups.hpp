// The groups of a colour: its largest sets of stones that hang together.
#pragma once

#include <vector>

#include "connection/geometry.hpp"

namespace beeline::connection {

template <class Word>
struct Group {
  CellSet<Word> cells;
  bool on_side_a = false;
  bool on_side_b = false;

  friend constexpr bool operator==(const Group&, const Group&) noexcept = default;
};

// Lists the groups that the stones of a colour form, in the order of their first cells. The list is
// the caller's, so that its memory can be used again.
template <class Word>
void list_groups(const Geometry<Word>& geometry, Colour colour, CellSet<Word> own,
                 std::vector<Group<Word>>& groups) {
  groups.clear();
  while (!own.empty()) {
    const CellSet<Word> cells = geometry.flood(CellSet<Word>::of(own.first()), own);
    groups.push_back(
        {cells, cells.meets(geometry.side_a(colour)), cells.meets(geometry.side_b(colour))});
    own -= cells;
  }
}

}  // namespace beeline::connection
