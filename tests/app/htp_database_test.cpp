// Files of solved positions, as the HTP engine writes and reads them.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "fake_games.hpp"
#include "htp_script.hpp"
#include "temporary_path.hpp"

namespace beeline::app::test {
namespace {

// A file that is not there yet, for as long as the object lives.
class File {
 public:
  explicit File(const std::string& name) : path_(temporary_path(name)) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() { std::filesystem::remove(path_); }

  [[nodiscard]] std::string path() const { return path_.string(); }
  void write(const std::string& text) const { std::ofstream(path_) << text; }
  [[nodiscard]] std::string text() const {
    std::ostringstream text;
    text << std::ifstream(path_).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

// A position that takes more than one expansion, and what one expansion tells of it.
const std::string hard = "boardsize 5\nplay black a2\n";
const std::string one_expansion = "param_dfpn max-expansions 1\n";

TEST_CASE("htp: what is solved while a database is open is known in the next session") {
  const File file("open.db");
  const std::string open = "dfpn-open-db " + file.path() + "\n";
  CHECK(last_answer(hard + one_expansion + "dfpn-solve-state") == "= unknown");
  CHECK(last_answer(open) == "= 0 positions");
  CHECK(last_answer(open + hard + "dfpn-solve-state") == "= white");
  CHECK(last_answer(open) == "= 1 position");
  for (const std::string command : {"dfpn-solve-state", "dfpn-get-state"}) {
    CHECK(last_answer(open + hard + one_expansion + command) == "= white");
  }
  CHECK_THAT(last_answer(open + hard + one_expansion + "dfpn-get-pv"),
             Catch::Matchers::Matches("=( [a-e][1-5])+"));
  CHECK_THAT(last_answer(open + hard + one_expansion + "genmove white"),
             Catch::Matchers::Matches("= [a-e][1-5]"));
}

TEST_CASE("htp: a database is not written to, and tells nothing, once it is closed") {
  const File file("close.db");
  const std::string open = "dfpn-open-db " + file.path() + "\n";
  static_cast<void>(last_answer(open + hard + "dfpn-solve-state"));
  const std::string before = file.text();
  const std::string closed = open + "dfpn-close-db\n" + hard;
  CHECK(last_answer(closed + one_expansion + "dfpn-solve-state") == "= unknown");
  CHECK(last_answer(closed + "play white c3\ndfpn-solve-state") != "= unknown");
  CHECK(file.text() == before);
  CHECK(last_answer("dfpn-close-db") == "? no database is open");
}

TEST_CASE("htp: a database survives a cleared table, what was solved does not") {
  const File file("clear.db");
  const std::string solve = hard + "dfpn-solve-state\ndfpn-clear-tt\n";
  const std::string ask = one_expansion + "dfpn-solve-state";
  CHECK(last_answer(solve + ask) == "= unknown");
  CHECK(last_answer("dfpn-open-db " + file.path() + "\n" + solve + ask) == "= white");
}

TEST_CASE("htp: everything solved is dumped to a file, and restored from it") {
  const File file("dump.db");
  const std::string dump = "dfpn-dump-db " + file.path();
  CHECK(last_answer(dump) == "= 0 positions");
  CHECK(last_answer(hard + "dfpn-solve-state\nplay white c3\ndfpn-solve-state\n" + dump) ==
        "= 2 positions");
  const std::string restore = "dfpn-restore-db " + file.path() + "\n";
  CHECK(last_answer(restore) == "= 2 positions");
  CHECK(last_answer(restore + restore) == "= 0 positions");
  CHECK(last_answer(restore + hard + one_expansion + "dfpn-solve-state") == "= white");
  const File copy("copy.db");
  static_cast<void>(last_answer(restore + "dfpn-dump-db " + copy.path()));
  CHECK(copy.text() == file.text());
}

TEST_CASE("htp: files are merged into the open database, each position once") {
  const File whole("whole.db");
  const File part("part.db");
  static_cast<void>(last_answer(hard + "dfpn-solve-state\ndfpn-dump-db " + part.path()));
  const std::string merge = "dfpn-merge-db " + part.path() + "\n";
  CHECK(last_answer(merge) == "? no database is open");
  const std::string open = "dfpn-open-db " + whole.path() + "\n";
  CHECK(last_answer(open + merge) == "= 1 position");
  CHECK(last_answer(open + merge) == "= 0 positions");
  CHECK(whole.text() == part.text());
}

TEST_CASE("htp: the answers to a batch are a database") {
  const File file("batch.db");
  file.write(
      beeline({"solve", "--batch", "-", "--json", "--table-mib", "16"},
              {.input = "hex 3x3 black=a2\nnonsense\nhex 2x2 black=a1,a2 white=b1\nrex 3x3\n"})
          .out);
  CHECK(last_answer("dfpn-restore-db " + file.path()) == "= 2 positions");
}

TEST_CASE("htp: a position that two files give to different players is refused, with its file") {
  const File right("right.db");
  const File wrong("wrong.db");
  static_cast<void>(last_answer(hard + "dfpn-solve-state\ndfpn-dump-db " + right.path()));
  std::string text = right.text();
  const std::string winner = R"("winner":"white")";
  REQUIRE(text.find(winner) != text.npos);
  wrong.write(text.replace(text.find(winner), winner.size(), R"("winner":"black")"));
  const std::string complaint =
      "? hex 5x5 black=a2 to-play=white: black wins by one source, white by another";
  CHECK(last_answer("dfpn-open-db " + right.path() + "\ndfpn-merge-db " + wrong.path()) ==
        complaint);
  CHECK(last_answer("dfpn-restore-db " + right.path() + "\ndfpn-restore-db " + wrong.path()) ==
        complaint);
  CHECK(last_answer(hard + "dfpn-solve-state\ndfpn-open-db " + wrong.path()) == complaint);
}

TEST_CASE("htp: a file that is no database is refused, with the line") {
  const File file("bad.db");
  const auto complaint = [&file](const std::string& text) {
    file.write(text);
    const auto answer = last_answer("dfpn-restore-db " + file.path());
    CHECK(answer.starts_with("? '" + file.path() + "', line "));
    return answer;
  };
  CHECK_THAT(complaint("nonsense\n"), Catch::Matchers::Contains("line 1: expected an object"));
  CHECK_THAT(complaint("{\"status\":\"unsolved\"}\n{}\n"), Catch::Matchers::Contains("line 2: "));
  const std::string stones =
      R"({"status":"solved","game":"hex","size":"3x3","black":["b2"],"white":[],)";
  const std::string over = R"("to_play":"white","game_over":false,)";
  CHECK_THAT(complaint(stones + over + R"("winner":"black","best_move":null,"pv":["b2"]})"),
             Catch::Matchers::Contains("move 'b2' is on a stone"));
  CHECK_THAT(complaint(stones + over + R"("winner":"white","best_move":"z9","pv":[]})"),
             Catch::Matchers::Contains("line 1: "));
  CHECK_THAT(complaint(stones + over + R"("winner":"green","best_move":null,"pv":[]})"),
             Catch::Matchers::Contains("green"));
  CHECK(last_answer("dfpn-restore-db /nowhere/at/all").starts_with("? cannot read"));
  CHECK(last_answer("dfpn-open-db /nowhere/at/all").starts_with("? cannot write"));
  CHECK(last_answer("dfpn-dump-db /nowhere/at/all").starts_with("? cannot write"));
}

TEST_CASE("htp: claims are the winners after moves, as far as they are known") {
  CHECK(last_answer("boardsize 5\nplay black a2\ndfpn-solve-state\nundo\ndfpn-claims black") !=
        "= ");
  const auto claims = last_answer("boardsize 3\ndfpn-solver-find-winning\ndfpn-claims");
  CHECK(claims == "= a1 W b1 W c1 B a2 B b2 B c2 B a3 B b3 W c3 W");
  CHECK(last_answer("boardsize 3\nplay black a1\ndfpn-solve-state\nundo\ndfpn-claims")
            .starts_with("= a1 W"));
  CHECK(last_answer("boardsize 1\nplay black a1\ndfpn-claims") == "= ");
}

}  // namespace
}  // namespace beeline::app::test
