// Facts about the toy games, so that they can serve to judge the search.
#include "core/toy_games.hpp"
#include "catch.hpp"

using namespace beeline;
using namespace beeline::toy;

TEST_CASE("chomp: the first player wins on every bar except a single square") {
  ChompOracle oracle;
  for (int width = 1; width <= 6; ++width)
    for (int height = 1; height <= 5; ++height) {
      const ChompOracle::Rows bar(static_cast<std::size_t>(height), width);
      INFO(width << " x " << height);
      CHECK(oracle.mover_wins(bar) == (width > 1 || height > 1));
    }
}

TEST_CASE("chomp: two rows are lost exactly if the second is one shorter than the first") {
  ChompOracle oracle;
  for (int first = 1; first <= 8; ++first)
    for (int second = 0; second <= first; ++second)
      CHECK(oracle.mover_wins(ChompOracle::Rows{first, second}) == (second != first - 1));
}

TEST_CASE("chomp: an L with two equal arms is lost") {
  ChompOracle oracle;
  for (int arm = 0; arm <= 6; ++arm) {
    ChompOracle::Rows rows(static_cast<std::size_t>(arm) + 1, 1);
    rows[0] = arm + 1;
    CHECK_FALSE(oracle.mover_wins(rows));
  }
}

TEST_CASE("random graph: about as many roots are won as lost, and lines of play meet again") {
  int won = 0;
  std::size_t edges = 0;
  std::size_t nodes = 0;
  int same_mover = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const auto dag = make_dag(seed);
    won += dag->mover_wins();
    nodes += dag->size();
    for (std::size_t id = 0; id < dag->size(); ++id) {
      edges += dag->node(id).edges.size();
      for (const auto& edge : dag->node(id).edges) {
        REQUIRE(edge.to > id);
        same_mover += edge.same_mover;
      }
    }
  }
  CHECK(won > 100);
  CHECK(won < 220);
  CHECK(edges > nodes * 2);
  CHECK(same_mover > 1000);
}
