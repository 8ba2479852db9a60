#include "formats/game_record.hpp"
#include "catch.hpp"

namespace beeline::formats {
namespace {

using connection::Colour;

TEST_CASE("game record: swapping pieces mirrors the stone, and twice gives the cell back") {
  for (connection::Cell cell = 0; cell < 16; ++cell) {
    auto position = empty_board({4, 4});
    play(position, {MoveKind::place, Colour::black, cell});
    play(position, {MoveKind::swap_pieces, Colour::white});
    REQUIRE(position.white.size() == 1);
    CHECK(position.black.empty());
    CHECK(position.white.front() == cell % 4 * 4 + cell / 4);
    CHECK(position.to_play == Colour::black);
  }
}

TEST_CASE("game record: a swap answers the opponent's only stone") {
  auto position = empty_board({4, 4});
  CHECK_THROWS_AS(play(position, {MoveKind::swap_sides, Colour::white}), connection::UserError);
  play(position, {MoveKind::place, Colour::black, 3});
  CHECK_THROWS_AS(play(position, {MoveKind::swap_sides, Colour::black}), connection::UserError);
  play(position, {MoveKind::place, Colour::white, 5});
  CHECK_THROWS_AS(play(position, {MoveKind::swap_pieces, Colour::black}), connection::UserError);
  CHECK_THROWS_AS(play(position, {MoveKind::swap_sides, Colour::white}), connection::UserError);
}

TEST_CASE("game record: names of moves read back the same") {
  for (const Move& move :
       {Move{MoveKind::place, Colour::white, 7}, Move{MoveKind::pass, Colour::black},
        Move{MoveKind::swap_sides, Colour::white}, Move{MoveKind::swap_pieces, Colour::white},
        Move{MoveKind::resign, Colour::black}}) {
    CHECK(parse_move({4, 4}, move.colour, move_name({4, 4}, move)) == move);
  }
  CHECK(parse_move({4, 4}, Colour::white, "swap").kind == MoveKind::swap_sides);
}

}  // namespace
}  // namespace beeline::formats
