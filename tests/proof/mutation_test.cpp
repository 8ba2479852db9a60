// What the checker accepts is true, however a proof was damaged: judged by brute force.
#include <algorithm>
#include <map>

#include "catch.hpp"
#include "oracle/brute_force.hpp"
#include "proof/checker.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

using Lines = std::vector<std::string>;

Lines split(const std::string& text, char separator) {
  Lines parts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(separator, from), text.size());
    parts.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return parts;
}

std::string join(const Lines& parts, char separator) {
  std::string text;
  for (const std::string& part : parts) text += part + separator;
  return text;
}

// Numbers the claims anew, so that a dropped or moved line is not found out by its number alone.
std::string renumbered(Lines lines) {
  int number = 0;
  for (std::string& line : lines) {
    if (line.starts_with("end ")) line = "end " + std::to_string(number);
    const std::size_t blank = line.find(' ');
    if (blank == std::string::npos || !std::isdigit(static_cast<unsigned char>(line[0]))) continue;
    line = std::to_string(++number) + line.substr(blank);
  }
  return join(lines, '\n');
}

std::string mutated(const std::string& proof, Random& random) {
  Lines lines = split(proof, '\n');
  const auto any_line = [&]() -> std::string& { return lines[random() % lines.size()]; };
  switch (random() % 7) {
    case 0: {  // another character
      std::string& line = any_line();
      if (!line.empty()) line[random() % line.size()] = "abcd1234:>*<rtcmp/. "[random() % 20];
      return join(lines, '\n');
    }
    case 1:  // any byte
      lines.front() = proof;
      lines.front()[random() % proof.size()] = static_cast<char>(random() % 256);
      return lines.front();
    case 2:  // a line less
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size()));
      return renumbered(lines);
    case 3: std::swap(any_line(), any_line()); return renumbered(lines);
    case 4: {  // a word less
      std::string& line = any_line();
      Lines words = split(line, ' ');
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(random() % words.size()));
      line = join(words, ' ');
      if (!line.empty()) line.pop_back();
      return renumbered(lines);
    }
    case 5: {  // another word from elsewhere
      std::string& line = any_line();
      Lines words = split(line, ' ');
      const Lines donor = split(any_line(), ' ');
      words[random() % words.size()] = donor[random() % donor.size()];
      line = join(words, ' ');
      line.pop_back();
      return renumbered(lines);
    }
    default: {  // another header
      const char* headers[] = {"hex 3x3", "rex 3x3", "hex 4x4", "rex 4x4", "hex 3x4", "rex 4x3"};
      lines[1] = headers[random() % std::size(headers)];
      if (random() % 2 == 0) lines[2] = lines[2] == "joins black" ? "joins white" : "joins black";
      return join(lines, '\n');
    }
  }
}

// Counts proofs that were accepted but prove something false, and proofs that broke the checker.
class Judge {
 public:
  void operator()(const std::string& text) {
    const auto outcome = check_proof(text);
    if (outcome.exit_code < 0 || outcome.exit_code > 2) ++broken;
    if (outcome.exit_code == 0) ++accepted;
    for (const ProvedPosition& proved : proved_positions(outcome)) {
      const auto& [game, position] = proved.asked;
      if (position.size.cells() > 16) continue;
      const auto key = game + to_string(position.size);
      auto& truth = truths_.try_emplace(key, position.size, game == "hex").first->second;
      if (truth.winner(position) != proved.winner) ++wrong;
    }
  }

  int accepted = 0;
  int broken = 0;
  int wrong = 0;

 private:
  std::map<std::string, BruteForce> truths_;
};

void mutate(const std::string& game, Size size, int proofs, int mutations) {
  Random random(static_cast<std::uint64_t>(size.cells()));
  Judge judge;
  for (int i = 0; i < proofs; ++i) {
    std::vector<Position> positions{{size, {}, {}, Colour::black}};
    if (i > 0) positions.front() = random_position(size, random);
    const std::string proof = write_proof(game, positions);
    for (int j = 0; j < mutations; ++j) {
      std::string text = mutated(proof, random);
      if (random() % 3 == 0) text = mutated(text, random);
      judge(text);
    }
  }
  INFO(game << ' ' << to_string(size) << ", accepted " << judge.accepted);
  CHECK(judge.wrong == 0);
  CHECK(judge.broken == 0);
}

}  // namespace

TEST_CASE("checker: a damaged proof is refused or still true") {
  for (const char* game : {"hex", "rex"}) {
    mutate(game, {3, 3}, 5, 60);
    mutate(game, {3, 4}, 4, 50);
    mutate(game, {4, 4}, 3, 50);
  }
}

TEST_CASE("checker: thousands of damaged proofs are refused or still true", "[slow]") {
  for (const char* game : {"hex", "rex"}) {
    mutate(game, {3, 3}, 40, 150);
    mutate(game, {4, 3}, 20, 150);
    mutate(game, {4, 4}, 20, 150);
  }
}

