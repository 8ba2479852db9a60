// The toy games keep the rules of game.hpp, and games that break one are caught.
#include "conformance/game_conformance.hpp"

#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;
using conformance::check_game;
using conformance::examine_game;

namespace {

// A worker of Chomp with one thing gone wrong.
enum class Fault {
  none,
  wrong_child_key,
  forgets_to_undo,
  unsteady_list,
  wrong_decision,
  wrong_verdict,
  open_without_moves,
  inconsistent_bounds,
  moves_not_as_on_the_key,
  key_says_too_little
};

template <Fault fault>
class FaultyWorker {
 public:
  using Key = ChompWorker::Key;
  using Move = ChompWorker::Move;
  using Children = ChildList<Move, Key>;

  FaultyWorker() : worker_(4, 4, fault != Fault::moves_not_as_on_the_key) {}

  Key key() const noexcept {
    Key key = worker_.key();
    if (fault == Fault::key_says_too_little) key.rows |= 0xff'0000'0000;
    if (fault == Fault::moves_not_as_on_the_key) {
      ChompWorker::Rows columns{};
      for (const std::uint8_t length : worker_.rows())
        for (std::size_t column = 0; column < length; ++column) ++columns[column];
      std::uint64_t mirrored = 0;
      for (const std::uint8_t length : columns) mirrored = mirrored << 8 | length;
      key.rows = std::min(key.rows, mirrored);
    }
    return key;
  }

  Verdict expand(Children& children) {
    const Verdict verdict = worker_.expand(children);
    if (fault == Fault::wrong_verdict && verdict == Verdict::loss) return Verdict::win;
    if (verdict == Verdict::loss) return verdict;
    if (fault == Fault::open_without_moves && children.size() < 4) children.clear();
    if (children.empty()) return Verdict::open;
    Child<Move, Key>& last = children.back();
    if (fault == Fault::wrong_child_key) last.key.rows += 1;
    if (fault == Fault::unsteady_list && ++expansions_ % 3 == 0) last.move = children.front().move;
    if (fault == Fault::wrong_decision && last.bounds.is_solved()) last.bounds = Bounds::won();
    if (fault == Fault::inconsistent_bounds) last.bounds = {0, 1};
    return verdict;
  }

  Move as_played(Move move) const noexcept { return worker_.as_played(move); }
  void play(Move move) noexcept {
    worker_.play(move);
    ++depth_;
  }
  void undo() noexcept {
    if (fault == Fault::forgets_to_undo && depth_ == 3) worker_.play({1, 0});
    worker_.undo();
    --depth_;
  }
  const ChompWorker& worker() const { return worker_; }

 private:
  ChompWorker worker_;
  int depth_ = 0;
  int expansions_ = 0;
};

template <Fault fault>
conformance::Findings examine() {
  using Worker = FaultyWorker<fault>;
  const auto oracle = std::make_shared<ChompOracle>();
  return examine_game<Worker>(
      [] { return std::make_unique<Worker>(); },
      [oracle](Worker& worker) { return oracle->mover_wins(worker.worker()); }, 1, 60);
}

}  // namespace

TEST_CASE("conformance: chomp keeps every rule, with and without symmetry") {
  for (const auto& [width, height] : {std::pair{1, 1}, {2, 2}, {4, 4}, {6, 5}, {3, 7}})
    for (const bool symmetry : {false, true}) {
      INFO(width << " x " << height << ", symmetry " << symmetry);
      const auto oracle = std::make_shared<ChompOracle>();
      check_game<ChompWorker>(
          chomp_maker(width, height, symmetry),
          [oracle](ChompWorker& worker) { return oracle->mover_wins(worker); }, 1, 50);
    }
}

TEST_CASE("conformance: random graphs keep every rule") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto dag = make_dag(seed);
    INFO("seed " << seed);
    check_game<DagWorker>(
        dag_maker(dag), [dag](DagWorker& worker) { return dag->mover_wins(worker.key().id); }, seed,
        20);
  }
}

TEST_CASE("conformance: a game too large to solve is examined without an oracle") {
  check_game<VastWorker>([] { return std::make_unique<VastWorker>(); }, nullptr, 1, 5, 200);
}

TEST_CASE("conformance: each kind of fault in a worker is found") {
  CHECK_FALSE(examine<Fault::none>().any_broken());
  CHECK(examine<Fault::wrong_child_key>().broken("a child's key is the key after its move"));
  CHECK(examine<Fault::forgets_to_undo>().broken("undo restores the key"));
  CHECK(examine<Fault::unsteady_list>().broken("expanding twice lists the same"));
  CHECK(examine<Fault::wrong_decision>().broken("decided children are decided rightly"));
  CHECK(examine<Fault::wrong_verdict>().broken("verdicts are right"));
  CHECK(examine<Fault::open_without_moves>().broken("an open position has moves"));
  CHECK(examine<Fault::inconsistent_bounds>().broken("bounds are consistent"));
  CHECK(examine<Fault::moves_not_as_on_the_key>().broken(
      "equal keys have the same moves to the same children"));
  CHECK(examine<Fault::key_says_too_little>().broken("equal keys have equal winners"));
}
