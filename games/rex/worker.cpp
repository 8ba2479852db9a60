#include "rex/worker.hpp"

#include <algorithm>
#include <bit>

namespace beeline::rex {
namespace {

// What both numbers of a position begin with: about what its proof costs, which grows with the
// number of live cells. Against a plain one this leads to more expansions, but of smaller games:
// on the 18 openings of 6x6 62,250 in 3.3 s instead of 52,060 in 4.0 s. The square and half the
// number itself were nearly as good.
Bounds first_guess(int live) noexcept {
  constexpr int unit = 2048;
  const auto effort = static_cast<Effort>(std::max(1, live * live * live / unit));
  return {effort, effort};
}

}  // namespace

Worker::Worker(const connection::Position& position, const Options& options,
               const JoinsetLists& joinsets)
    : places_(joinsets.places()),
      size_(places_.grid_size()),
      options_(options),
      mirror_(MirrorPairing::of(size_)),
      line_(static_cast<std::size_t>(size_.cells()) + 2) {
  game().begin(position.to_play, joinsets.lists()[0], joinsets.lists()[1]);
  game().prepare();
  successor_.start(game().families(), game().live());
  successor_.close(options_.capture);
  const bool keeps_turn = std::popcount(places_.empty() ^ successor_.live()) % 2 == 0;
  const auto mover = keeps_turn ? 0u : 1u;
  const SymmetricHash hash = successor_.hash(mover, size_, game().hashes(mover, size_));
  advance(keeps_turn, hash.canonical(symmetries()).symmetry, true);
  std::swap(line_[0], line_[1]);
  depth_ = 0;
}

void Worker::advance(bool same_mover, Symmetry turn, bool pairing_open) {
  Ply& next = line_[depth_ + 1];
  next.game.follow(game(), successor_, same_mover, size_, turn);
  for (const MutualPattern& pattern : patterns_) next.game.note_divided(game(), pattern, size_);
  next.last_moved = same_mover ? 0 : 1;
  next.pairing_open = pairing_open;
  ++depth_;
}

void Worker::play(Move move) noexcept {
  game().prepare();
  try_move(move.cell);
  divide();
  advance(same_mover(), move.turn, move.pairing_open);
}

auto Worker::key() const noexcept -> Key {
  SymmetricHash hash;
  for (const Grid row : game().mine().rows()) hash += SymmetricHash::of(size_, row);
  return hash.canonical(symmetries()).key;
}

// The child after try_move(cell), undecided.
auto Worker::child_of(GridCell cell) -> Child<Move, Key> {
  const bool same = same_mover();
  const std::size_t mover = same ? 0 : 1;
  const auto next =
      successor_.hash(mover, size_, game().hashes(mover, size_)).canonical(symmetries());
  const Bounds guess = first_guess(std::popcount(successor_.live()));
  return {next.key, guess, {cell, next.symmetry}, same};
}

auto Worker::move_on(Cell cell) -> std::optional<Move> {
  const Grid real = connection::grid_of(places_.place_of(cell));
  const Grid here = connection::image(size_, game().turn(), real);
  if ((here & game().live()) == 0) return std::nullopt;
  game().prepare();
  const auto grid_cell = static_cast<GridCell>(std::countr_zero(here));
  try_move(grid_cell);
  divide();
  return child_of(grid_cell).move;
}

Verdict Worker::expand(Children& children) {
  game().prepare();
  if (game().mine().empty()) return Verdict::win;  // the other side is joined
  if (game().theirs().empty()) return Verdict::loss;
  if (const Verdict verdict = judge_by_pairings(children); verdict != Verdict::open) return verdict;

  game().prepare_for_all_moves();
  candidates_.clear();
  refutations_.clear();
  Grid kept = moves_worth_trying(game(), options_);
  for (Grid rest = kept; rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<GridCell>(std::countr_zero(rest));
    try_move(cell);
    if (is_inferior(kept & ~connection::grid_of(cell))) {
      kept &= ~connection::grid_of(cell);
      continue;
    }
    divide();
    bool pairing_open = false;
    const Fate known = fate(pairing_open);
    if (known == Fate::loses) continue;
    Candidate candidate{child_of(cell), 0};
    candidate.child.move.pairing_open = pairing_open;
    if (known == Fate::wins) {
      candidate.child.bounds = candidate.child.same_mover ? Bounds::won() : Bounds::lost();
      children.assign(1, candidate.child);
      return Verdict::win;
    }
    candidate.potential = successor_.potential(0);
    candidates_.push_back(candidate);
  }
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const auto& a, const auto& b) { return a.potential < b.potential; });
  for (const Candidate& candidate : candidates_) children.push_back(candidate.child);
  return children.empty() ? Verdict::loss : Verdict::open;
}

