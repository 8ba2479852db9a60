// The top tree of Scalable Parallel DFPN: which job to do next, and what a finished job means.
//
// The heavy part of the search tree is kept here as explicit nodes; below its leaves, serial df-pn
// does the work in *jobs* of limited size. A job is found by walking down from the root as df-pn
// would, with one change: it follows *virtual* bounds. Those of a leaf in work are a guess of the
// outcome, won if phi <= delta, else lost; those of inner nodes follow from their children's. So
// the next walk goes where it would go if that guess came true, and many jobs run side by side.
// When a job ends its true bounds replace the guess.  [PH13]
//
// Once the guesses decide the root there is nothing more to do if they are right. Threads without a
// job then prepare for the case that they are wrong: *spare* jobs go to the leaf that is most
// promising by true bounds among those that nobody works on.
//
// A leaf on which as many expansions were spent as one job may use becomes an inner node. Jobs are
// small at first, so that all threads get work at once, and grow with the search. With several
// threads they stay small: many leaves are many places where a guess leaves something to do.
// Measured in results/threads.md.
//
// A position that is reached in several ways is one node with several parents, and every change of
// its bounds climbs to all of them. Hence, while no job is running, virtual and true bounds agree
// everywhere: a walk can then fail only if the root is solved.
//
// Nothing here locks: the caller holds one lock around every call (parallel.hpp), or there is one
// thread only (simulation.hpp).
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "beeline/backup.hpp"
#include "beeline/dfpn.hpp"
#include "beeline/game.hpp"
#include "beeline/options.hpp"
#include "beeline/table.hpp"

namespace beeline {

template <GameWorker W>
class TopTree {
 public:
  using Key = typename W::Key;
  using Move = typename W::Move;

 private:
  struct Node;

 public:
  // A piece of work for one thread: df-pn at the end of a line, within limits.
  struct Job {
    std::vector<Move> line;        // from the root
    std::vector<bool> turns_kept;  // for each move: the same side is to move again
    Bounds limit{};
    std::uint64_t budget = 0;
    std::atomic<bool> cancelled{false};  // a node above was solved: come back at once

   private:
    friend class TopTree;
    std::vector<Node*> path_;  // from the root to the leaf, both included
  };

  // `learner`, if any, is told of proofs; where it stands does not matter.
  TopTree(const Key& root, TableOf<W>& table, const SearchOptions& options, W* learner = nullptr)
      : table_(table),
        learner_(learner),
        widening_{options.window_base, options.window_factor},
        epsilon_(options.epsilon),
        seed_(options.seed),
        largest_job_(static_cast<std::uint64_t>(options.job_work)),
        jobs_(static_cast<std::size_t>(options.threads)),
        root_(node_for(root, Bounds{}, 0)) {
    for (Job& job : jobs_) free_.push_back(&job);
  }

  // A new job, or null: all threads are busy, or nothing is worth starting before a job has ended.
  [[nodiscard]] Job* start_job();

  // Takes in what a job found: bounds and expansions used, and the children of its leaf.
  void finish_job(Job&, const typename Dfpn<W>::Outcome&, std::span<const KnownChild<W>> children);

  [[nodiscard]] Bounds bounds() const noexcept { return root_.bounds; }
  [[nodiscard]] std::uint64_t expansions() const noexcept { return expansions_; }
  [[nodiscard]] std::size_t running() const noexcept { return jobs_.size() - free_.size(); }
  [[nodiscard]] std::uint64_t cancelled_jobs() const noexcept { return cancelled_jobs_; }
  [[nodiscard]] std::size_t bytes() const noexcept { return bytes_; }

  // A winning move at the root, once the root is won.
  [[nodiscard]] std::optional<Move> winning_move() const;

  // Calls f(move, bounds) for each move of the root, the bounds seen from there.
  template <class F>
  void for_each_root_move(F&& f) const {
    for (const Edge& edge : root_.edges) {
      f(edge.known.child.move, edge.template view<false>());
    }
  }

 private:
  struct Edge {
    KnownChild<W> known;   // as long as the child has no node of its own
    Node* node = nullptr;  // once it has
    bool noted = false;    // refuted, and what that tells about other moves is known

    // The child's true or virtual bounds, seen from the parent.
    template <bool Virtual>
    [[nodiscard]] Bounds view() const noexcept {
      if (!node) return known.child.view();
      const Bounds bounds = Virtual ? node->virtual_bounds : node->bounds;
      return known.child.same_mover ? bounds : bounds.swapped();
    }
  };

