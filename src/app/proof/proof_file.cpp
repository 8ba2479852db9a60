#include "app/proof/proof_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <sstream>
#include <string_view>

#include "connection/geometry.hpp"

namespace beeline::app::proof {
namespace {

using connection::UserError;

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

class Reader {
 public:
  explicit Reader(std::istream& in) : in_(in) {}

  Proof read() {
    if (next_line() != "beeline-proof 3") throw UserError("it does not begin like a proof");
    std::istringstream header{std::string(next_line())};
    std::string size;
    header >> proof_.game >> size;
    proof_.size = connection::parse_size(size);
    while (!next_line().starts_with("end ")) {
      if (line_.starts_with("joins ")) {
        joiner_ = connection::parse_colour(std::string_view(line_).substr(6));
      } else if (line_.starts_with("p ")) {
        read_position();
      } else {
        read_claim();
      }
    }
    return std::move(proof_);
  }

  [[nodiscard]] std::uint64_t line_number() const noexcept { return line_number_; }

 private:
  std::string_view next_line() {
    if (!std::getline(in_, line_)) throw UserError("the file ends before its end");
    ++line_number_;
    proof_.bytes += line_.size() + 1;
    proof_.longest_line = std::max(proof_.longest_line, line_.size());
    return line_;
  }

  [[nodiscard]] Cell cell(std::string_view word) const {
    return connection::parse_cell(proof_.size, word);
  }
  [[nodiscard]] ClaimNumber number(std::string_view word) const {
    ClaimNumber result = 0;
    for (const char c : word) {
      if (!is_digit(c) || result > proof_.claims.size()) throw UserError("no number of a claim");
      result = 10 * result + static_cast<ClaimNumber>(c - '0');
    }
    if (result == 0 || result > proof_.claims.size()) {
      throw UserError("it cites what is no claim before it");
    }
    return result;
  }
  [[nodiscard]] Citation citation(std::string_view word) const {
    const std::size_t mark = word.find('>');
    if (mark == std::string_view::npos) return {std::nullopt, number(word)};
    return {cell(word.substr(0, mark)), number(word.substr(mark + 1))};
  }

  void read_claim() {
    std::istringstream words(line_);
    std::string own_number;
    std::string rule;
    words >> own_number >> rule;
    if (own_number != std::to_string(proof_.claims.size() + 1)) {
      throw UserError("claims are not numbered 1, 2, 3...");
    }
    if (rule.size() != 1 || std::string_view("tcrm").find(rule[0]) == std::string_view::npos) {
      throw UserError("there is no such rule");
    }
    Claim claim;
    claim.rule = rule[0];
    std::string x;
    std::string y;
    if (claim.rule == 't') words >> x >> y;
    for (std::string word; words >> word && word != "/";) add_word(claim, word);
    complete(claim);
    proof_.claims.push_back(std::move(claim));
  }

  void add_word(Claim& claim, std::string_view word) const {
    const std::size_t colon = word.find(':');
    if (colon != std::string_view::npos) {
      claim.pairs.push_back({cell(word.substr(0, colon)), cell(word.substr(colon + 1))});
    } else if (word.starts_with('*')) {
      claim.key = cell(word.substr(1));
    } else if (is_digit(word.front()) || word.find('>') != std::string_view::npos) {
      claim.citations.push_back(citation(word));
    } else {
      claim.stones.insert(cell(word));
    }
  }

  // The stones and cells that follow from what a claim cites.
  void complete(Claim& claim) const {
    const bool plays_out = claim.rule == 'r' && !proof_.joining_wins();
    for (const auto& [move, number] : claim.citations) {
      const Claim& cited = proof_.claim(number);
      const Cells played = move ? Cells::of(*move) : Cells();
      claim.stones |= cited.stones - played;
      claim.cells |= plays_out ? played : cited.cells | played;
      claim.depth = std::max(claim.depth, cited.depth + 1);
    }
    for (const auto& [a, b] : claim.pairs) {
      const Cells both = Cells::of(a) | Cells::of(b);
      claim.stones -= both;
      claim.cells |= both;
    }
    if (claim.key) claim.cells.insert(*claim.key);
    if (claim.rule == 'm') {
      const connection::Geometry<connection::Word128> geometry(proof_.size);
      claim.cells = geometry.all();
      if (!proof_.size.is_square()) throw UserError("only a square board is like its image");
      for (const Cell stone : claim.stones) {
        claim.cells.erase(geometry.image(connection::Symmetry::mirror, stone));
      }
    }
    claim.cells -= claim.stones;
  }

  void read_position() {
    const std::size_t to = line_.rfind(' ');
    if (to < 3) throw UserError("a position was expected");
    const std::string text =
        fmt::format("{} {} {}", proof_.game, to_string(proof_.size), line_.substr(2, to - 2));
    proof_.positions.push_back({connection::parse_position(text).position, joiner_,
                                citation(std::string_view(line_).substr(to + 1))});
  }

  std::istream& in_;
  std::string line_;
  std::uint64_t line_number_ = 0;
  Colour joiner_ = Colour::black;
  Proof proof_;
};

}  // namespace

Proof read_proof(std::istream& in) {
  Reader reader(in);
  try {
    return reader.read();
  } catch (const UserError& mistake) {
    throw UserError(
        fmt::format("this is no proof: line {}: {}", reader.line_number(), mistake.what()));
  }
}

}  // namespace beeline::app::proof
