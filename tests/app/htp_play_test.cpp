// How the HTP engine chooses its moves, and how long it takes.
#include <atomic>
#include <random>
#include <sstream>
#include <thread>

#include "app/htp/clock.hpp"
#include "app/htp/guide.hpp"
#include "app/htp/move_choice.hpp"
#include "app/htp/request_queue.hpp"
#include "catch.hpp"
#include "connection/game_over.hpp"
#include "fake_games.hpp"

namespace beeline::app::test {
namespace {

using connection::Cell;
using connection::Colour;
using connection::Position;
using connection::Size;
using formats::Move;
using formats::MoveKind;

// An engine that nobody talks to.
struct Table {
  explicit Table(const std::string& game, Size size, const htp::Options& options = {},
                 std::span<const Game> games = known_games())
      : environment{in, out, err, stop, false, games},
        engine(environment, small_settings(), options, htp::PlayedGame(game, size), stop) {}

  static Settings small_settings() {
    Settings settings;
    settings.search.table_mib = 16;
    settings.chosen = {"table-mib"};
    return settings;
  }

  [[nodiscard]] const Position& position() { return engine.game().position(); }
  [[nodiscard]] std::optional<Colour> winner() {
    const auto over = connection::answer_if_over(position(), engine.rules().joining_wins);
    return over ? over->winner : std::nullopt;
  }
  Move genmove() {
    const Move move = htp::choose_move(engine, position().to_play);
    engine.game().play(move);
    return move;
  }
  void play(Cell cell) { engine.game().play({MoveKind::place, position().to_play, cell}); }

  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  StopFlag stop;
  Environment environment;
  htp::Engine engine;
};

Cell random_cell(const Position& position, std::mt19937& random) {
  const auto cells = htp::empty_cells(position);
  return cells[random() % cells.size()];
}

TEST_CASE("htp: a game won at some point is won against random play, whoever moves") {
  std::mt19937 random(7);
  for (const std::string game : {"hex", "rex"}) {
    for (const Size size : {Size{3, 3}, Size{4, 4}, Size{3, 4}}) {
      for (int round = 0; round < 6; ++round) {
        Table table(game, size, {.swap = false});
        for (int i = 0; i < round; ++i) {
          if (!table.winner()) table.play(random_cell(table.position(), random));
        }
        if (table.winner()) continue;
        const auto winner =
            table.engine.solve(table.engine.game().asked(table.position().to_play), {}).winner;
        REQUIRE(winner);
        CAPTURE(game, to_string(size), round);
        while (!table.winner()) {
          if (table.position().to_play == *winner) {
            table.genmove();
          } else {
            table.play(random_cell(table.position(), random));
          }
        }
        CHECK(*table.winner() == *winner);
      }
    }
  }
}

TEST_CASE("htp: a lost game goes on, with the longest resistance found, or is resigned") {
  for (const std::string game : {"hex", "rex"}) {
    Table table(game, {3, 3}, {.swap = false});
    table.play(game == "hex" ? Cell{4} : Cell{1});
    const auto asked = table.engine.game().asked(Colour::white);
    const auto answer = table.engine.solve(asked, {});
    if (answer.winner == Colour::white) {
      CHECK(game == "rex");  // the opener loses on an odd board
      continue;
    }
    CHECK(table.genmove().kind == MoveKind::place);
    table.engine.game().undo();
    table.engine.options().resign = true;
    CHECK(table.genmove().kind == MoveKind::resign);
  }
  Table rex("rex", {4, 4}, {.swap = false});
  rex.play(3);
  const auto answer = rex.engine.solve(rex.engine.game().asked(Colour::white), {});
  REQUIRE(answer.winner == Colour::black);
  REQUIRE_FALSE(answer.main_line.empty());
  CHECK(rex.genmove().cell == answer.main_line.front());
}

TEST_CASE("htp: a game that is over has no move") {
  Table table("hex", {1, 1});
  table.play(0);
  CHECK_THROWS_WITH(htp::choose_move(table.engine, Colour::white),
                    "the game is over: black has won");
}

TEST_CASE("htp: an opening is taken over exactly if it wins and swapping is allowed") {
  const auto reply = [](const std::string& game, Cell opening, const htp::Options& options) {
    Table table(game, {4, 4}, options);
    table.play(opening);
    return table.genmove().kind;
  };
  CHECK(reply("hex", 6, {}) == MoveKind::swap_pieces);
  CHECK(reply("hex", 0, {}) == MoveKind::place);
  CHECK(reply("hex", 6, {.swap = false}) == MoveKind::place);
  CHECK(reply("hex", 6, {.swap = false, .resign = true}) == MoveKind::resign);
  CHECK(reply("rex", 0, {}) == MoveKind::swap_pieces);
  Table wide("hex", {4, 3});
  wide.play(5);
  CHECK(wide.genmove().kind == MoveKind::place);
}

TEST_CASE("htp: what cannot be solved in time is guessed in time") {
  Table table("endless", {5, 5}, {.move_time = 0.2}, fake_games());
  const auto start = std::chrono::steady_clock::now();
  CHECK(table.genmove().kind == MoveKind::place);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  CHECK(spent.count() > 0.1);
  CHECK(spent.count() < 5);
}

TEST_CASE("htp: an interrupted move is made at once") {
  Table table("endless", {5, 5}, {.move_time = 1000}, fake_games());
  table.stop.request();
  CHECK(table.genmove().kind == MoveKind::place);
}

TEST_CASE("htp: guesses of won positions win far more often than random moves") {
  std::mt19937 random(3);
  for (const std::string game : {"hex", "rex"}) {
    Table table(game, {4, 4});
    const auto wins_after = [&](const Position& position, Cell cell) {
      Position after = position;
      formats::play(after, {MoveKind::place, position.to_play, cell});
      return table.engine.solve({game, after}, {}).winner == position.to_play;
    };
    int won = 0;
    int guessed = 0;
    int by_chance = 0;
    for (int round = 0; round < 60; ++round) {
      Position position = formats::empty_board({4, 4});
      for (int i = 0; i < 3; ++i) {
        formats::play(position, {MoveKind::place, position.to_play, random_cell(position, random)});
      }
      if (table.engine.solve({game, position}, {}).winner != position.to_play) continue;
      int looks = 100;
      const auto guess = htp::guess_move(position, game == "hex", [&] { return --looks < 0; });
      ++won;
      guessed += int{wins_after(position, guess.move)};
      by_chance += int{wins_after(position, random_cell(position, random))};
    }
    CAPTURE(game, won, guessed, by_chance);
    CHECK(won > 10);
    CHECK(guessed * 10 >= won * 8);
    CHECK(guessed > by_chance);
  }
}

TEST_CASE("htp: a move that connects is found, and one that stops a connection") {
  const auto never = [] { return false; };
  const auto joins = connection::parse_position("hex 3x3 black=b1,b3 white=a1,c1").position;
  CHECK(htp::guess_move(joins, true, never).value > 100);
  const auto stops = connection::parse_position("hex 3x3 black=a1,a2 white=b2").position;
  CHECK(cell_name(stops.size, htp::guess_move(stops, true, never).move) == "a3");
}

TEST_CASE("htp: the clock shares out what is left") {
  htp::Clock clock;
  CHECK_FALSE(clock.seconds_for(Colour::black, 10));
  clock.set(100, 0, 0);
  CHECK(*clock.seconds_for(Colour::black, 10) == Approx(9));
  clock.spend(Colour::black, 50);
  CHECK(*clock.seconds_for(Colour::black, 10) == Approx(4.5));
  CHECK(*clock.seconds_for(Colour::white, 10) == Approx(9));
  clock.report(Colour::black, 20, 0);
  CHECK(*clock.seconds_for(Colour::black, 10) == Approx(1.8));
  clock.report(Colour::black, 20, 4);
  CHECK(*clock.seconds_for(Colour::black, 10) == Approx(4.5));
  clock.set(0, 1, 0);
  CHECK_FALSE(clock.seconds_for(Colour::black, 10));
  clock.set(0, 0, 0);
  CHECK(*clock.seconds_for(Colour::black, 10) < 0.1);
}

TEST_CASE("htp: extra time begins when the main time is used up, and again after its moves") {
  htp::Clock clock;
  clock.set(10, 30, 3);
  CHECK(*clock.seconds_for(Colour::white, 10) == Approx(0.9));
  clock.spend(Colour::white, 11);
  CHECK(*clock.seconds_for(Colour::white, 10) == Approx(9));
  clock.spend(Colour::white, 15);
  CHECK(*clock.seconds_for(Colour::white, 10) == Approx(6.75));
  clock.spend(Colour::white, 5);
  clock.spend(Colour::white, 5);
  CHECK(*clock.seconds_for(Colour::white, 10) == Approx(9));
}

TEST_CASE("htp: an interrupt means all requests before it and none after it") {
  htp::RequestQueue queue;
  REQUIRE(queue.push({.command = "a"}));
  REQUIRE(queue.push({.command = "b"}));
  CHECK(queue.next()->command == "a");
  CHECK_FALSE(queue.stop().requested());
  queue.interrupt();
  CHECK(queue.stop().requested());
  REQUIRE(queue.push({.command = "c"}));
  CHECK(queue.next()->command == "b");
  CHECK(queue.stop().requested());
  CHECK(queue.next()->command == "c");
  CHECK_FALSE(queue.stop().requested());
  queue.interrupt();
  queue.close();
  CHECK_FALSE(queue.push({.command = "d"}));
  CHECK_FALSE(queue.next());
}

TEST_CASE("htp: requests that wait when the program is interrupted are not answered") {
  htp::RequestQueue queue;
  REQUIRE(queue.push({.command = "a"}));
  REQUIRE(queue.push({.command = "b"}));
  CHECK(queue.next()->command == "a");
  queue.abandon();
  CHECK(queue.stop().requested());
  CHECK_FALSE(queue.next());
}

TEST_CASE("htp: requests arrive in order from another thread, and each is awaited") {
  htp::RequestQueue queue;
  int taken = 0;  // the framework's checks are for one thread at a time
  std::thread reader([&queue, &taken] {
    for (int i = 0; i < 100; ++i) taken += queue.push({.id = std::to_string(i)}) ? 1 : 0;
    queue.close();
  });
  int count = 0;
  while (const auto request = queue.next()) CHECK(request->id == std::to_string(count++));
  reader.join();
  CHECK(taken == 100);
  CHECK(count == 100);
}

}  // namespace
}  // namespace beeline::app::test