  struct Node {
    Key key;
    Bounds bounds{};          // true
    Bounds virtual_bounds{};  // with the outcomes of running jobs guessed
    std::uint64_t work = 0;
    std::size_t previous = no_child;
    std::vector<Edge> edges;  // none: a leaf
    std::vector<Node*> parents;
  };

  struct KeyHash {
    std::size_t operator()(const Key& key) const noexcept {
      return static_cast<std::size_t>(key.hash());
    }
  };

  [[nodiscard]] Node& node_for(const Key&, Bounds, std::uint64_t work);
  void link(Node& parent, Edge&);
  [[nodiscard]] bool walk(Node&, Bounds limit, Job&);
  [[nodiscard]] bool find_spare(Node&, Job&, std::size_t& visits);
  void enter(Job&, const Edge&);
  void leave(Job&) noexcept;
  void learn(Node&);
  void settle(Node&, Bounds);
  template <bool Virtual>
  [[nodiscard]] Backup back_up_node(const Node&) const noexcept;
  void update(Node&);
  void learn_solved(const Node&, const Backup&);
  void learn_refuted(Node&);
  void update_ancestors(Node&);
  void open(Node&, std::span<const KnownChild<W>> children);
  void cancel_jobs_below_solved_nodes() noexcept;
  [[nodiscard]] std::uint64_t job_size() const noexcept;

  TableOf<W>& table_;
  W* learner_;
  const Widening widening_;
  const double epsilon_;
  const std::uint64_t seed_;
  const std::uint64_t largest_job_;
  std::deque<Job> jobs_;
  std::vector<Job*> free_;
  std::unordered_map<Key, std::unique_ptr<Node>, KeyHash> nodes_;
  std::size_t bytes_ = 0;
  std::uint64_t expansions_ = 0;
  std::uint64_t cancelled_jobs_ = 0;
  bool solved_since_check_ = false;
  Node& root_;
};

template <GameWorker W>
auto TopTree<W>::node_for(const Key& key, Bounds bounds, std::uint64_t work) -> Node& {
  auto& place = nodes_[key];
  if (!place) {
    place = std::make_unique<Node>();
    place->key = key;
    place->bounds = place->virtual_bounds = bounds;
    place->work = work;
    bytes_ += sizeof(Node) + sizeof(Key) + 4 * sizeof(void*);
  }
  return *place;
}

// Gives the child at an edge a node of its own, or finds the one it has.
template <GameWorker W>
void TopTree<W>::link(Node& parent, Edge& edge) {
  const ChildOf<W>& child = edge.known.child;
  edge.node = &node_for(child.key, child.bounds, edge.known.work);
  edge.node->parents.push_back(&parent);
  bytes_ += sizeof(Node*);
}

// Small at first and then a fixed share of the search so far, so that the tree has leaves enough
// for all threads at any time. One thread alone needs no more than the line it is on.
template <GameWorker W>
std::uint64_t TopTree<W>::job_size() const noexcept {
  const std::uint64_t jobs_per_thread = jobs_.size() == 1 ? 8 : 64;
  const std::uint64_t share = expansions_ / (jobs_per_thread * jobs_.size());
  return std::clamp<std::uint64_t>(share, 1, largest_job_);
}

template <GameWorker W>
auto TopTree<W>::start_job() -> Job* {
  if (free_.empty() || root_.bounds.is_solved()) return nullptr;
  Job& job = *free_.back();
  job.line.clear();
  job.turns_kept.clear();
  job.path_.assign(1, &root_);
  std::size_t visits = 64 + 4 * jobs_.size();
  const bool undecided = !root_.virtual_bounds.is_solved() && walk(root_, no_limit, job);
  if (!undecided && !find_spare(root_, job, visits)) {
    job.path_.clear();
    return nullptr;
  }

  free_.pop_back();
  job.budget = job_size();
  job.cancelled.store(false, std::memory_order_relaxed);
  Node& leaf = *job.path_.back();
  leaf.virtual_bounds = leaf.bounds.phi <= leaf.bounds.delta ? Bounds::won() : Bounds::lost();
  update_ancestors(leaf);
  return &job;
}

// Df-pn's walk by virtual bounds. Leaves the line to a leaf in `job`; false: this node reaches its
// limit, so that the walk has to go on elsewhere.
template <GameWorker W>
bool TopTree<W>::walk(Node& node, Bounds limit, Job& job) {
  if (node.edges.empty()) {
    job.limit = limit;
    return true;
  }
  learn(node);
  while (!node.virtual_bounds.reaches(limit)) {
    const Backup now = back_up_node<true>(node);
    Edge& edge = node.edges[now.best];
    if (!edge.node) {
      link(node, edge);
      update(node);  // the child may be known from elsewhere: look again
      continue;
    }
    const Bounds below = child_limit(limit, now, edge.template view<true>(), epsilon_);
    const bool same_mover = edge.known.child.same_mover;
    enter(job, edge);
    node.previous = now.best;
    if (walk(*edge.node, same_mover ? below : below.swapped(), job)) return true;
    leave(job);
  }
  return false;
}

template <GameWorker W>
void TopTree<W>::enter(Job& job, const Edge& edge) {
  job.path_.push_back(edge.node);
  job.line.push_back(edge.known.child.move);
  job.turns_kept.push_back(edge.known.child.same_mover);
}

template <GameWorker W>
void TopTree<W>::leave(Job& job) noexcept {
  job.path_.pop_back();
  job.line.pop_back();
  job.turns_kept.pop_back();
}

// Best first by true bounds, back and on where everything is in work, for so many nodes at most.
// Only a leaf in work has virtual bounds that are solved while its true ones are not.
template <GameWorker W>
bool TopTree<W>::find_spare(Node& node, Job& job, std::size_t& visits) {
  if (node.bounds.is_solved() || visits == 0) return false;
  if (node.edges.empty()) {
    job.limit = no_limit;
    return !node.virtual_bounds.is_solved();
  }
  --visits;
  std::vector<std::size_t> order;  // the window
  const auto phi = [&](std::size_t i) { return node.edges[i].template view<false>().phi; };
  const auto is_live = [](const Edge& edge) { return !edge.template view<false>().is_lost(); };
  const auto live = std::count_if(node.edges.begin(), node.edges.end(), is_live);
  const std::size_t window = widening_.window(static_cast<std::size_t>(live));
  for (std::size_t i = 0; i < node.edges.size() && order.size() < window; ++i) {
    if (is_live(node.edges[i])) order.push_back(i);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return phi(a) < phi(b); });
  for (const std::size_t i : order) {
    Edge& edge = node.edges[i];
    if (!edge.node) {
      link(node, edge);
      update(node);  // the child may be known from elsewhere
      if (node.bounds.is_solved()) return false;
    }
    enter(job, edge);
    if (find_spare(*edge.node, job, visits)) return true;
    leave(job);
  }
  return false;
}

