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

constexpr const char* positions = R"(Positions:
  GAME SIZE [black=CELLS] [white=CELLS] [to-play=COLOUR]
  SIZE is WxH (columns x rows, 1x1 to 11x11) or N for NxN. CELLS are joined by commas;
  a cell is its column's letter and its row's number, and a1 is an acute corner.
  Black opens and joins top to bottom, White joins left to right. Red and blue are
  other names of black and white. Without to-play= the number of stones tells whose
  turn it is. SGF files and HexWorld links are read too: see beeline convert --help.
)";

constexpr const char* exit_codes = R"(
Exit codes:
  0    answered
  2    bad usage or a bad position
  3    unsolved: a limit came first
  5    contradiction: two runs of a benchmark disagree about a winner
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
  return std::string(positions) + R"(
Batches:
  One position a line, answered in order. Blank lines and lines that start with # are
  skipped. A bad line is reported in its place and the others are still answered.
  Limits hold for each position. The table is kept from one position to the next while
  game and size stay the same, unless --fresh-table is given.

)" + list_of(games) +
         exit_codes + R"(
Examples:
  beeline solve "hex 4x4 black=a1,b2 white=c3 to-play=white"
  beeline solve --game rex --size 4 --moves "b2 c3" --threads 2 --json
  beeline solve "https://hexworld.org/board/#5c1,a2:sc3" --time 10
  echo "hex 3x3 black=a1" | beeline solve --batch -)";
}

std::string openings_help(std::span<const Game> games) {
  return R"(Openings that are half-turns of each other have the same winner; one of them is solved.
With --format svg, hexwiki or hexworld only the map is printed, in red for Black and
blue for White; what is not proved is left grey or empty. Limits hold for each opening. The table is kept from one opening to the next, unless
--fresh-table is given.

)" + list_of(games) +
         exit_codes + R"(
Examples:
  beeline openings --game rex --size 4
  beeline openings --game hex --size 3x4 --opener white --json
  beeline openings --game hex --size 4 --format svg > map.svg)";
}

std::string convert_help() {
  return R"help(Reads any of these notations, and so do the other commands:
  hex 4x4 black=a1 white=b2         words, see: beeline solve --help
  game.sgf                          a file in the Smart Game Format: its last position
  "(;GM[11]SZ[4];B[a1])"            such a file's text
  https://hexworld.org/board/#4,a1  a link, in quotes
The name of a game in front of the last three says what their notation may not tell:
"rex game.sgf".

Writes text (words), sgf, hexworld (a link) or hexwiki (a diagram for its pages). SGF
keeps the order of moves and who swapped; HexWorld does unless sides were swapped.

Examples:
  beeline convert "hex 4x4 black=a1,b2 white=c3" --to sgf
  beeline convert "https://hexworld.org/board/#5c1,c2:se4" --to hexwiki
  beeline convert "rex (;SZ[3];B[a1];W[swap-pieces])" --to text)help";
}

std::string completion_help() {
  return R"(Prints a script that completes commands, options and their values. To have it always:
  bash  add the first example's line to ~/.bashrc
  zsh   beeline completion zsh > a file named _beeline in a folder of $fpath
  fish  beeline completion fish > ~/.config/fish/completions/beeline.fish

Examples:
  source <(beeline completion bash)
  beeline completion zsh
  beeline completion fish)";
}

std::string moves_help(std::span<const Game> games) {
  return std::string(positions) + R"(
Moves:
  Each empty cell wins or loses for the side to move, or is pruned: a theorem says that
  another move wins if this one does, and names it. With --all pruned moves are solved
  too. A reason in brackets is the theorem that decided the move or would have pruned it.
  Limits hold for the position and then for each move. One table serves them all, unless
  --fresh-table is given.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline moves "hex 4x4 black=c2 white=b3" --all)";
}

std::string explain_help(std::span<const Game> games) {
  return std::string(positions) + R"(
Explanations:
  The position is solved. Then each empty cell is drawn and listed with what theorems say
  about it before any search.
  Hex: dead and captured cells, vulnerable and dominated moves, the must-play (all that
  meets every threat of the opponent's), and a carrier: cells on which the winner wins
  even if all the others are the loser's. It is checked by solving that position, and no
  cell is kept that was quickly shown to be unneeded.
  Rex: who is Last (makes the last move of a full board), dead cells and twins, inferior
  moves by the names of their theorems, and if a pairing decides the position, its pairs.
  Limits hold for the position, and again for the check of its carrier.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline explain "rex 4x4 black=d1")";
}

std::string bench_help() {
  return R"(Each of these commands has its own --help.

Example:
  beeline bench speedup --suite rex-5x5-replies-to-a1 --threads 1 --repeat 1)";
}

std::string prove_help(std::span<const Game> games) {
  return R"(The proof is a complete strategy for the winner, which beeline-verify FILE checks without
trusting this program. The file appears only when it is complete. Limits hold for each
question to the solver. To see what is in it, run beeline proof FILE.

)" + list_of(games) +
         exit_codes + R"(
Example:
  beeline prove "hex 4x4" -o hex-4x4.proof)";
}

std::string proof_help() {
  return R"(Tells how large a proof is and what it is made of, with a main line for each position: the
loser's replies that go deepest, and the winner's answers (-: none is needed). It believes
the file: to check it, run beeline-verify.

With --browse, type the loser's moves, one a line; or back, list, go N, quit. On the board,
letters mark pairs of cells of which the winner (in Rex the loser) gets one each, and stars
the other cells that the claims need.

Examples:
  beeline prove "hex 4x4" -o hex-4x4.proof
  beeline proof hex-4x4.proof
  beeline proof hex-4x4.proof --tree dot --levels 2)";
}

std::string htp_help(std::span<const Game> games) {
  return R"(Answers requests on the standard input, a line each, until one says quit. "# interrupt"
ends whatever is being solved; list_commands names all commands, and a command with wrong
arguments says what it takes.

HexGui: Program > New Program, with the command  beeline htp  (its full path, if it is not
in PATH). Then the solve button tells who wins and draws the search as it goes, Stop
interrupts it, and the Analyze window lists all that the solver knows. param_dfpn and
param_game change every option of this page while the engine runs.

dfpn-open-db FILE keeps what is solved in a file, a line for each position as solve --json prints
it, and knows the positions that are there already; dfpn-close-db ends that. dfpn-merge-db FILE
adds another file to it. dfpn-dump-db FILE writes everything solved so far, dfpn-restore-db FILE
reads it again. Files are believed. dfpn-claims tells of all moves after which a winner is known.

A move is a winning one if the position is solved in time; lost, it is the one that resists
longest. On boards too large to be solved in time it is guessed by electrical circuits.

)" + list_of(games) +
         R"(
Examples:
  echo "list_commands" | beeline htp
  printf "boardsize 4\nplay black a1\ngenmove white\nshowboard\n" | beeline htp
  printf "dfpn-solver-find-winning black\n" | beeline htp --game rex --size 3)";
}

std::string options_help() {
  return R"(Example:
  beeline options)";
}

}  // namespace beeline::app
