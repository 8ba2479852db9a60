#include "formats/sgf_tree.hpp"

#include <fmt/format.h>

#include "connection/position_text.hpp"

namespace beeline::formats {
namespace {

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<SgfNode> main_line() {
    std::vector<SgfNode> nodes;
    skip_blanks();
    if (!take('(')) refuse("expected '('");
    while (true) {
      skip_blanks();
      if (take(';')) {
        nodes.push_back(node());
      } else if (nodes.empty()) {
        refuse("expected ';'");
      } else if (take(')')) {
        return nodes;
      } else if (!take('(')) {
        refuse("expected ';', '(' or ')'");
      }
    }
  }

 private:
  SgfNode node() {
    SgfNode properties;
    while (true) {
      skip_blanks();
      std::string name;
      while (!at_end() && is_letter(text_[place_])) {
        const char letter = text_[place_++];
        if ('A' <= letter && letter <= 'Z') name += letter;  // older files mix in small letters
      }
      if (name.empty()) return properties;
      std::vector<std::string> values;
      for (skip_blanks(); take('['); skip_blanks()) values.push_back(value());
      if (values.empty()) refuse(fmt::format("expected a value in brackets after {}", name));
      properties.emplace_back(std::move(name), std::move(values));
    }
  }

  std::string value() {
    std::string result;
    while (!at_end()) {
      char c = text_[place_++];
      if (c == ']') return result;
      if (c == '\\' && !at_end()) c = text_[place_++];
      result += c;
    }
    refuse("expected ']'");
  }

  static bool is_letter(char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); }
  [[nodiscard]] bool at_end() const { return place_ >= text_.size(); }
  bool take(char c) {
    if (at_end() || text_[place_] != c) return false;
    ++place_;
    return true;
  }
  void skip_blanks() {
    while (!at_end() && std::string_view(" \t\r\n\v\f").find(text_[place_]) != text_.npos) ++place_;
  }

  [[noreturn]] void refuse(const std::string& expected) const {
    throw connection::UserError(
        fmt::format("the SGF text is broken at character {}: {}, such as "
                    "(;FF[4]GM[11]SZ[5];B[c3];W[b2])",
                    place_ + 1, expected));
  }

  std::string_view text_;
  std::size_t place_ = 0;
};

}  // namespace

std::vector<SgfNode> sgf_main_line(std::string_view text) {
  return Scanner(text).main_line();
}

}  // namespace beeline::formats