// What the table knows of the children: jobs elsewhere may have met them.
template <GameWorker W>
void TopTree<W>::learn(Node& node) {
  for (Edge& edge : node.edges) {
    if (!edge.node) {
      if (!edge.known.child.bounds.is_solved()) {
        edge.known.learn(table_.look_up(edge.known.child.key));
      }
    } else if (!edge.node->bounds.is_solved()) {
      const auto known = table_.look_up(edge.node->key);
      if (known.bounds.is_solved()) settle(*edge.node, known.bounds);
    }
  }
  update(node);
}

// A proof for a node: it holds whatever is still running below.
template <GameWorker W>
void TopTree<W>::settle(Node& node, Bounds bounds) {
  node.bounds = node.virtual_bounds = bounds;
  solved_since_check_ = true;
  update_ancestors(node);
}

template <GameWorker W>
template <bool Virtual>
Backup TopTree<W>::back_up_node(const Node& node) const noexcept {
  const auto view = [&](std::size_t i) { return node.edges[i].template view<Virtual>(); };
  const TieBreak ties{seed_ == 0 ? 0 : seed_ ^ node.key.hash()};
  return back_up(node.edges.size(), view, widening_, epsilon_, node.previous, ties);
}

// Recomputes both kinds of bounds of an inner node; a change climbs to its ancestors.
template <GameWorker W>
void TopTree<W>::update(Node& node) {
  if (node.edges.empty() || node.bounds.is_solved()) return;
  learn_refuted(node);
  if (node.bounds.is_solved()) return;
  const Backup now = back_up_node<false>(node);
  const Bounds bounds = now.bounds;
  if (bounds.is_solved()) {
    learn_solved(node, now);
    table_.store(node.key, bounds, to_work(node.work));
    return settle(node, bounds);
  }
  const Bounds virtual_bounds = back_up_node<true>(node).bounds;
  if (bounds == node.bounds && virtual_bounds == node.virtual_bounds) return;
  if (bounds != node.bounds) table_.store(node.key, bounds, to_work(node.work));
  node.bounds = bounds;
  node.virtual_bounds = virtual_bounds;
  update_ancestors(node);
}

