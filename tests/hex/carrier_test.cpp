// Proof carriers: the winner needs nothing but the carrier's cells.
#include <memory>

#include "beeline/solve.hpp"
#include "catch.hpp"
#include "hex/solver.hpp"
#include "hex/worker.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/hex_subsets.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

using Worker = hex::Worker<std::uint64_t>;
using Set = connection::CellSet<std::uint64_t>;

// Solves a position and gives all empty cells outside the winner's carrier to the loser.
class Shrink {
 public:
  Shrink(Size size, const hex::Options& options, int threads)
      : options_(options), shared_(size, options), threads_(threads) {
    search_.threads = threads;
    search_.table_mib = 4;
    table_ = make_table<Worker>(search_);
  }

  struct Result {
    Position position;
    Colour winner = Colour::black;
    bool shrunk = false;  // the carrier leaves something out
  };

  Result operator()(const Position& position) {
    const auto make_worker = [&] { return std::make_unique<Worker>(position, options_, shared_); };
    const auto solution =
        beeline::solve<Worker>(make_worker, *table_, threads_, search_, {}, StopFlag{});
    const auto worker = make_worker();
    Result result{position, position.to_play, false};
    if (!solution.bounds.is_won()) result.winner = opposite(position.to_play);
    const auto note = shared_.carriers().find(worker->key());
    if (!note || !note->solved) return result;
    const auto symmetry = worker->board().canonical_symmetry();
    auto& losers = result.winner == Colour::black ? result.position.white : result.position.black;
    for (const Cell cell : worker->board().empty()) {
      if (note->if_won.test(worker->board().geometry().image(symmetry, cell))) continue;
      losers.push_back(cell);
      result.shrunk = true;
    }
    return result;
  }

 private:
  hex::Options options_;
  hex::Shared<std::uint64_t> shared_;
  SearchOptions search_;
  std::unique_ptr<TableOf<Worker>> table_;
  Threads threads_;
};

bool over(const Position& position) {
  const NaiveBoard board(position);
  return board.joined(Colour::black) || board.joined(Colour::white);
}

hex::Options with_carriers(hex::Options options) {
  options.carriers = true;
  return options;
}

}  // namespace

TEST_CASE("carriers: with all other cells the loser's the winner still wins, up to 4x4") {
  Random random(9);
  for (const Size size : {Size{3, 3}, Size{4, 3}, Size{4, 4}}) {
    BruteForce truth(size, true);
    int wrong = 0;
    int shrunk = 0;
    for (int round = 0; round < 16; ++round) {
      Shrink shrink(size, with_carriers(random_hex_options(random)), 1 + 3 * (round % 2));
      for (int i = 0; i < 60; ++i) {
        const Position position = random_position(size, random);
        if (over(position)) continue;
        const auto result = shrink(position);
        if (result.shrunk) ++shrunk;
        if (truth.winner(result.position) != result.winner) ++wrong;
      }
    }
    CHECK(shrunk > 0);
    CHECK(wrong == 0);
  }
}

TEST_CASE("carriers: with all other cells the loser's the winner still wins on larger boards") {
  Random random(10);
  for (const Size size : {Size{4, 5}, Size{5, 5}, Size{6, 5}}) {
    SearchOptions search;
    search.table_mib = 4;
    const auto judge = hex::make_solver(size, search, small_stores());
    int wrong = 0;
    for (int round = 0; round < 6; ++round) {
      hex::Options options = with_carriers(random_hex_options(random));
      options.connections = true;
      Shrink shrink(size, options, 1);
      for (int i = 0; i < 40; ++i) {
        const Position position = random_position(size, random);
        if (over(position)) continue;
        const auto result = shrink(position);
        if (judge->solve(result.position, {}, {}, nullptr).winner != result.winner) ++wrong;
      }
    }
    CHECK(wrong == 0);
  }
}
