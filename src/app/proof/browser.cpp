#include "app/proof/browser.hpp"

#include <fmt/format.h>

#include <istream>
#include <ostream>
#include <sstream>

#include "app/proof/statistics.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::proof {
namespace {

// Pairs get a letter each, the rest of what the winner needs a star.
std::string board_text(const Strategy& strategy) {
  std::vector<connection::CellMark> marks;
  for (const Cell cell : strategy.carrier()) marks.push_back({cell, '*'});
  char letter = 'a';
  for (const auto& [a, b] : strategy.pairs()) {
    for (const Cell cell : {a, b}) {
      if (strategy.empty().test(cell)) marks.push_back({cell, letter});
    }
    if (letter < 'z') ++letter;
  }
  return connection::draw(strategy.position(), marks);
}

class Browser {
 public:
  Browser(const Proof& proof, std::ostream& out) : proof_(proof), out_(out) { go_to(1); }

  // False: no more.
  bool obey(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    if (!(words >> word)) return true;
    if (word == "quit") return false;
    if (word == "back") {
      if (line_.size() > 1) line_.pop_back();
      show();
    } else if (word == "list") {
      list();
    } else if (word == "go") {
      std::size_t number = 0;
      words >> number;
      go_to(number);
    } else {
      play(word);
    }
    return true;
  }

 private:
  void list() {
    for (std::size_t i = 0; i < proof_.positions.size(); ++i) {
      out_ << fmt::format("{:>4}  {}\n", i + 1, statement(proof_, proof_.positions[i]));
    }
  }

  void go_to(std::size_t number) {
    if (number == 0 || number > proof_.positions.size()) {
      out_ << fmt::format("there are positions 1 to {}: see list\n", proof_.positions.size());
      return;
    }
    const Proved& proved = proof_.positions[number - 1];
    line_.assign(1, Strategy(proof_, proved));
    out_ << statement(proof_, proved) << '\n';
    if (const auto move = line_.back().first_move())
      out_ << "The winner plays " << name(*move) << ".\n";
    show();
  }

  void play(const std::string& word) {
    try {
      const Cell cell = connection::parse_cell(proof_.size, word);
      if (!line_.back().empty().test(cell)) {
        out_ << name(cell) << " is not empty\n";
        return;
      }
      line_.push_back(line_.back());
      const auto answer = line_.back().answer(cell);
      out_ << name(cell) << ": "
           << (answer ? "the winner answers " + name(*answer) : "no answer is needed") << '\n';
      show();
    } catch (const connection::UserError& mistake) {
      out_ << mistake.what() << "; or say back, list, go N, quit\n";
    }
  }

  void show() {
    const Strategy& now = line_.back();
    out_ << '\n' << board_text(now) << '\n';
    if (now.is_over()) {
      out_ << "A side is joined: the game is decided.\n";
      return;
    }
    if (now.has_no_moves()) {
      out_ << "By mirror images: who wins is proved, but not by moves.\n";
      return;
    }
    out_ << "Replies:";
    for (const Cell cell : now.replies()) out_ << ' ' << name(cell);
    out_ << "\nRests on:";
    for (const ClaimNumber number : now.claims()) out_ << ' ' << number;
    out_ << (now.pairs().empty() ? "" : " and the pairs marked by letters") << '\n';
  }

  [[nodiscard]] std::string name(Cell cell) const {
    return connection::cell_name(proof_.size, cell);
  }

  const Proof& proof_;
  std::ostream& out_;
  std::vector<Strategy> line_;  // from the position on
};

}  // namespace

void browse(const Proof& proof, std::istream& in, std::ostream& out) {
  Browser browser(proof, out);
  for (std::string line; std::getline(in, line) && browser.obey(line);) out.flush();
}

}  // namespace beeline::app::proof
