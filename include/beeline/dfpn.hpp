// Depth-first proof-number search below one position, by one thread.
//
// Df-pn [Nag02] visits nodes in the order of proof-number search but keeps only the current line;
// everything else lives in the table. Each call searches a node until one of its numbers reaches
// its limit; the limits are such that the search leaves a node just when another one has become
// more promising. backup.hpp has the arithmetic.
//
// Why it ends with any table. A frame remembers the bounds and work of its children itself and
// believes the table only where the table knows more (a proof, or at least as much work). Every
// visit to a child therefore raises a number that is not forgotten while the frame stands. By
// induction from the leaves each call reaches its limit, and the root's ends with a proof.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "beeline/backup.hpp"
#include "beeline/control.hpp"
#include "beeline/game.hpp"
#include "beeline/options.hpp"
#include "beeline/statistics.hpp"
#include "beeline/table.hpp"

namespace beeline {

// A child as it is known by now: the bounds in `child` are current.
template <GameWorker W>
struct KnownChild {
  ChildOf<W> child;
  Work work = 0;

  // Takes over what the table knows, if that is more.
  void learn(const typename TableOf<W>::Known& known) noexcept {
    if (!known.found()) return;
    if (known.bounds.is_solved() || known.work >= work) {
      child.bounds = known.bounds;
      work = known.work;
    }
  }
};

template <GameWorker W>
class Dfpn {
 public:
  using Key = typename W::Key;

  struct Outcome {
    Bounds bounds{};
    std::uint64_t expansions = 0;  // used by this search
  };

  Dfpn(W& worker, TableOf<W>& table, const SearchOptions& options, Control& control)
      : worker_(worker),
        table_(table),
        control_(control),
        widening_{options.window_base, options.window_factor},
        epsilon_(options.epsilon),
        seed_(options.seed) {}

  // Searches the worker's position until its bounds reach the limit, `budget` expansions are used,
  // the control says stop or `cancelled` is set. `afresh`: even if the table knows the answer, so
  // that children() afterwards tells which of them prove it.
  Outcome search(Bounds limit, std::uint64_t budget, const std::atomic<bool>& cancelled,
                 bool afresh = false);

  // The children of the position searched last, as far as they were looked at.
  [[nodiscard]] std::span<const KnownChild<W>> children() const noexcept { return stack_; }

  [[nodiscard]] const Statistics& statistics() const noexcept { return statistics_; }

 private:
  // One node of the current line. Its children lie on top of the stack while it is searched.
  struct Node {
    Key key;
    Bounds bounds{};
    std::size_t first_child = 0;
    std::size_t previous = no_child;
    std::uint64_t earlier_work = 0;  // done before this visit
    std::uint64_t entered_at = 0;    // expansions used when this visit began
    bool recalled = false;           // its children come from the table
    bool afresh = false;             // believe the children only, not what the table says of it
  };

  [[nodiscard]] Node enter(const Key&, const KnownChild<W>& before);
  void expand(Node&);
  void explore(Node&, Bounds limit);
  void gather(Node&);
  void publish(Node&, const Backup&);
  void descend(const Node&, std::size_t index, Bounds limit);
  void learn_solved(const Node&, const Backup&);
  void learn_refuted(const Node&, std::size_t index);

  [[nodiscard]] std::span<KnownChild<W>> children_of(const Node& node) noexcept {
    return std::span(stack_).subspan(node.first_child);
  }
  [[nodiscard]] Work work_of(const Node& node) const noexcept {
    return to_work(node.earlier_work + used_ - node.entered_at);
  }
  [[nodiscard]] bool must_return() const noexcept {
    return used_ >= budget_ || control_.stop_requested() ||
           cancelled_->load(std::memory_order_relaxed);
  }

  W& worker_;
  TableOf<W>& table_;
  Control& control_;
  const Widening widening_;
  const double epsilon_;
  const std::uint64_t seed_;

