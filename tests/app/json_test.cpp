#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

using Words = std::vector<std::string>;

TEST_CASE("json: a solved position has every field, in this order") {
  const auto outcome = beeline(
      R"(solve "hex 2x3 black=a1 white=b2 to-play=black" --json --seed 9 --table-mib 4 --threads 2)");
  REQUIRE(outcome.exit_code == 0);
  const auto object = nlohmann::ordered_json::parse(outcome.out);
  Words fields;
  for (const auto& item : object.items()) fields.push_back(item.key());
  CHECK(fields == Words{"game", "size", "black", "white", "to_play", "status", "winner",
                        "game_over", "best_move", "pv", "expansions", "seconds", "threads",
                        "table_mib", "seed", "version", "commit"});
  CHECK(object["size"] == "2x3");
  CHECK(object["black"] == Words{"a1"});
  CHECK(object["white"] == Words{"b2"});
  CHECK(object["to_play"] == "black");
  CHECK(object["status"] == "solved");
  CHECK(object["game_over"] == false);
  CHECK(object["threads"] == 2);
  CHECK(object["table_mib"] == 4);
  CHECK(object["seed"] == 9);
}

TEST_CASE("json: the best move is null exactly when the side to move loses") {
  const auto wins = beeline("solve hex 3x3 --json --table-mib 8").objects().at(0);
  CHECK(wins["winner"] == "black");
  CHECK(wins["best_move"].is_string());
  CHECK(wins["pv"].at(0) == wins["best_move"]);
  const auto loses = beeline("solve rex 3x3 --json --table-mib 8").objects().at(0);
  CHECK(loses["winner"] == "white");
  CHECK(loses["best_move"].is_null());
}

TEST_CASE("json: an unsolved position has no winner but a reason and bounds") {
  const auto outcome =
      beeline("solve endless 2x2 --max-expansions 1 --json", {.games = fake_games()});
  CHECK(outcome.exit_code == 3);
  const auto object = outcome.objects().at(0);
  CHECK(object["status"] == "unsolved");
  CHECK(object["winner"].is_null());
  CHECK(object["best_move"].is_null());
  CHECK(object["stop"] == "expansions");
  CHECK(object["phi"] == 3);
  CHECK(object["delta"] == 5);
}

TEST_CASE("json: the version is the one that --version prints") {
  const auto object = beeline("solve instant 2 --json", {.games = fake_games()}).objects().at(0);
  CHECK(beeline("--version")
            .out.starts_with("beeline " + object["version"].get<std::string>() + " (commit " +
                             object["commit"].get<std::string>() + ","));
}

}  // namespace
}  // namespace beeline::app::test