// Is one of the other `kept` moves at least as good as the move just tried?
bool Worker::is_inferior(Grid kept) {
  if (options_.prefer_capturee) {
    const Grid gone = game().live() & ~successor_.live() & ~successor_.captured(1);
    if ((gone & kept) != 0) return true;
  }
  if (!options_.prefer_filled) return false;
  const auto pattern = mutual_fill_in_.find(successor_);
  return pattern && (kept & connection::grid_of(pattern->a)) != 0;
}

// Divides what the players may divide after the move just tried.
void Worker::divide() {
  if (!options_.mutual_fill_in) return;
  while (const auto pattern = mutual_fill_in_.find(successor_)) {
    patterns_.push_back(*pattern);
    successor_.divide(*pattern);
    successor_.close(options_.capture);
  }
}

Grid Worker::spare(Grid empty, Colour colour) const noexcept {
  Grid taken = connection::image(size_, game().turn(), game().live()) | captured(Colour::black) |
               captured(Colour::white);
  Grid own = 0;
  for (const auto& divided : game().divided()) {
    const auto& [black, white] = divided.for_colour;
    const Grid all = black | white | divided.middle;
    taken |= all;
    if ((all & ~empty) == 0) own |= colour == Colour::black ? black : white;
  }
  return (empty & ~taken) != 0 ? empty & ~taken : own;
}

// What the theorems say about the move just tried. A stone of X's can make a pairing only for X,
// because the joinsets of X itself do not count, and those of the opponent only become fewer.
auto Worker::fate(bool& pairing_open) -> Fate {
  const bool last = game().is_last(0);
  if (options_.decide_joins) {
    if (successor_.joined(0)) return Fate::loses;
    if (successor_.joined(1)) return Fate::wins;
  }
  if (options_.colour_symmetry && is_colour_symmetric()) return last ? Fate::loses : Fate::wins;
  if (!options_.join_pairing) return Fate::open;

  const bool with_key = last && options_.pre_join_pairing;
  const auto& theirs = successor_.alive(1);
  if (mirror_ && mirror_->joins == game().mover() &&
      PairingSearch::holds(mirror_->pairing, game().theirs(), theirs, successor_.live(), false)) {
    return Fate::loses;
  }
  for (std::size_t i = refutations_.size(); i-- > 0;) {
    if (PairingSearch::holds(refutations_[i], game().theirs(), theirs, successor_.live(),
                             with_key)) {
      return Fate::loses;
    }
  }
  const auto answer = pairing_search_.find(game().theirs(), theirs, successor_.live(), with_key,
                                           options_.pairing_steps);
  pairing_open = answer == PairingAnswer::unknown;
  if (answer != PairingAnswer::yes) return Fate::open;
  if (options_.reuse_pairings) refutations_.push_back(pairing_search_.found());
  return Fate::loses;
}

// Does the game after the move look the same to both players? Then Last loses.  [YH16]
bool Worker::is_colour_symmetric() {
  if (!size_.is_square() || successor_.count(0) != successor_.count(1)) return false;
  const SymmetricHash mine = successor_.hash(0, size_, game().hashes(0, size_));
  const ResidualKey theirs =
      successor_.hash(1, size_, game().hashes(1, size_)).under(Symmetry::identity);
  return mine.under(Symmetry::mirror) == theirs || mine.under(Symmetry::turned_mirror) == theirs;
}

// Has a player of this game a pairing? Then it is in pairing_search_.
bool Worker::has_pairing(std::size_t player) {
  if (!options_.join_pairing) return false;
  successor_.start(game().families(), game().live());
  const bool with_key = options_.pre_join_pairing && game().is_last(player);
  return pairing_search_.find(game().families()[1 - player], successor_.alive(1 - player),
                              game().live(), with_key,
                              options_.second_pairing_steps) == PairingAnswer::yes;
}

// A longer look for pairings than there was time for when the move was listed. Nobody looked yet in
// the position to solve: there it is the turn of both players, and a winning move must be named.
// Any cell outside the pairing is one; if there is none, any cell at all.  [YH16, theorem 1]
Verdict Worker::judge_by_pairings(Children& children) {
  const bool at_root = depth_ == 0;
  for (const std::size_t player : {0u, 1u}) {
    if (!at_root && !(line_[depth_].pairing_open && line_[depth_].last_moved == player)) continue;
    if (!has_pairing(player)) continue;
    if (player == 0) return Verdict::loss;
    if (at_root) {
      const Grid outside = game().live() & ~pairing_search_.found().cells();
      const auto cell =
          static_cast<GridCell>(std::countr_zero(outside != 0 ? outside : game().live()));
      try_move(cell);
      divide();
      auto child = child_of(cell);
      child.bounds = child.same_mover ? Bounds::won() : Bounds::lost();
      children.push_back(child);
    }
    return Verdict::win;
  }
  return Verdict::open;
}

}  // namespace beeline::rex
