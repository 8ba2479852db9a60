// Puts a game's worker through everything that game.hpp asks of it.
//
//   conformance::check_game<Worker>(make, mover_wins, seed, lines);
//
// `make()` returns a std::unique_ptr to a new worker at the position to start from. `mover_wins`
// tells who wins in the position of a worker, by other means than the worker; it may be null.
// Random lines are played from the start to their end and taken back. On the way back each position
// is also judged by minimax through the worker, as long as that needs no more than `most_positions`
// positions, so that all late positions are judged however large the game is.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "beeline/game.hpp"
#include "catch.hpp"
#include "toy/mix.hpp"

namespace beeline::conformance {

// How often each rule was looked at and broken.
class Findings {
 public:
  void expect(bool holds, const char* rule) {
    Count& count = rules_[rule];
    ++count.looked_at;
    if (!holds) ++count.broken;
  }
  [[nodiscard]] bool broken(const std::string& rule) const {
    const auto found = rules_.find(rule);
    return found != rules_.end() && found->second.broken > 0;
  }
  [[nodiscard]] bool any_broken() const {
    return std::any_of(rules_.begin(), rules_.end(),
                       [](const auto& rule) { return rule.second.broken > 0; });
  }
  void check_all() const {
    for (const auto& [rule, count] : rules_) {
      INFO(rule << " (looked at " << count.looked_at << " times)");
      CHECK(count.broken == 0);
    }
  }

 private:
  struct Count {
    std::uint64_t looked_at = 0;
    std::uint64_t broken = 0;
  };
  std::map<std::string, Count> rules_;
};

template <class Key>
struct HashOf {
  std::size_t operator()(const Key& key) const noexcept {
    return static_cast<std::size_t>(key.hash());
  }
};

// Who wins, by minimax through a worker, within a number of positions.
template <GameWorker W>
class BoundedMinimax {
 public:
  explicit BoundedMinimax(std::size_t most_positions) : most_positions_(most_positions) {}

  [[nodiscard]] std::optional<bool> mover_wins(W& worker) {
    left_ = most_positions_;
    return look(worker);
  }

 private:
  std::optional<bool> look(W& worker) {
    const auto key = worker.key();
    if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
    if (left_ == 0) return std::nullopt;
    --left_;
    ChildrenOf<W> children;
    const Verdict verdict = worker.expand(children);
    bool wins = verdict == Verdict::win;
    if (verdict == Verdict::open) {
      for (const ChildOf<W>& child : children) {
        worker.play(child.move);
        const std::optional<bool> child_wins = look(worker);
        worker.undo();
        if (!child_wins) return std::nullopt;
        wins |= *child_wins == child.same_mover;
      }
    }
    wins_.emplace(key, wins);
    return wins;
  }

  std::size_t most_positions_;
  std::size_t left_ = 0;
  std::unordered_map<typename W::Key, bool, HashOf<typename W::Key>> wins_;
};

template <GameWorker W>
class Battery {
 public:
  using Key = typename W::Key;
  using Move = typename W::Move;
  using MoverWins = std::function<bool(W&)>;
  static constexpr std::size_t longest_line = 10'000;

  Battery(W& worker, W& second, MoverWins mover_wins, std::size_t most_positions)
      : worker_(worker),
        second_(second),
        mover_wins_(std::move(mover_wins)),
        minimax_(most_positions) {}

  // One line to its end, and all the way back.
  void play_line(toy::Random& random) {
    std::vector<Key> keys{worker_.key()};
    while (const auto move = next_move(random)) {
      findings_.expect(worker_.as_played(*move) == second_.as_played(*move),
                       "as_played is the same on a second worker");
      worker_.play(*move);
      second_.play(*move);
      keys.push_back(worker_.key());
      findings_.expect(keys.size() <= longest_line, "every line ends");
      if (keys.size() > longest_line) break;
    }
    bool small_enough = judge_by_minimax();
    while (keys.size() > 1) {
      keys.pop_back();
      worker_.undo();
      second_.undo();
      findings_.expect(same(worker_.key(), keys.back()), "undo restores the key along a line");
      small_enough = small_enough && judge_by_minimax();
    }
  }

  [[nodiscard]] const Findings& findings() const { return findings_; }

 private:
  // What is remembered of a position, to compare with others of the same key.
  struct Seen {
    Verdict verdict;
    ChildrenOf<W> children;
    std::optional<bool> mover_wins;
  };

