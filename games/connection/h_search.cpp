#include "connection/h_search.hpp"

#include "connection/h_search_closure.hpp"
#include "connection/h_search_update.hpp"

namespace beeline::connection {

namespace {

template <class Word>
using Names = typename HSearchUpdate<Word, PortableLanes<Word>>::Names;

// Carries over what was known before, if anything, and finds the rest.
template <class Word, class Lanes>
void close(HSearchState<Word>& state, const PackedConnections<Word>& before, Word own,
           const Names<Word>& names) {
  HSearchClosure<Word, Lanes> closure(state);
  if (!before.empty()) {
    HSearchUpdate<Word, Lanes>(state, closure, names).carry_over(before, own);
  }
  closure.run();
}

#if defined(__x86_64__)
// All that is called here is compiled into this one function, and so for AVX-512 throughout.
__attribute__((target(BEELINE_AVX512), flatten)) void close_widely(
    HSearchState<std::uint64_t>& state, const PackedConnections<std::uint64_t>& before,
    std::uint64_t own, const Names<std::uint64_t>& names) {
  close<std::uint64_t, Avx512Lanes>(state, before, own, names);
}
#else
void close_widely(HSearchState<std::uint64_t>&, const PackedConnections<std::uint64_t>&,
                  std::uint64_t, const Names<std::uint64_t>&) {}
#endif

void close_widely(HSearchState<Word128>&, const PackedConnections<Word128>&, Word128,
                  const Names<Word128>&) {}

}  // namespace

template <class Word>
HSearch<Word>::HSearch(const Geometry<Word>& geometry, Colour colour, const HSearchOptions& options,
                       bool wide)
    : geometry_(geometry), colour_(colour) {
  state_.options = options;
  if (options.templates) templates_.emplace(geometry, colour);
#if defined(__x86_64__)
  wide_ = wide && sizeof(Word) == sizeof(std::uint64_t) && has_avx512();
#endif
}

template <class Word>
void HSearch<Word>::build(Set own, Set empty, Goal goal, std::span<const Word> words) {
  own_ = own;
  empty_ = empty;
  state_.empty_cells = empty.bits();
  state_.goal = goal;
  state_.clear();
  find_points(own);
  PackedConnections<Word> before(words);
  if (!before.lead_to(own.bits(), empty.bits())) {
    before = PackedConnections<Word>();
    add_adjacent();
  }
  if (templates_ && before.empty()) add_templates(own);
  if (wide_) {
    close_widely(state_, before, own.bits(), point_of_);
  } else {
    close<Word, PortableLanes<Word>>(state_, before, own.bits(), point_of_);
  }
}

template <class Word>
void HSearch<Word>::find_points(Set own) {
  group_names_ = Set();
  for (const Cell cell : empty_) point_of_[cell] = cell;
  const Set beyond[] = {geometry_.side_a(colour_), geometry_.side_b(colour_)};
  for (const Point side : {side_a, side_b}) {
    const Set start = beyond[side - side_a];
    const Set cells = geometry_.flood(start, own);
    for (const Cell cell : cells) point_of_[cell] = side;
    touching_[side] = (start | geometry_.dilate(cells)) & empty_;
    own -= cells;
  }
  while (!own.empty()) {
    const Cell name = own.first();
    const Set cells = geometry_.flood(Set::of(name), own);
    for (const Cell cell : cells) point_of_[cell] = name;
    touching_[name] = geometry_.dilate(cells) & empty_;
    group_names_.insert(name);
    own -= cells;
  }
}

// The base of everything: points that touch are connected without any carrier.
template <class Word>
void HSearch<Word>::add_adjacent() {
  for (const Cell cell : empty_) {
    for (const Cell other : geometry_.neighbours(cell) & empty_) {
      if (other > cell) state_.add_adjacent(cell, other);
    }
  }
  const auto add_touching = [&](Point point) {
    for (const Cell cell : touching_[point]) state_.add_adjacent(point, cell);
  };
  for (const Cell name : group_names_) add_touching(name);
  add_touching(side_a);
  add_touching(side_b);
}

// Templates join what adjacency gives before any rule is applied.
template <class Word>
void HSearch<Word>::add_templates(Set own) {
  HSearchClosure<Word, PortableLanes<Word>> closure(state_);
  templates_->for_each(own, empty_, [&](Cell stone, Point end, Set carrier) {
    const Point x = point_of_[stone];
    const Point y = State::is_side(end) ? end : point_of_[end];
    if (x != y) closure.add_full(state_.pair_of(x, y), carrier.bits());
  });
}

template class HSearch<std::uint64_t>;
template class HSearch<Word128>;

}  // namespace beeline::connection
