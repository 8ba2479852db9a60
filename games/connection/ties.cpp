#include "connection/ties.hpp"

#include <utility>

namespace beeline::connection {
namespace {

[[nodiscard]] bool is_side(ProofPoint point) noexcept {
  return point.cell >= ProofPoint::first_side;
}
[[nodiscard]] std::size_t side_of(ProofPoint side) noexcept {
  return side.cell == ProofPoint::first_side ? 0 : 1;
}
[[nodiscard]] ProofCells cells_of(const ProofPair& pair) noexcept {
  return ProofCells::of(pair.a) | ProofCells::of(pair.b);
}
// Beyond, hardly another tie is found.
constexpr int deepest = 4;
constexpr int most_steps = 3000;

}  // namespace

bool Ties::hold(const ProofTie& tie) {
  ProofCells stones;
  Part part = begin(tie, stones);
  follow(part, stones, tie.splits);
  return is_joined(part);
}

bool Ties::find_splits(ProofTie& tie) {
  ProofCells stones;
  Part part = begin(tie, stones);
  steps_left_ = most_steps;
  grow(part, stones);
  search(part, stones, deepest, tie.splits);
  if (!is_joined(part)) return false;
  drop_superfluous(tie, tie.splits);
  return true;
}

void Ties::drop_if_superfluous(ProofTie& tie, Cell stone) {
  if (!tie.stones.test(stone) || stone == tie.x.cell || stone == tie.y.cell) return;
  tie.stones.erase(stone);
  if (!hold(tie)) tie.stones.insert(stone);
}

auto Ties::begin(const ProofTie& tie, ProofCells& stones) -> Part {
  tie_ = &tie;
  stones = tie.all_stones();
  if (tie.key) stones.insert(*tie.key);
  Part part;
  add_point(part, tie.x.cell < tie.y.cell ? tie.x : tie.y, stones);
  return part;
}

void Ties::add_side(Part& part, std::size_t side) const {
  part.sides[side] = true;
  part.reach |= rows_[side];
}

void Ties::add_stones(Part& part, ProofCells seed, ProofCells stones) const {
  if ((seed - part.stones).empty()) return;
  const ProofCells more = geometry_.flood(seed - part.stones, stones);
  part.stones |= more;
  part.reach |= more | geometry_.dilate(more);
  for (const std::size_t side : {0U, 1U}) {
    if (more.meets(rows_[side])) add_side(part, side);
  }
}

void Ties::add_point(Part& part, ProofPoint point, ProofCells stones) const {
  if (is_side(point)) return add_side(part, side_of(point));
  add_stones(part, ProofCells::of(point.cell), stones);
}

bool Ties::has(const Part& part, ProofPoint point) const {
  return is_side(point) ? part.sides[side_of(point)] : part.stones.test(point.cell);
}

void Ties::grow(Part& part, ProofCells stones) const {
  for (ProofCells before; before != (part.reach | part.stones);) {
    before = part.reach | part.stones;
    add_stones(part, part.reach & stones, stones);
    for (const ProofClaim& link : tie_->links) {
      if (has(part, link.x)) add_point(part, link.y, stones);
      if (has(part, link.y)) add_point(part, link.x, stones);
    }
    for (const auto& [a, b] : tie_->pairs) {
      if (!part.reach.test(a) || !part.reach.test(b)) continue;
      const ProofCells by_a = geometry_.neighbours(a);
      const ProofCells by_b = geometry_.neighbours(b);
      part.reach |= by_a & by_b;
      const ProofCells new_a = (by_a & stones) - part.stones;
      const ProofCells new_b = (by_b & stones) - part.stones;
      if (!new_a.empty() && !new_b.empty()) {
        add_stones(part, geometry_.flood(new_a, stones) & geometry_.flood(new_b, stones), stones);
      }
      for (const std::size_t side : {0U, 1U}) {
        if (rows_[side].test(a) && rows_[side].test(b)) add_side(part, side);
      }
    }
    if (is_joined(part)) return;
  }
}

void Ties::follow(Part& part, ProofCells stones, const Splits& splits) const {
  grow(part, stones);
  for (const ProofSplit& split : splits) {
    if (is_joined(part)) return;
    Part a = part;
    Part b = part;
    follow(a, stones | ProofCells::of(split.pair.a), split.with_a);
    follow(b, stones | ProofCells::of(split.pair.b), split.with_b);
    merge(part, a, b);
    grow(part, stones);
  }
}

void Ties::merge(Part& part, const Part& a, const Part& b) const {
  if (is_joined(a) || is_joined(b)) {
    part = is_joined(a) ? b : a;
    return;
  }
  part.stones |= a.stones & b.stones;
  part.reach |= a.reach & b.reach;
  for (const std::size_t side : {0U, 1U}) {
    part.sides[side] = part.sides[side] || (a.sides[side] && b.sides[side]);
  }
}

// Shallow splits first. Each makes the part grow, or is left out.
void Ties::search(Part& part, ProofCells stones, int depth, Splits& splits) {
  for (int d = 1; d <= depth && !is_joined(part) && steps_left_ > 0;) {
    d = split_once(part, stones, d, splits) ? 1 : d + 1;
  }
}

bool Ties::split_once(Part& part, ProofCells stones, int depth, Splits& splits) {
  for (const ProofPair& pair : tie_->pairs) {
    // Where one cell lies apart, the case of a stone there is no case.
    if (!part.reach.contains(cells_of(pair)) || stones.meets(cells_of(pair))) continue;
    if (--steps_left_ < 0) return false;
    ProofSplit split{pair, {}, {}};
    Part a = part;
    grow(a, stones | ProofCells::of(pair.a));
    search(a, stones | ProofCells::of(pair.a), depth - 1, split.with_a);
    if (a == part) continue;
    Part b = part;
    grow(b, stones | ProofCells::of(pair.b));
    search(b, stones | ProofCells::of(pair.b), depth - 1, split.with_b);
    const Part before = part;
    merge(part, a, b);
    if (part == before) continue;
    grow(part, stones);
    splits.push_back(std::move(split));
    return true;
  }
  return false;
}

void Ties::drop_superfluous(const ProofTie& tie, Splits& within) {
  for (std::size_t i = within.size(); i-- > 0;) {
    ProofSplit split = std::move(within[i]);
    within.erase(within.begin() + static_cast<std::ptrdiff_t>(i));
    if (hold(tie)) continue;
    within.insert(within.begin() + static_cast<std::ptrdiff_t>(i), std::move(split));
    drop_superfluous(tie, within[i].with_a);
    drop_superfluous(tie, within[i].with_b);
  }
}

}  // namespace beeline::connection