  static bool same(const Key& a, const Key& b) { return a == b && a.hash() == b.hash(); }
  static bool same_step(const ChildOf<W>& a, const ChildOf<W>& b) {
    return a.move == b.move && same(a.key, b.key) && a.same_mover == b.same_mover;
  }
  static bool same_children(const ChildrenOf<W>& a, const ChildrenOf<W>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
      return same_step(x, y) && x.bounds == y.bounds;
    });
  }

  // Examines the position; a move to go on with, unless the line ends here.
  std::optional<Move> next_move(toy::Random& random) {
    ChildrenOf<W> children;
    const Key key = worker_.key();
    const Verdict verdict = worker_.expand(children);
    findings_.expect(same(worker_.key(), key), "expand leaves the key as it is");
    check_repeatable(verdict, children);
    check_children(key, verdict, children);
    compare_with_seen(key, verdict, children);
    if (verdict == Verdict::loss || children.empty()) return std::nullopt;
    return children[random() % children.size()].move;
  }

  void check_repeatable(Verdict verdict, const ChildrenOf<W>& children) {
    ChildrenOf<W> again;
    const Verdict verdict_again = worker_.expand(again);
    ChildrenOf<W> elsewhere;
    const Verdict verdict_elsewhere = second_.expand(elsewhere);
    const bool ignored = verdict == Verdict::loss;
    findings_.expect(verdict == verdict_again && (ignored || same_children(children, again)),
                     "expanding twice lists the same");
    findings_.expect(
        verdict == verdict_elsewhere && (ignored || same_children(children, elsewhere)),
        "a second worker lists the same");
  }

  void check_children(const Key& key, Verdict verdict, const ChildrenOf<W>& children) {
    if (verdict == Verdict::loss) return;
    findings_.expect(verdict == Verdict::win || !children.empty(), "an open position has moves");
    findings_.expect(verdict == Verdict::open || children.size() <= 1,
                     "a won position lists at most one move");
    for (const ChildOf<W>& child : children) {
      findings_.expect(child.bounds.is_consistent(), "bounds are consistent");
      worker_.play(child.move);
      findings_.expect(same(worker_.key(), child.key), "a child's key is the key after its move");
      check_decision(verdict, child);
      worker_.undo();
      findings_.expect(same(worker_.key(), key), "undo restores the key");
    }
  }

  // The worker stands in the child.
  void check_decision(Verdict parent, const ChildOf<W>& child) {
    if (!child.bounds.is_solved() && parent == Verdict::open) return;
    const std::optional<bool> wins =
        mover_wins_ ? mover_wins_(worker_) : minimax_.mover_wins(worker_);
    if (!wins) return;
    if (child.bounds.is_solved()) {
      findings_.expect(child.bounds.is_won() == *wins, "decided children are decided rightly");
    }
    if (parent == Verdict::win) {
      findings_.expect(*wins == child.same_mover, "the move of a won position wins");
    }
  }

  void compare_with_seen(const Key& key, Verdict verdict, const ChildrenOf<W>& children) {
    std::optional<bool> wins;
    if (mover_wins_) wins = mover_wins_(worker_);
    if (wins && verdict != Verdict::open) {
      findings_.expect((verdict == Verdict::win) == *wins, "verdicts are right");
    }
    const auto [place, is_new] = seen_.try_emplace(key, Seen{verdict, children, wins});
    if (is_new) return;
    const Seen& before = place->second;
    findings_.expect(before.mover_wins == wins, "equal keys have equal winners");
    const auto& listed = before.children;
    const bool ignored = verdict == Verdict::loss;
    findings_.expect(
        before.verdict == verdict &&
            (ignored || std::is_permutation(listed.begin(), listed.end(), children.begin(),
                                            children.end(), same_step)),
        "equal keys have the same moves to the same children");
  }

  // False: the position is too large for minimax.
  bool judge_by_minimax() {
    const std::optional<bool> wins = minimax_.mover_wins(worker_);
    if (wins && mover_wins_) {
      findings_.expect(*wins == mover_wins_(worker_),
                       "minimax through the worker finds the winner");
    }
    return wins.has_value();
  }

  W& worker_;
  W& second_;
  MoverWins mover_wins_;
  BoundedMinimax<W> minimax_;
  Findings findings_;
  std::unordered_map<Key, Seen, HashOf<Key>> seen_;
};

// What the battery finds.
template <GameWorker W, class Make>
[[nodiscard]] Findings examine_game(Make&& make, std::function<bool(W&)> mover_wins = nullptr,
                                    std::uint64_t seed = 1, int lines = 100,
                                    std::size_t most_positions = 20'000) {
  const auto worker = make();
  const auto second = make();
  Battery<W> battery(*worker, *second, std::move(mover_wins), most_positions);
  toy::Random random(seed);
  for (int i = 0; i < lines; ++i) battery.play_line(random);
  return battery.findings();
}

// The same, as checks: one per rule.
template <GameWorker W, class Make>
void check_game(Make&& make, std::function<bool(W&)> mover_wins = nullptr, std::uint64_t seed = 1,
                int lines = 100, std::size_t most_positions = 20'000) {
  examine_game<W>(make, std::move(mover_wins), seed, lines, most_positions).check_all();
}

}  // namespace beeline::conformance