// Moves refuted since the last look may refute others.
template <GameWorker W>
void TopTree<W>::learn_refuted([[maybe_unused]] Node& node) {
  if constexpr (LearningWorker<W>) {
    if (!learner_) return;
    std::vector<Node*> solved;
    for (Edge& edge : node.edges) {
      if (edge.noted || !edge.template view<false>().is_lost()) continue;
      edge.noted = true;
      if (!learner_->learn_refuted(node.key, edge.known.child)) continue;
      for (Edge& other : node.edges) {
        if (other.template view<false>().is_lost()) continue;
        if (!learner_->refuted_too(other.known.child)) continue;
        other.known.child.refute();
        other.noted = true;
        table_.store(other.known.child.key, other.known.child.bounds, Work{1});
        if (!other.node) continue;
        other.node->bounds = other.node->virtual_bounds = other.known.child.bounds;
        solved_since_check_ = true;
        solved.push_back(other.node);
      }
    }
    for (Node* child : solved) update_ancestors(*child);
  }
}

template <GameWorker W>
void TopTree<W>::learn_solved([[maybe_unused]] const Node& node,
                              [[maybe_unused]] const Backup& now) {
  if constexpr (LearningWorker<W>) {
    if (!learner_) return;
    if (now.bounds.is_won()) {
      return learner_->learn_won(node.key, node.edges[now.best].known.child);
    }
    ChildrenOf<W> children;
    for (const Edge& edge : node.edges) children.push_back(edge.known.child);
    learner_->learn_lost(node.key, children);
  }
}

template <GameWorker W>
void TopTree<W>::update_ancestors(Node& node) {
  for (Node* parent : node.parents) update(*parent);
}

template <GameWorker W>
void TopTree<W>::finish_job(Job& job, const typename Dfpn<W>::Outcome& outcome,
                            std::span<const KnownChild<W>> children) {
  Node& leaf = *job.path_.back();
  expansions_ += outcome.expansions;
  for (Node* node : job.path_) node->work += outcome.expansions;
  if (outcome.bounds.is_solved()) {
    if (&leaf == &root_) open(leaf, children);  // they tell the winning move
    settle(leaf, outcome.bounds);
  } else if (!leaf.bounds.is_solved()) {
    leaf.bounds = leaf.virtual_bounds = outcome.bounds;
    if (leaf.work >= job.budget) open(leaf, children);
    update_ancestors(leaf);
  }
  free_.push_back(&job);
  job.path_.clear();
  if (std::exchange(solved_since_check_, false)) cancel_jobs_below_solved_nodes();
}

template <GameWorker W>
void TopTree<W>::open(Node& leaf, std::span<const KnownChild<W>> children) {
  leaf.edges.reserve(children.size());
  for (const auto& known : children)
    leaf.edges.push_back({known, nullptr, known.child.view().is_lost()});
  bytes_ += children.size() * sizeof(Edge);
}

template <GameWorker W>
void TopTree<W>::cancel_jobs_below_solved_nodes() noexcept {
  for (Job& job : jobs_) {
    if (job.path_.empty() || job.cancelled.load(std::memory_order_relaxed)) continue;
    const bool pointless = std::any_of(job.path_.begin(), job.path_.end(),
                                       [](const Node* node) { return node->bounds.is_solved(); });
    if (!pointless) continue;
    job.cancelled.store(true, std::memory_order_relaxed);
    ++cancelled_jobs_;
  }
}

template <GameWorker W>
auto TopTree<W>::winning_move() const -> std::optional<Move> {
  if (!root_.bounds.is_won() || root_.edges.empty()) return std::nullopt;
  const Backup now = back_up_node<false>(root_);
  if (!now.bounds.is_won()) return std::nullopt;
  return root_.edges[now.best].known.child.move;
}

}  // namespace beeline
