// The main line of a solved position: the winner's proved moves against the longest resistance.
//
// The line is read from the table: the winner plays a move that is proved to win, the loser the
// one whose refutation cost most. Where the table has forgotten a proof, the position is searched
// again, within a budget; if that runs out the line just ends earlier. Every move given for the
// winner is proved.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "beeline/control.hpp"
#include "beeline/dfpn.hpp"
#include "beeline/game.hpp"

namespace beeline {

template <GameWorker W>
class MainLine {
 public:
  using Move = typename W::Move;

  // `worker` stands at the solved position. The control's limits bound the repeated searches.
  MainLine(W& worker, TableOf<W>& table, const SearchOptions& options, Control& control)
      : worker_(worker), table_(table), dfpn_(worker, table, options, control) {}

  // The moves as played. `wins`: the side to move wins. `first`: a winning move, if it is known.
  [[nodiscard]] std::vector<Move> trace(bool wins, std::optional<Move> first) {
    std::vector<Move> line;
    while (const auto next = choose(wins, line.empty() ? first : std::nullopt)) {
      line.push_back(worker_.as_played(next->move));
      worker_.play(next->move);
      if (!next->same_mover) wins = !wins;
    }
    for (std::size_t i = 0; i < line.size(); ++i) worker_.undo();
    return line;
  }

  // As played, if the side to move wins.
  [[nodiscard]] std::optional<Move> winning_move() {
    const auto next = choose(true, std::nullopt);
    if (!next) return std::nullopt;
    return worker_.as_played(next->move);
  }

 private:
  [[nodiscard]] std::optional<ChildOf<W>> choose(bool wins, std::optional<Move> known) {
    children_.clear();
    const Verdict verdict = worker_.expand(children_);
    if (verdict == Verdict::loss || children_.empty()) return std::nullopt;
    if (known) {
      const auto is_known = [&](const ChildOf<W>& child) { return child.move == *known; };
      const auto found = std::find_if(children_.begin(), children_.end(), is_known);
      if (found != children_.end()) return *found;
    }
    if (verdict == Verdict::win) return children_.front();
    if (!wins) return longest_resisting();
    if (const auto child = winning()) return child;
    search_again();
    return winning();
  }

  // Solves the position anew and keeps what that tells about its children. They are those that the
  // search knows: a worker that has learned from other positions may leave out other moves by now.
  void search_again() {
    static constexpr std::atomic<bool> never{false};
    dfpn_.search(no_limit, std::numeric_limits<std::uint64_t>::max(), never, true);
    children_.clear();
    for (const KnownChild<W>& known : dfpn_.children()) children_.push_back(known.child);
  }

  [[nodiscard]] std::optional<ChildOf<W>> winning() {
    for (ChildOf<W>& child : children_) {
      if (!child.bounds.is_solved()) {
        const auto known = table_.look_up(child.key);
        if (known.found()) child.bounds = known.bounds;
      }
      if (child.view().is_won()) return child;
    }
    return std::nullopt;
  }

  // All moves lose. The table knows what each refutation cost, unless it has forgotten.
  [[nodiscard]] ChildOf<W> longest_resisting() const {
    const auto cost = [&](const ChildOf<W>& child) {
      return child.bounds.is_solved() ? Work{0} : table_.look_up(child.key).work;
    };
    const auto cheaper = [&](const ChildOf<W>& a, const ChildOf<W>& b) {
      return cost(a) < cost(b);
    };
    return *std::max_element(children_.begin(), children_.end(), cheaper);
  }

  W& worker_;
  TableOf<W>& table_;
  Dfpn<W> dfpn_;
  ChildrenOf<W> children_;
};

}  // namespace beeline
