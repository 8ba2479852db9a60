// beeline proof: what it shows of a proof.
#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "in_process.hpp"
#include "temporary_path.hpp"
#include "well_formed.hpp"

namespace beeline::app::test {
namespace {

// A proof in a file that is gone with it.
class ProofFile {
 public:
  explicit ProofFile(const std::string& what) : path_(temporary_path("shown.proof")) {
    const Outcome written = beeline("prove " + what + " --table-mib 16 -o " + name());
    INFO(written.err);
    REQUIRE(written.exit_code == 0);
  }
  ~ProofFile() { std::filesystem::remove(path_); }
  ProofFile(const ProofFile&) = delete;
  ProofFile& operator=(const ProofFile&) = delete;
  [[nodiscard]] std::string name() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST_CASE("proof: the summary counts claims and gives a main line for each position") {
  const ProofFile file("hex 3x3 --openings");
  const Outcome summary = beeline("proof " + file.name());
  CHECK(summary.exit_code == 0);
  CHECK(summary.says("hex 3x3, "));
  CHECK(summary.says("positions                    5\n"));
  CHECK(summary.says("hex 3x3 black=b2 to-play=white: Black wins\n  "));
}

TEST_CASE("proof: the browser answers the loser's moves and takes them back") {
  const ProofFile file("hex 4x4");
  const Outcome told =
      beeline("proof " + file.name() + " --browse",
              {.input = "a1\nback\nlist\ngo 7\na9\n" + std::string("b3\nquit\nnot read\n")});
  CHECK(told.exit_code == 0);
  CHECK(told.says("hex 4x4 to-play=black: Black wins\nThe winner plays "));
  CHECK(told.says("Replies:"));
  CHECK(told.says("a1: "));
  CHECK(told.says("   1  hex 4x4 to-play=black: Black wins"));
  CHECK(told.says("there are positions 1 to 1"));
  CHECK(told.says("or say back, list, go N, quit"));
  CHECK_FALSE(told.says("not read"));
}

TEST_CASE("proof: the browser plays Rex and says where a theorem tells no moves") {
  const ProofFile file("rex 3x2");
  const Outcome played =
      beeline("proof " + file.name() + " --browse", {.input = "a1\na2\nb1\nb2\nc1\nc2\n"});
  CHECK(played.says("the winner answers "));
  CHECK(played.says("the game is decided"));
  const ProofFile mirror("rex 3x3");
  CHECK(beeline("proof " + mirror.name() + " --browse").says("not by moves"));
}

TEST_CASE("proof: the top of the tree is drawn for Graphviz and as a picture") {
  const ProofFile file("hex 4x4 --openings");
  const Outcome dot = beeline("proof " + file.name() + " --tree dot --position 2 --levels 2");
  CHECK(dot.out.starts_with("digraph proof {"));
  CHECK(dot.says(" -> "));
  const Outcome svg = beeline("proof " + file.name() + " --tree svg --position 2");
  CHECK(svg.out.starts_with("<svg"));
  CHECK(is_well_formed(svg.out));
}

TEST_CASE("proof: what is no proof is refused with the line") {
  const auto path = temporary_path("broken.proof");
  std::ofstream(path) << "beeline-proof 3\nhex 3x3\njoins black\n1 t < > b1 b2 9\nend 1\n";
  const Outcome broken = beeline("proof " + path.string());
  CHECK(broken.exit_code == 2);
  CHECK(broken.complains("line 4"));
  std::filesystem::remove(path);
  CHECK(beeline("proof " + path.string()).complains("cannot read"));
  CHECK(beeline("proof").exit_code == 2);
  CHECK(beeline("proof - --browse").complains("give it a file"));
  CHECK(beeline("proof - --tree png").complains("expected dot or svg"));
}

}  // namespace
}  // namespace beeline::app::test
