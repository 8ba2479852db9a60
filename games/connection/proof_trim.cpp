#include "connection/proof_trim.hpp"

#include <algorithm>
#include <bit>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace beeline::connection {
namespace {

// Sets of claims, and how many of their members have smaller numbers.
class Numbers {
 public:
  explicit Numbers(std::uint64_t greatest) : words_(greatest / 64 + 1), before_(words_.size()) {}

  void insert(std::uint64_t number) { words_.at(number / 64) |= std::uint64_t{1} << number % 64; }
  [[nodiscard]] bool contains(std::uint64_t number) const {
    return (words_.at(number / 64) >> number % 64 & 1) != 0;
  }
  void count() {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      before_[i] = sum;
      sum += static_cast<std::uint64_t>(std::popcount(words_[i]));
    }
  }
  // From 1; for members only, after count().
  [[nodiscard]] std::uint64_t rank(std::uint64_t number) const {
    const std::uint64_t below = (std::uint64_t{1} << number % 64) - 1;
    return before_.at(number / 64) + 1 +
           static_cast<std::uint64_t>(std::popcount(words_[number / 64] & below));
  }

 private:
  std::vector<std::uint64_t> words_;
  std::vector<std::uint64_t> before_;
};

// The lines of a stream, the last one first.
class LinesBackwards {
 public:
  explicit LinesBackwards(std::istream& in) : in_(in) {
    in_.clear();
    in_.seekg(0, std::ios::end);
    left_ = in_.tellg();
  }

  // False: there is none left.
  bool next(std::string& line) {
    line.clear();
    for (;;) {
      if (tail_.empty() && !read_block()) return !line.empty();
      const std::size_t end = tail_.rfind('\n');
      if (end == std::string::npos) {
        line.insert(0, tail_);
        tail_.clear();
        continue;
      }
      line.insert(0, tail_, end + 1);
      tail_.resize(end);
      if (started_) return true;
      started_ = true;  // what follows the last line's end is no line
    }
  }

 private:
  bool read_block() {
    const auto size = std::min<std::streamoff>(left_, 1 << 20);
    if (size == 0) return false;
    left_ -= size;
    tail_.resize(static_cast<std::size_t>(size));
    in_.seekg(left_);
    if (!in_.read(tail_.data(), size)) throw std::runtime_error("the proof could not be read");
    return true;
  }

  std::istream& in_;
  std::streamoff left_ = 0;
  std::string tail_;  // read, but not yet given out
  bool started_ = false;
};

[[nodiscard]] bool is_digit(char c) noexcept {
  return '0' <= c && c <= '9';
}

[[nodiscard]] std::uint64_t number_in(std::string_view word) {
  return std::stoull(std::string(word));
}

// Calls f(part, is_number) for the parts of a claim or a position, in order: the number of the
// claim itself and of those that it cites, and the text between.
template <class F>
void for_each_part(std::string_view line, F&& f) {
  std::size_t from = 0;
  while (from < line.size()) {
    const bool starts_word = from == 0 || line[from - 1] == ' ' || line[from - 1] == '>';
    std::size_t to = from;
    if (starts_word && is_digit(line[from])) {
      while (to < line.size() && is_digit(line[to])) ++to;
      f(line.substr(from, to - from), true);
    } else {
      to = std::min(line.find_first_of(" >", from), line.size() - 1) + 1;
      f(line.substr(from, to - from), false);
    }
    from = to;
  }
}

[[nodiscard]] bool is_claim(std::string_view line) {
  return !line.empty() && is_digit(line[0]);
}
[[nodiscard]] bool is_position(std::string_view line) {
  return line.starts_with("p ");
}

[[nodiscard]] Numbers needed_claims(std::istream& draft) {
  LinesBackwards lines(draft);
  std::string line;
  lines.next(line);
  if (!line.starts_with("end ")) throw std::runtime_error("the draft of the proof is incomplete");
  Numbers needed(number_in(std::string_view(line).substr(4)));
  while (lines.next(line)) {
    if (!is_position(line) && !(is_claim(line) && needed.contains(number_in(line)))) continue;
    for_each_part(line, [&](std::string_view part, bool is_number) {
      if (is_number) needed.insert(number_in(part));
    });
  }
  needed.count();
  return needed;
}

}  // namespace

ProofSize trim_proof(std::istream& draft, std::ostream& proof) {
  const Numbers needed = needed_claims(draft);
  ProofSize size;
  draft.clear();
  draft.seekg(0);
  std::string trimmed;
  for (std::string line; std::getline(draft, line);) {
    if (line.starts_with("end ")) line = "end " + std::to_string(size.claims);
    if (is_claim(line)) {
      if (!needed.contains(number_in(line))) continue;
      ++size.claims;
    }
    if (is_claim(line) || is_position(line)) {
      trimmed.clear();
      for_each_part(line, [&](std::string_view part, bool is_number) {
        if (is_number) {
          trimmed += std::to_string(needed.rank(number_in(part)));
        } else {
          trimmed += part;
        }
      });
      line.swap(trimmed);
    }
    proof << line << '\n';
    size.bytes += line.size() + 1;
  }
  if (!proof.flush()) throw std::runtime_error("the proof could not be written");
  return size;
}

}  // namespace beeline::connection
