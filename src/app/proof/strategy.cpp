#include "app/proof/strategy.hpp"

#include <algorithm>

#include "connection/geometry.hpp"
#include "connection/joins.hpp"

namespace beeline::app::proof {

using connection::ProofPair;

Strategy::Strategy(const Proof& proof, const Proved& proved)
    : proof_(&proof), proved_(&proved), position_(proved.position) {
  become(proved.because.claim);
  if (is_over() || position_.to_play != winner()) return;
  first_move_ = proof_->joining_wins() ? proved.because.cell : move_in_rex();
  if (first_move_) put(winner(), *first_move_);
}

Cells Strategy::replies() const {
  if (is_over()) return {};
  if (!proof_->joining_wins()) return empty();
  Cells needed = carrier();
  for (const auto& [a, b] : pairs_) needed |= Cells::of(a) | Cells::of(b);
  return needed & empty();
}

std::optional<Cell> Strategy::answer(Cell cell) {
  put(opposite(winner()), cell);
  if (is_over()) return std::nullopt;
  std::optional<Cell> move = keep_to(cell);
  if (!proof_->joining_wins() && !move) move = move_in_rex();
  if (move) put(winner(), *move);
  return move;
}

Cells Strategy::carrier() const {
  Cells needed;
  for (const ClaimNumber number : claims_) needed |= proof_->claim(number).cells;
  return needed & empty();
}

int Strategy::depth() const {
  int depth = static_cast<int>(pairs_.size());
  for (const ClaimNumber number : claims_) {
    depth = std::max(depth, 10 * proof_->claim(number).depth + 10);
  }
  return depth;
}

bool Strategy::has_no_moves() const {
  return claims_.size() == 1 && proof_->claim(claims_.front()).rule == 'm';
}

bool Strategy::is_over() const {
  return connection::joins(connection::Geometry<connection::Word128>(proof_->size), proved_->joiner,
                           stones(proved_->joiner));
}

Cells Strategy::empty() const {
  return Cells::first_cells(proof_->size.cells()) - stones(Colour::black) - stones(Colour::white);
}

Cells Strategy::stones(Colour colour) const {
  Cells cells;
  for (const Cell cell : colour == Colour::black ? position_.black : position_.white) {
    cells.insert(cell);
  }
  return cells;
}

void Strategy::put(Colour colour, Cell cell) {
  (colour == Colour::black ? position_.black : position_.white).push_back(cell);
  position_.to_play = opposite(colour);
}

// What keeps the claims after the loser's move to the cell.
std::optional<Cell> Strategy::keep_to(Cell cell) {
  if (auto move = answer_pair(cell)) return move;
  for (std::size_t i = 0; i < claims_.size(); ++i) {
    if (proof_->claim(claims_[i]).cells.test(cell)) return answer_claim(i, cell);
  }
  return std::nullopt;
}

std::optional<Cell> Strategy::answer_pair(Cell cell) {
  const auto pair = std::ranges::find_if(
      pairs_, [cell](const ProofPair& one) { return one.a == cell || one.b == cell; });
  if (pair == pairs_.end()) return std::nullopt;
  const Cell other = pair->a == cell ? pair->b : pair->a;
  pairs_.erase(pair);
  if (empty().test(other)) return other;
  return std::nullopt;
}

std::optional<Cell> Strategy::answer_claim(std::size_t index, Cell cell) {
  const Claim& claim = proof_->claim(claims_[index]);
  if (claim.rule != 'r') {
    if (claim.rule == 'm') return std::nullopt;
    break_up(index);
    return keep_to(cell);
  }
  const bool hex = proof_->joining_wins();
  const auto entry = std::ranges::find_if(claim.citations, [&](const Citation& one) {
    return hex ? one.cell != cell && !proof_->claim(one.claim).cells.test(cell) : one.cell == cell;
  });
  if (entry == claim.citations.end()) return std::nullopt;
  if (!hex) {
    become(entry->claim);
    return std::nullopt;
  }
  claims_[index] = entry->claim;
  if (entry->cell && empty().test(*entry->cell)) return entry->cell;
  return std::nullopt;
}

// A claim becomes what it was made of.
void Strategy::break_up(std::size_t index) {
  const Claim& claim = proof_->claim(claims_[index]);
  claims_.erase(claims_.begin() + static_cast<std::ptrdiff_t>(index));
  for (const Citation& part : claim.citations) claims_.push_back(part.claim);
  for (const ProofPair& pair : claim.pairs) {
    if (!stones(proved_->joiner).meets(Cells::of(pair.a) | Cells::of(pair.b))) {
      pairs_.push_back(pair);
    }
  }
}

void Strategy::become(ClaimNumber number) {
  claims_ = {number};
  if (proof_->joining_wins() || proof_->claim(number).rule != 't') return;
  key_ = proof_->claim(number).key;
  break_up(0);
}

// The winner of Rex must move somewhere.
std::optional<Cell> Strategy::move_in_rex() {
  if (has_no_moves()) return std::nullopt;
  Cells free = empty() - carrier();
  for (const auto& [a, b] : pairs_) free -= Cells::of(a) | Cells::of(b);
  if (key_) free.erase(*key_);
  if (!free.empty()) return free.first();
  if (pairs_.empty()) return std::nullopt;
  // The loser will have to take the other cell of the pair.
  const ProofPair pair = pairs_.back();
  pairs_.pop_back();
  key_ = pair.b;
  return pair.a;
}

}  // namespace beeline::app::proof
