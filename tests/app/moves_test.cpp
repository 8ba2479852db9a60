#include "app/move_table.hpp"

#include <algorithm>
#include <map>

#include "catch.hpp"
#include "connection/position_text.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"
#include "oracle/brute_force.hpp"
#include "oracle/positions.hpp"

namespace beeline::app::test {
namespace {

using connection::Cell;
using connection::Fate;
using connection::MoveNote;
using connection::Reason;
using Results = std::map<std::string, std::string>;

Results results_of(const nlohmann::json& object) {
  Results results;
  for (const auto& move : object["moves"]) results[move["cell"]] = move["result"];
  return results;
}

Finding finding_on(connection::Size size, std::optional<connection::Colour> winner) {
  Finding finding;
  finding.asked.position.size = size;
  finding.answer.winner = winner;
  return finding;
}

TEST_CASE("moves: every result is true, pruned moves included if all are asked for") {
  oracle::Random random(41);
  for (const bool joining_wins : {true, false}) {
    const connection::Size size{4, 3};
    oracle::BruteForce truth(size, joining_wins);
    for (int i = 0; i < 40; ++i) {
      const auto position = oracle::random_position(size, random);
      const auto text = to_string(connection::GamePosition{joining_wins ? "hex" : "rex", position});
      CAPTURE(text);
      const std::string options = " --json --table-mib 4 --hex-carriers-mib 1";
      const auto some = beeline("moves \"" + text + '"' + options).objects().at(0);
      const auto all = beeline("moves \"" + text + "\" --all" + options).objects().at(0);
      CHECK(some["winner"] == connection::to_string(truth.winner(position)));
      const bool over = some["game_over"];
      if (over) {
        CHECK(some["moves"].empty());
        continue;
      }
      const auto pruned = results_of(some);
      for (const auto& [name, result] : results_of(all)) {
        const Cell cell = connection::parse_cell(size, name);
        const bool wins = truth.winner_after(position, cell) == position.to_play;
        CHECK(result == (wins ? "wins" : "loses"));
        const auto& other = pruned.at(name);
        CHECK((other == "pruned" || other == result));
      }
    }
  }
}

TEST_CASE("moves: drawn on the board, then listed with reasons") {
  const auto outcome = beeline(R"(moves "hex 4x4 black=c2 white=b3" --table-mib 8)");
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.says("  3 o W + + 3\n"));
  CHECK(outcome.says("- loses, o pruned, + wins\n"));
  CHECK(outcome.says("Black to play:\n  a1  loses (captured by Black)\n  b1  loses (dead)\n"));
  CHECK(outcome.says("  d2  loses (outside the must-play)\n"));
  CHECK(outcome.says("  a3  pruned (captured by White)\n"));
  CHECK(outcome.says("Black wins.\nWinning move: c3\n"));
  const auto all = beeline(R"(moves "hex 4x4 black=c2 white=b3" --table-mib 8 --all)");
  CHECK(all.says("  a3  wins (captured by White)\n"));
}

TEST_CASE("moves: in JSON each cell has its result and its reason") {
  const auto object =
      beeline(R"(moves "hex 4x4 black=c2 white=b3" --json --table-mib 8)").objects().at(0);
  CHECK(object["type"] == "moves");
  CHECK(object["winner"] == "black");
  const auto& moves = object["moves"];
  REQUIRE(moves.size() == 14);
  CHECK(moves[0] == nlohmann::json{{"cell", "a1"},
                                   {"result", "loses"},
                                   {"reason", {{"theorem", "captured"}, {"by", "black"}}}});
  CHECK(moves[9]["reason"].is_null());
}

TEST_CASE("moves: one table serves all moves unless a fresh one is wanted") {
  solver_log() = {};
  CHECK(beeline("moves instant 2", {.games = fake_games()}).exit_code == 0);
  CHECK(solver_log().made == 1);
  CHECK(solver_log().forgot == 0);
  CHECK(beeline("moves instant 2 --fresh-table", {.games = fake_games()}).exit_code == 0);
  CHECK(solver_log().forgot == 3);
}

TEST_CASE("moves: what a limit leaves unsolved is a question mark and exit code 3") {
  const auto outcome = beeline("moves endless 2 --max-expansions 1", {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  CHECK(outcome.says("1 ? ? 1\n"));
  CHECK(outcome.says("Unsolved: the limit of expansions came first.\n"));
  const auto interrupted = beeline("moves endless 2", {.interrupted = true, .games = fake_games()});
  CHECK(interrupted.exit_code == 130);
  CHECK(interrupted.says("  a1  unsolved\n"));
}

TEST_CASE("moves: mistakes are named") {
  CHECK(beeline("moves").complains("no position given: give either a position or --game"));
  CHECK(beeline("moves hex 3 --game hex --size 3").complains("more than one position given"));
  CHECK(beeline("moves go 3").complains("'go'"));
  CHECK(beeline("moves hex 3 --batch -").complains("see: beeline moves --help"));
  CHECK(beeline("moves").exit_code == 2);
}

TEST_CASE("moves: of a lost position all moves lose, of a won one the best move wins") {
  const std::vector<MoveNote> notes{{0}, {1, Fate::pruned, Reason::dominated, Cell{0}}};
  MoveTable lost(finding_on({2, 1}, connection::Colour::white), notes, false);
  CHECK(lost.count(MoveResult::loses) == 2);
  auto won = finding_on({2, 1}, connection::Colour::black);
  won.answer.best_move = 0;
  MoveTable table(won, notes, false);
  table.conclude();
  CHECK(table.count(MoveResult::wins) == 1);
  CHECK(table.count(MoveResult::pruned) == 1);
}

TEST_CASE("moves: a winner is concluded from the moves, and a move no better than a loser loses") {
  const std::vector<MoveNote> notes{{0}, {1, Fate::pruned, Reason::dominated, Cell{0}}};
  connection::Answer lost;
  lost.winner = connection::Colour::white;
  MoveTable table(finding_on({2, 1}, std::nullopt), notes, false);
  table.enter(0, lost);
  table.conclude();
  CHECK(table.finding().answer.winner == connection::Colour::white);
  CHECK(table.count(MoveResult::loses) == 2);
}

TEST_CASE("moves: a move that contradicts the winner is a broken invariant") {
  const std::vector<MoveNote> wins{{0, Fate::wins, Reason::connects}};
  CHECK_THROWS_AS(MoveTable(finding_on({1, 1}, connection::Colour::white), wins, false),
                  std::logic_error);
  const std::vector<MoveNote> loses{{0, Fate::loses, Reason::joins}};
  MoveTable table(finding_on({1, 1}, connection::Colour::black), loses, false);
  CHECK_THROWS_AS(table.conclude(), std::logic_error);
}

}  // namespace
}  // namespace beeline::app::test