TEST_CASE("checker: garbage is refused without harm") {
  Random random(7);
  Judge judge;
  const Lines words = {"t",      "c",
                       "m",      "/",
                       ".",      "r",
                       "p",      "<",
                       ">",      "a1",
                       "b2",     "a1:b1",
                       "*a2",    "1",
                       "2",      "3",
                       "b1>1",   "a2>2",
                       "end",    "joins",
                       "black",  "black=a1",
                       "white=", "to-play=black",
                       "",       "999999999999999999",
                       "c3",     "a1>3",
                       "k11",    "-"};
  for (int i = 0; i < 300; ++i) {
    std::string text = i % 3 == 0 ? "" : "beeline-proof 3\nrex 3x3\njoins black\n";
    const std::size_t length = random() % 40;
    int number = 0;
    for (std::size_t n = 0; n < length; ++n) {
      if (i % 3 == 0) {
        text += static_cast<char>(random() % 256);
        continue;
      }
      text += random() % 4 == 0 ? "p" : std::to_string(++number);
      for (std::size_t k = random() % 6; k > 0; --k) text += ' ' + words[random() % words.size()];
      text += '\n';
    }
    judge(text);
  }
  judge(std::string(100'000, 'x'));
  judge("beeline-proof 3\nhex 11x11\njoins black\n" + std::string(100'000, '1'));
  CHECK(judge.wrong == 0);
  CHECK(judge.broken == 0);
  CHECK(judge.accepted == 0);
}

TEST_CASE("checker: claims that do not follow are refused, each for its reason") {
  const auto refuses = [](const std::string& header, const std::string& claims, int code) {
    INFO(claims);
    CHECK(check_proof("beeline-proof 3\n" + header + '\n' + claims).exit_code == code);
  };
  const std::string hex = "hex 3x3\njoins black";
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2,b3 white= to-play=white 1\nend 1\n", 0);
  refuses(hex, "1 t < > b1 b2\np black=b1,b2 white= to-play=white 1\nend 1\n", 1);
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2 white= to-play=white 1\nend 1\n", 1);
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2 white= to-play=black b3>1\nend 1\n", 0);
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2 white= to-play=white b3>1\nend 1\n", 1);
  refuses(hex, "1 t < > b2 b1:c1 a3:b3\np black=b2 white= to-play=white 1\nend 1\n", 0);
  refuses(hex, "1 t < > b2 b1:c1 a3:b3\np black=b2 white=a3 to-play=white 1\nend 1\n", 1);
  refuses(hex, "1 t < > b2 b1:a1 a3:b3\np black=b2 white= to-play=white 1\nend 1\n", 1);
  refuses(hex, "1 t < > b1 b2 b3\n2 r b1>1\np black=b2,b3 white= to-play=white 2\nend 2\n", 1);
  refuses(hex, "1 t < > 2 3\nend 1\n", 1);
  refuses(hex,
          "1 t < b2 b2 b1:c1\n2 t b2 > b2 a3:b3\n3 t < > 1 2\n" +
              std::string("p black=b2 white= to-play=white 3\nend 3\n"),
          0);
  refuses(hex, "1 t < b2 b2 b1:c1\n2 t < > b2 b3 1 b1:c1\nend 2\n", 1);
  refuses(hex, "1 t < > b1 b2 c1 b3\n2 c 1 b1:c1\np black=b2,b3 white=a1 to-play=white 2\nend 2\n",
          0);
  refuses(hex, "1 t < > b1 b2 b3\n2 c 1 b1:a1\np black=b2,b3 white= to-play=white 2\nend 2\n", 1);
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2,b3 white= to-play=white 1\nend 1\nx\n", 2);
  refuses(hex, "1 t < > b1 b2 b3\np black=b1,b2,b3 white= to-play=white 1\n", 2);
  refuses(hex, "1 t < > b1 b2 b3\nend 1\n", 2);
  refuses(hex, "1 t < > b1 b2 b3\n2 r b1\np black=b1 white= to-play=white 2\nend 2\n", 2);
  refuses(hex, "1 t < > b1 b2 b3\n2 c\np black=b1 white= to-play=white 2\nend 2\n", 2);
  refuses(hex, "1 t < > b1 b2 b3\njoins white\n2 t < > 1\nend 2\n", 1);
  const std::string rex = "rex 3x3\njoins black";
  refuses(rex, "1 r b1\np black=b1 white= to-play=white 1\nend 1\n", 2);
  refuses(rex, "1 t < > b1 b2 b3\n2 r b1>1\np black=b2,b3 white=a1 to-play=white 2\nend 2\n", 0);
  refuses(rex, "1 t < > b1 b2 b3\n2 r b1>1\np black=b2,b3 white= to-play=white 2\nend 2\n", 1);
  refuses(rex, "1 t < > b2 b3 b1:c1\n2 r b3>1\np black=b2 white= to-play=white 2\nend 2\n", 1);
  refuses(rex, "1 t < > b2 b1:c1 a3:b3\np black=b2 white= to-play=white 1\nend 1\n", 0);
  refuses(rex, "1 m\np black= white= to-play=black 1\nend 1\n", 0);
  refuses(rex, "1 m a2\np black=a2 white=b1 to-play=black 1\nend 1\n", 0);
  refuses(rex, "1 m a2\np black=a2 white=b1 to-play=white 1\nend 1\n", 1);
  refuses(rex, "1 m a2\np black=a2 white=c1 to-play=black 1\nend 1\n", 1);
  refuses(rex, "1 m b2\nend 1\n", 1);
  refuses(rex, "1 t < > b2 b1:c1 *b3\np black=b2 white= to-play=white 1\nend 1\n", 0);
  refuses(rex, "1 t < > b2 b1:c1 *b3\np black=b2 white=a1 to-play=white 1\nend 1\n", 1);
}
