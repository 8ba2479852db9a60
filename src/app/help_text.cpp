#include "app/help_text.hpp"

#include <fmt/format.h>

#include <iterator>

namespace beeline::app {
namespace {

std::string list_of(std::span<const Game> games) {
  std::string list = "Games:\n";
  for (const Game& game : games) {
    fmt::format_to(std::back_inserter(list), "  {:<6}{}\n", game.name, game.description);
  }
  return list;
}

constexpr const char* exit_codes = R"(
Exit codes:
  0    answered
  2    bad usage or a bad position
  3    unsolved: a limit came first
  70   internal error
  130  interrupted; the bounds so far are printed (a second Ctrl-C ends at once)
)";

}  // namespace

std::string program_help(std::span<const Game> games) {
  return list_of(games) + R"(
Each command has its own --help.

Example:
  beeline solve "rex 3x3")";
}

std::string solve_help(std::span<const Game> games) {
  return R"(Positions:
  GAME SIZE [black=CELLS] [white=CELLS] [to-play=COLOUR]
  SIZE is WxH (columns x rows, 1x1 to 11x11) or N for NxN. CELLS are joined by commas;
  a cell is its column's letter and its row's number, and a1 is an acute corner.
  Black opens and joins top to bottom, White joins left to right. Red and blue are
  other names of black and white. Without to-play= the number of stones tells whose
  turn it is.

Batches:
  One position a line, answered in order. Blank lines and lines that start with # are
  skipped. A bad line is reported in its place and the others are still answered.
  Limits hold for each position. The table is kept from one position to the next while
  game and size stay the same, unless --fresh-table is given.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline solve "hex 4x4 black=a1,b2 white=c3 to-play=white")";
}

std::string openings_help(std::span<const Game> games) {
  return R"(Openings that are half-turns of each other have the same winner; one of them is solved.
Limits hold for each opening. The table is kept from one opening to the next, unless
--fresh-table is given.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline openings --game rex --size 4)";
}

std::string prove_help(std::span<const Game> games) {
  return R"(The proof is a complete strategy for the winner, which beeline-verify FILE checks without
trusting this program. The file appears only when it is complete. Limits hold for each
question to the solver.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline prove "hex 4x4" -o /tmp/hex-4x4.proof)";
}

std::string options_help() {
  return R"(Example:
  beeline options)";
}

}  // namespace beeline::app
