#include "app/progress.hpp"

#include "app/numbers.hpp"
#include "catch.hpp"
#include "fake_games.hpp"
#include "in_process.hpp"

namespace beeline::app::test {
namespace {

TEST_CASE("progress: a line tells time, speed, table, bounds and the moves looked at") {
  Event event{.line_length = 2, .table_fill = 0.41F, .root = {12, 30}, .seconds = 2};
  event.expansions = 90'420;
  event.line = {0, 5};
  CHECK(progress_line(event, {4, 4}, "") == "2.0 s  45,210/s  table 41%  phi 12 delta 30  a1 b2");
  CHECK(progress_line(event, {4, 4}, "line 7").starts_with("line 7  2.0 s  "));
}

TEST_CASE("progress: a line fits into a terminal") {
  const Event event{.line_length = Event::longest_line};
  CHECK(progress_line(event, {11, 11}, "opening a1 (1/61)").size() < 80);
}

TEST_CASE("progress: a person at a terminal sees it, and the line is left empty") {
  const auto outcome = beeline("openings --game endless --size 1 --time 0.6",
                               {.err_is_terminal = true, .games = fake_games()});
  CHECK(outcome.complains("\r\x1b[Kopening a1 (1/1)  0."));
  CHECK(outcome.err.ends_with("\r\x1b[K"));
  CHECK(lines_of(outcome.err).size() == 1);
  CHECK_FALSE(outcome.says("\x1b"));
  const auto prints = std::ranges::count(outcome.err, '\r');
  CHECK((2 <= prints && prints <= 4));
}

TEST_CASE("progress: there is none without a terminal, with --quiet or when it is quick") {
  const Given no_terminal{.games = fake_games()};
  const Given terminal{.err_is_terminal = true, .games = fake_games()};
  CHECK(beeline("solve endless 2 --time 0.4", no_terminal).err.empty());
  CHECK(beeline("solve endless 2 --time 0.4 --quiet", terminal).err.empty());
  CHECK(beeline("solve instant 2", terminal).err.empty());
}

TEST_CASE("progress: large numbers are grouped") {
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1'000) == "1,000");
  CHECK(grouped(123'456'789) == "123,456,789");
  CHECK(rate(10, 0) == "0");
  CHECK(rate(3'000, 2) == "1,500");
}

}  // namespace
}  // namespace beeline::app::test
