// Each rule of the checker alone, on random claims: what it accepts is true by brute force.
#include <algorithm>

#include "catch.hpp"
#include "connection/geometry.hpp"
#include "oracle/brute_force.hpp"
#include "proof/checker.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

std::string name(Size size, int cell) {
  return connection::cell_name(size, static_cast<Cell>(cell));
}

// A board on which every cell is Black's, White's or open.
struct Cells {
  std::vector<int> black, white, open;
};

// The position, and what a proof says of it after these claims, of which the last one counts.
class Case {
 public:
  Case(std::string game, Size size) : game_(std::move(game)), size_(size) {}

  // Does the checker accept the claims, and is what they say of the position then false?
  void judge(const Cells& cells, Colour to_play, const std::string& claims, int count) {
    Position position{size_, {}, {}, to_play};
    for (const int cell : cells.black) position.black.push_back(static_cast<Cell>(cell));
    for (const int cell : cells.white) position.white.push_back(static_cast<Cell>(cell));
    std::string text = "beeline-proof 3\n" + game_ + ' ' + to_string(size_) + "\njoins black\n";
    text += claims + "p black=" + list(cells.black);
    text += " white=" + list(cells.white) + " to-play=" + to_string(to_play) + ' ';
    text += std::to_string(count) + "\nend " + std::to_string(count) + '\n';
    const auto outcome = check_proof(text);
    for (const ProvedPosition& proved : proved_positions(outcome)) {
      ++accepted;
      if (truth_.winner(position) == proved.winner) continue;
      ++wrong;
      UNSCOPED_INFO(text);
    }
  }

  int accepted = 0;
  int wrong = 0;

 private:
  [[nodiscard]] std::string list(const std::vector<int>& cells) const {
    std::string text;
    for (const int cell : cells) {
      if (!text.empty()) text += ',';
      text += name(size_, cell);
    }
    return text;
  }

  std::string game_;
  Size size_;
  BruteForce truth_{size_, game_ == "hex"};
};

// Every cell by chance: Black's, White's, or open while there are fewer open ones than `most`.
Cells random_cells(Size size, Random& random, std::size_t most) {
  Cells cells;
  for (int cell = 0; cell < size.cells(); ++cell) {
    const auto chance = random() % 5;
    if (chance < 2 && cells.open.size() < most) {
      cells.open.push_back(cell);
    } else {
      (chance % 2 == 0 ? cells.black : cells.white).push_back(cell);
    }
  }
  std::shuffle(cells.open.begin(), cells.open.end(), random);
  return cells;
}

std::string pairs_of(Size size, const std::vector<int>& open) {
  std::string text;
  for (std::size_t i = 0; i + 1 < open.size(); i += 2) {
    text.append(" ").append(name(size, open[i])).append(":").append(name(size, open[i + 1]));
  }
  return text;
}

std::string words(Size size, const std::vector<int>& cells) {
  std::string text;
  for (const int cell : cells) text.append(" ").append(name(size, cell));
  return text;
}

// Pairs of these to be told apart, within each other and one after the other.
std::string random_splits(Size size, const std::vector<int>& open, Random& random, int depth) {
  std::string text;
  while (depth < 4 && random() % 3 != 0) {
    const std::size_t i = random() % (open.size() / 2) * 2;
    text += pairs_of(size, {open[i], open[i + 1]});
    text += random_splits(size, open, random, depth + 1);
    text += random_splits(size, open, random, depth + 1);
  }
  return text + " .";
}

}  // namespace

TEST_CASE("checker: captured pairs that it accepts are captured") {
  const Size size{3, 4};
  Random random(3);
  Case hex("hex", size);
  for (int i = 0; i < 200; ++i) {
    const Cells cells = random_cells(size, random, 4);
    std::vector<int> joined = cells.black;
    joined.insert(joined.end(), cells.open.begin(), cells.open.end());
    const std::string claims =
        "1 t < >" + words(size, joined) + "\n2 c 1" + pairs_of(size, cells.open) + '\n';
    Cells left = cells;
    if (left.open.size() % 2 == 1) left.black.push_back(left.open.back());
    hex.judge(left, Colour::white, claims, 2);
  }
  CHECK(hex.wrong == 0);
  CHECK(hex.accepted > 10);
}

TEST_CASE("checker: ties whose splits it accepts force the joiner in both games") {
  const Size size{3, 4};
  for (const char* game : {"hex", "rex"}) {
    Random random(5);
    Case judge(game, size);
    for (int i = 0; i < 200; ++i) {
      Cells cells = random_cells(size, random, 8);
      std::string key;
      if (cells.open.size() % 2 == 1) {
        if (std::string(game) == "rex")
          key = " *" + name(size, cells.open.back());
        else
          cells.black.push_back(cells.open.back());
      }
      std::string claim = "1 t < >" + words(size, cells.black) + pairs_of(size, cells.open) + key;
      if (cells.open.size() > 1) claim += " /" + random_splits(size, cells.open, random, 0);
      judge.judge(cells, random() % 2 == 0 ? Colour::white : Colour::black, claim + '\n', 1);
    }
    INFO(game);
    CHECK(judge.wrong == 0);
    CHECK(judge.accepted > 10);
  }
}

TEST_CASE("checker: Last loses where the other player has mirror images only") {
  const Size size{3, 3};
  const connection::Geometry<connection::Word128> geometry(size);
  Case rex("rex", size);
  Random random(9);
  for (int i = 0; i < 120; ++i) {
    Cells cells;
    std::string stones;
    for (int cell = 0; cell < size.cells(); ++cell) {
      const int image = geometry.image(connection::Symmetry::mirror, static_cast<Cell>(cell));
      if (image <= cell) continue;
      const auto chance = random() % 5;
      if (chance == 4) continue;
      const int mine = chance % 2 == 0 ? cell : image;
      stones.append(" ").append(name(size, mine));
      cells.black.push_back(mine);
      if (chance < 2) cells.white.push_back(cell + image - mine);
    }
    for (const Colour to_play : both_colours) rex.judge(cells, to_play, "1 m" + stones + '\n', 1);
  }
  CHECK(rex.wrong == 0);
  CHECK(rex.accepted > 60);
}