  std::vector<KnownChild<W>> stack_;  // the children of all nodes of the current line
  ChildrenOf<W> expansion_;           // filled by the worker, then copied to the stack
  const std::atomic<bool>* cancelled_ = nullptr;
  std::uint64_t budget_ = 0;
  std::uint64_t used_ = 0;
  std::uint32_t depth_ = 0;
  Statistics statistics_;
};

template <GameWorker W>
auto Dfpn<W>::search(Bounds limit, std::uint64_t budget, const std::atomic<bool>& cancelled,
                     bool afresh) -> Outcome {
  stack_.clear();
  cancelled_ = &cancelled;
  budget_ = budget;
  used_ = 0;
  Node root = enter(worker_.key(), {});
  root.afresh = afresh;
  if (afresh && used_ == 0) {
    root.bounds = Bounds{};
    if (stack_.empty()) expand(root);
  }
  explore(root, limit);
  return {root.bounds, used_};
}

// Recalls the node from the table, or expands it. `before` is what its parent knows.
template <GameWorker W>
auto Dfpn<W>::enter(const Key& key, const KnownChild<W>& before) -> Node {
  KnownChild<W> self = before;
  const std::size_t first_child = stack_.size();
  self.learn(table_.recall(key, [&](const auto& child) { stack_.push_back({child, 0}); }));
  Node node{.key = key,
            .bounds = self.child.bounds,
            .first_child = first_child,
            .earlier_work = self.work,
            .entered_at = used_};
  statistics_.deepest = std::max(statistics_.deepest, depth_);
  node.recalled = !children_of(node).empty();
  if (!node.bounds.is_solved() && !node.recalled) expand(node);
  return node;
}

// The only expensive step.
template <GameWorker W>
void Dfpn<W>::expand(Node& node) {
  if (!control_.take_expansion()) return;
  ++used_;
  ++statistics_.expansions;
  if (node.earlier_work > 0) ++statistics_.re_expansions;

  expansion_.clear();
  Verdict verdict = worker_.expand(expansion_);
  if (verdict == Verdict::open && expansion_.empty()) verdict = Verdict::loss;  // all left out
  if (verdict == Verdict::open) {
    statistics_.children += expansion_.size();
    table_.store_list(node.key, work_of(node), expansion_);
  } else {
    ++(verdict == Verdict::win ? statistics_.terminal_wins : statistics_.terminal_losses);
    node.bounds = verdict == Verdict::win ? Bounds::won() : Bounds::lost();
    table_.store(node.key, node.bounds, work_of(node));
    if (verdict == Verdict::loss) return;
  }
  for (const ChildOf<W>& child : expansion_) stack_.push_back({child, 0});
}

template <GameWorker W>
void Dfpn<W>::explore(Node& node, Bounds limit) {
  const TieBreak ties{seed_ == 0 ? 0 : seed_ ^ node.key.hash()};
  while (!node.bounds.is_solved()) {
    // 1. The children's bounds, from the table. None at all: the control refused to expand.
    if (children_of(node).empty()) return;
    gather(node);

    // 2. The node's bounds, published before anything is decided.
    const auto children = children_of(node);
    const auto view = [&](std::size_t i) { return children[i].child.view(); };
    const Backup now = back_up(children.size(), view, widening_, epsilon_, node.previous, ties);
    publish(node, now);
    if (node.bounds.reaches(limit) || must_return()) return;

    // 3. Down into the best child, until it is no longer the best.
    node.previous = now.best;
    descend(node, now.best, child_limit(limit, now, view(now.best), epsilon_));
  }
}

template <GameWorker W>
void Dfpn<W>::gather(Node& node) {
  const auto children = children_of(node);
  for (const auto& known : children) table_.prefetch(known.child.key);
  for (std::size_t i = 0; i < children.size(); ++i) {
    auto& known = children[i];
    if (known.child.bounds.is_solved()) continue;
    ++statistics_.table_lookups;
    const auto entry = table_.look_up(known.child.key);
    if (entry.found()) ++statistics_.table_hits;
    known.learn(entry);
    // What a recalled node's children had refuted by then has been learned before.
    if (known.child.view().is_lost() && !node.recalled) learn_refuted(node, i);
  }
  node.recalled = false;
}

template <GameWorker W>
void Dfpn<W>::learn_refuted([[maybe_unused]] const Node& node, [[maybe_unused]] std::size_t index) {
  if constexpr (LearningWorker<W>) {
    const auto children = children_of(node);
    if (!worker_.learn_refuted(node.key, children[index].child)) return;
    for (auto& known : children) {
      ChildOf<W>& child = known.child;
      if (child.bounds.is_solved() || !worker_.refuted_too(child)) continue;
      child.refute();
      known.work = std::max(known.work, Work{1});
      table_.store(child.key, child.bounds, known.work);
    }
  }
}

template <GameWorker W>
void Dfpn<W>::learn_solved([[maybe_unused]] const Node& node, [[maybe_unused]] const Backup& now) {
  if constexpr (LearningWorker<W>) {
    const auto children = children_of(node);
    if (now.bounds.is_won()) return worker_.learn_won(node.key, children[now.best].child);
    expansion_.clear();
    for (const auto& known : children) expansion_.push_back(known.child);
    worker_.learn_lost(node.key, expansion_);
  }
}

template <GameWorker W>
void Dfpn<W>::publish(Node& node, const Backup& now) {
  if (now.bounds.is_solved()) learn_solved(node, now);
  const Bounds believed = table_.store(node.key, now.bounds, work_of(node));
  node.bounds = node.afresh ? now.bounds : believed;
  if (!now.bounds.is_solved()) return;
  ++statistics_.solved_nodes;
  if (now.bounds.is_won()) {
    ++statistics_.won_nodes;
    statistics_.winning_index += now.best;
  }
}

template <GameWorker W>
void Dfpn<W>::descend(const Node& node, std::size_t index, Bounds limit) {
  const std::size_t place = node.first_child + index;
  const KnownChild<W> before = stack_[place];
  const ChildOf<W>& child = before.child;
  worker_.play(child.move);
  ++depth_;
  Node below = enter(child.key, before);
  explore(below, child.same_mover ? limit : limit.swapped());
  stack_.resize(below.first_child);
  --depth_;
  worker_.undo();
  stack_[place].child.bounds = below.bounds;
  stack_[place].work = work_of(below);
  if (stack_[place].child.view().is_lost()) learn_refuted(node, index);
}

}  // namespace beeline
