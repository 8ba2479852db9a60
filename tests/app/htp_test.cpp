// The HTP engine, asked in-process: what a user interface sends is the input of one run.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "app/htp/commands.hpp"
#include "catch.hpp"
#include "fake_games.hpp"
#include "htp_script.hpp"
#include "temporary_path.hpp"

namespace beeline::app::test {
namespace {

std::vector<std::string> sorted_words(std::string_view answer) {
  auto words = words_of(answer);
  std::ranges::sort(words);
  return words;
}

TEST_CASE("htp: every request is answered in a frame, with its number if it had one") {
  const auto all = answers("name\n12 protocol_version\n\n# a comment\n\t7\tname # and another\r\n");
  CHECK(all == std::vector<std::string>{"= Beeline", "=12 2", "=7 Beeline"});
  CHECK(last_answer("5 fly me to the moon") == "?5 unknown command");
  CHECK(last_answer("play black") == "? play takes COLOUR MOVE");
  CHECK(last_answer("undo 3") == "? undo takes no argument");
}

TEST_CASE("htp: nothing is read after quit") {
  CHECK(answers("quit\nname\n") == std::vector<std::string>{"= "});
}

TEST_CASE("htp: whatever is listed is known, and menus offer nothing else") {
  const auto names = lines_of(last_answer("list_commands").substr(2));
  CHECK(names.size() == htp::all_commands().size());
  for (const std::string& name : names) {
    CHECK(last_answer("known_command " + name) == "= true");
  }
  CHECK(last_answer("known_command fly") == "= false");
  for (const std::string& line : lines_of(last_answer("hexgui-analyze_commands").substr(2))) {
    CAPTURE(line);
    const auto label = line.find('/') + 1;
    const auto command = line.find('/', label) + 1;
    REQUIRE((label > 0 && command > label));
    const auto words = words_of(line.substr(command));
    CHECK(std::ranges::count(names, words.front()) == 1);
    const std::set<std::string> wildcards{"%m", "%r", "%w"};  // who is to move, files
    CHECK((words.size() == 1 || wildcards.contains(words[1])));
  }
}

TEST_CASE("htp: every command of a menu works on an empty board, in the middle and at the end") {
  for (const std::string game : {"hex", "rex"}) {
    for (const std::string moves : {"", "b2 a1 c1", "a1 b1 a2 b2 a3"}) {
      for (const auto& command : htp::all_commands()) {
        const bool of_files = command.name.ends_with("-db");  // those have tests of their own
        if (command.analyze.empty() || of_files) continue;
        CAPTURE(game, moves, command.name);
        const auto colour = command.wildcards.empty() ? "" : " white";
        const auto answer = last_answer(
            "boardsize 3\nplay-game " + moves + "\n" + std::string(command.name) + colour,
            "--game " + game);
        const bool ended = moves.size() > 10;
        const bool may_fail =
            (command.name == "final_score" && !ended) || (command.name == "reg_genmove" && ended);
        CHECK(answer.starts_with(may_fail ? "? " : "= "));
      }
    }
  }
}

TEST_CASE("htp: moves are played, taken back and shown") {
  const auto board =
      last_answer("boardsize 3 2\nplay black a1\nplay W c2\nplay red b1\nundo\nshowboard");
  CHECK(board == "= \n a b c\n1 B . . 1\n 2 . . W 2\n    a b c\nhex 3x2, black to play");
  CHECK(last_answer("undo") == "? cannot undo: there is no move");
  CHECK(last_answer("boardsize 3\nplay b a1\nplay w a1").starts_with("? move 'a1' is on a stone"));
  CHECK(last_answer("boardsize 3\nplay b d1").starts_with("? "));
  CHECK(last_answer("play green a1").starts_with("? "));
  CHECK(last_answer("boardsize 12").starts_with("? unacceptable size"));
  CHECK(last_answer("boardsize x").starts_with("? "));
  CHECK(last_answer("boardsize 2\nplay b a1\nclear_board\nall_legal_moves") == "= a1 b1 a2 b2");
}

TEST_CASE("htp: a game is played as a whole or not at all") {
  const std::string script = "boardsize 2\nplay-game a1 b1\nplay-game a2 a1\nall_legal_moves";
  CHECK(last_answer(script) == "= a2 b2");
}

TEST_CASE("htp: the second player may take the opening over, by pieces or by sides") {
  const std::string opening = "boardsize 3\nplay black a2\n";
  CHECK(last_answer(opening + "all_legal_moves") == "= a1 b1 c1 b2 c2 a3 b3 c3 swap-pieces");
  const auto pieces = last_answer(opening + "play white swap-pieces\nshowboard");
  CHECK(lines_of(pieces)[2] == "1 . W . 1");
  CHECK(lines_of(pieces).back() == "hex 3x3, black to play");
  const auto sides = last_answer(opening + "play white swap-sides\nshowboard");
  CHECK(lines_of(sides)[3] == " 2 B . . 2");
  CHECK(lines_of(sides).back() == "hex 3x3, white to play");
  CHECK(last_answer(opening + "play white c3\nplay black swap-pieces").starts_with("? "));
  CHECK_FALSE(last_answer(opening + "play white swap-sides\nall_legal_moves").ends_with("pieces"));
}

TEST_CASE("htp: the score tells who is joined, by the rules of the game, or who resigned") {
  const std::string joined = "boardsize 2\nplay b a1\nplay w b1\nplay b a2\nfinal_score";
  CHECK(last_answer(joined) == "= B+");
  CHECK(last_answer(joined, "--game rex") == "= W+");
  CHECK(last_answer("boardsize 2\nplay b resign\nfinal_score") == "= W+");
  CHECK(last_answer("boardsize 2\nfinal_score") == "? cannot score: the game is not over");
}

TEST_CASE("htp: games are read from SGF files and written to them") {
  const std::string file = temporary_path("htp.sgf").string();
  CHECK(last_answer("boardsize 3\nplay-game a2 c3 b2\nprintsgf " + file) == "= ");
  CHECK(last_answer("loadsgf " + file + "\nall_legal_moves") == "= a1 b1 c1 c2 a3 b3");
  CHECK(last_answer("loadsgf " + file + " 3\nall_legal_moves") == "= a1 b1 c1 b2 c2 a3 b3");
  CHECK(last_answer("loadsgf " + file + "\nundo\nundo\nprintsgf") ==
        "= (;FF[4]GM[11]AP[Beeline]SZ[3];B[a2])");
  CHECK(last_answer("loadsgf " + file + "\nparam_game", "--game rex")
            .starts_with("= [string] game rex"));
  std::ofstream(file) << "(;GM[11]RU[Rex]SZ[3];B[a1])";
  CHECK(last_answer("loadsgf " + file + "\nparam_game").starts_with("= [string] game rex"));
  std::filesystem::remove(file);
  CHECK(last_answer("loadsgf " + file).starts_with("? cannot read the SGF file"));
}

TEST_CASE("htp: the solver tells who wins, with whoever is to play") {
  CHECK(last_answer("boardsize 4\nplay b a1\ndfpn-solve-state") == "= white");
  CHECK(last_answer("boardsize 4\nplay b a1\ndfpn-solve-state white") == "= white");
  CHECK(last_answer("boardsize 4\nplay b a1\ndfpn-solve-state b") == "= black");
  CHECK(last_answer("boardsize 4\nplay b a1\ndfpn-solve-state", "--game rex") == "= black");
  CHECK(last_answer("boardsize 9\ndfpn-solve-state", "--max-expansions 3") == "= unknown");
}

TEST_CASE("htp: all winning moves are those that `beeline moves` finds") {
  for (const std::string position : {"hex 4x4", "hex 3x4", "rex 4x4"}) {
    const auto table = beeline("moves --all --json " + position).objects().front();
    std::vector<std::string> winning{"="};
    for (const auto& move : table.at("moves")) {
      if (move.at("result") == "wins") winning.push_back(move.at("cell"));
    }
    std::ranges::sort(winning);
    const auto size = position.substr(4, 1) + " " + position.substr(6, 1);
    const auto answer = last_answer("boardsize " + size + "\ndfpn-solver-find-winning",
                                    "--game " + position.substr(0, 3));
    CHECK(sorted_words(answer) == winning);
  }
  CHECK_THAT(last_answer("boardsize 9\ndfpn-solver-find-winning", "--max-expansions 2"),
             Catch::Matchers::StartsWith("? 81 of 81 moves are unsolved, found winning: none"));
}

TEST_CASE("htp: what was solved is known until the table is cleared") {
  const std::string solved = "boardsize 5\nplay b a2\ndfpn-solve-state\n";
  CHECK(last_answer(solved + "dfpn-get-state") == "= white");
  CHECK_THAT(last_answer(solved + "dfpn-get-bounds"), Catch::Matchers::Contains(" W"));
  CHECK_THAT(last_answer(solved + "dfpn-get-pv"), Catch::Matchers::Matches("=( [a-e][1-5])+"));
  CHECK(last_answer(solved + "dfpn-get-work") != "= 0");
  CHECK(last_answer(solved + "dfpn-clear-tt\ndfpn-get-work") == "= 0");
  CHECK(last_answer("boardsize 9\ndfpn-get-state") == "= unknown");
}

TEST_CASE("htp: pictures come before the answer, in the form that HexGui reads") {
  const auto all = answers("boardsize 5\nparam_dfpn use_guifx 1\nplay b a2\ndfpn-solve-state\n");
  REQUIRE(all.size() >= 5);
  for (std::size_t i = 3; i + 1 < all.size(); ++i) {
    const auto lines = lines_of(all[i]);
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == "gogui-gfx:");
    CHECK(lines[1] == "dfpn");
    CHECK(lines[2].starts_with("VAR W "));
    CHECK(lines[3].starts_with("LABEL "));
    CHECK(lines[4].starts_with("TEXT "));
    CHECK(words_of(lines[2]).size() % 2 == 1);
    CHECK(words_of(lines[3]).size() % 2 == 1);
  }
  CHECK(all.back() == "= white");
  const auto lost = answers("boardsize 2\nparam_dfpn use_guifx 1\nplay b b1\ndfpn-solve-state");
  CHECK_THAT(lost[lost.size() - 2], Catch::Matchers::Contains("LABEL a1 L a2 L b2 L\n"));
}

TEST_CASE("htp: moves that are judged one by one are drawn as they come") {
  const auto all = answers("boardsize 3\nparam_dfpn use_guifx 1\ndfpn-solver-find-winning\n");
  CHECK(std::ranges::count_if(all, [](const auto& answer) {
          return answer.starts_with("gogui-gfx:\ndfpn\nVAR B ");
        }) >= 2);
  CHECK(all.back().starts_with("= "));
}

TEST_CASE("htp: every option is a parameter, and takes the value that it has") {
  std::string script;
  int parameters = 0;
  for (const std::string command : {"param_dfpn", "param_game"}) {
    for (const std::string& line : lines_of(last_answer(command).substr(2))) {
      script += command + line.substr(line.find(']') + 1) + "\n";
      ++parameters;
    }
  }
  int options = 1 + 1;  // use_guifx and game
  for (const std::string& line : lines_of(beeline("options").out)) {
    if (line.starts_with("| `--")) ++options;
  }
  CHECK(parameters == options);
  for (const std::string& answer : answers(script)) CHECK(answer == "= ");
}

TEST_CASE("htp: a changed parameter is listed, and a wrong one is refused") {
  CHECK_THAT(last_answer("param_dfpn epsilon 0.5\nparam_dfpn"),
             Catch::Matchers::Contains("[string] epsilon 0.5\n"));
  CHECK_THAT(last_answer("param_dfpn symmetry 0\nparam_dfpn"),
             Catch::Matchers::Contains("[bool] symmetry 0\n"));
  CHECK_THAT(last_answer("param_game game rex\nparam_dfpn"),
             Catch::Matchers::Contains("window-factor 0.15"));
  CHECK(last_answer("param_dfpn epsilon x").starts_with("? --epsilon: 'x' is no legal value"));
  CHECK(last_answer("param_dfpn fly 1").starts_with("? unknown parameter 'fly'"));
  CHECK(last_answer("param_game game chess").starts_with("? game 'chess' is unknown"));
  CHECK(last_answer("param_dfpn use_guifx maybe").starts_with("? use_guifx: 'maybe'"));
}

TEST_CASE("htp: what theorems say of the cells is marked as HexGui draws it") {
  const std::string script = "boardsize 4\nplay b b2\nplay w b3\nplay b a4\n";
  const auto marks = last_answer(script + "beeline-inferior white");
  CHECK_THAT(marks, Catch::Matchers::Contains("a1 fcw"));
  CHECK_THAT(marks, Catch::Matchers::Contains("b1 fcb"));
  CHECK(last_answer(script + "beeline-must-play white") == "= a3");
  CHECK(last_answer(script + "beeline-circuit").starts_with("= INFLUENCE a1 0."));
}

TEST_CASE("htp: a broken invariant is an error, and ends the engine") {
  const auto outcome = beeline("htp --game broken --size 3",
                               {.input = "dfpn-solve-state\nname\n", .games = fake_games()});
  CHECK(outcome.exit_code == 70);
  CHECK(outcome.out == "? internal error\n\n");
  CHECK(outcome.complains("two and two made five"));
}

TEST_CASE("htp: without the memory for a table the engine lives on") {
  CHECK(answers("dfpn-solve-state\nname\n", "--game hungry --size 3", fake_games()) ==
        std::vector<std::string>{"? not enough memory; try a smaller table-mib", "= Beeline"});
}

TEST_CASE("htp: an unknown game is a mistake on the command line") {
  const auto outcome = beeline("htp --game chess");
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.complains("game 'chess' is unknown"));
}

}  // namespace
}  // namespace beeline::app::test
