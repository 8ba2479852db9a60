// Who wins, by minimax through a worker: expand, play, undo and keys as the search uses them, but
// none of the search. One memory serves all positions asked about, as one table does.
#pragma once

#include <unordered_map>

#include "beeline/game.hpp"

namespace beeline::oracle {

template <GameWorker Worker>
class WorkerMinimax {
 public:
  [[nodiscard]] bool mover_wins(Worker& worker) {
    const Key key = worker.key();
    if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
    const bool wins = mover_wins_anew(worker);
    if (!(worker.key() == key)) ++broken_promises_;
    wins_.emplace(key, wins);
    return wins;
  }

  // How often a worker did not do as game.hpp demands.
  [[nodiscard]] int broken_promises() const { return broken_promises_; }

 private:
  using Key = typename Worker::Key;
  struct Hash {
    std::size_t operator()(const Key& key) const noexcept { return key.hash(); }
  };

  // Looks at all children, also beyond the first that wins, and enters even those that the worker
  // has decided.
  bool mover_wins_anew(Worker& worker) {
    ChildrenOf<Worker> children;
    const Verdict verdict = worker.expand(children);
    if (verdict == Verdict::loss) return false;
    bool a_child_wins = false;
    for (const ChildOf<Worker>& child : children) {
      worker.play(child.move);
      if (!(worker.key() == child.key)) ++broken_promises_;
      const bool child_wins = mover_wins(worker);
      worker.undo();
      if (child.bounds.is_solved() && child.bounds.is_won() != child_wins) ++broken_promises_;
      a_child_wins |= child_wins == child.same_mover;
    }
    if (verdict == Verdict::open) return a_child_wins;
    if (!children.empty() && !a_child_wins) ++broken_promises_;
    return true;
  }

  std::unordered_map<Key, bool, Hash> wins_;
  int broken_promises_ = 0;
};

}  // namespace beeline::oracle
