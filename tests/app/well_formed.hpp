// Is a text well-formed XML? As far as SVG files of ours go: elements, attributes, escapes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace beeline::app::test {

[[nodiscard]] inline bool has_legal_escapes(std::string_view text) {
  for (auto at = text.find('&'); at != text.npos; at = text.find('&', at + 1)) {
    const auto rest = text.substr(at);
    bool known = false;
    for (const char* escape : {"&amp;", "&lt;", "&gt;", "&quot;"}) {
      known = known || rest.starts_with(escape);
    }
    if (!known) return false;
  }
  return text.find_first_of("<>") == text.npos;
}

[[nodiscard]] inline bool is_well_formed(std::string_view text) {
  std::vector<std::string> open;
  bool seen_root = false;
  while (!text.empty()) {
    const auto tag = text.find('<');
    if (!has_legal_escapes(text.substr(0, tag))) return false;
    if (tag == text.npos) break;
    const auto end = text.find('>', tag);
    if (end == text.npos) return false;
    std::string_view inside = text.substr(tag + 1, end - tag - 1);
    text.remove_prefix(end + 1);
    if (inside.starts_with('/')) {
      if (open.empty() || open.back() != inside.substr(1)) return false;
      open.pop_back();
      continue;
    }
    if (open.empty() && seen_root) return false;
    seen_root = true;
    const bool closed = inside.ends_with('/');
    if (closed) inside.remove_suffix(1);
    std::size_t quotes = 0;
    for (const char c : inside) quotes += c == '"' ? 1U : 0U;
    if (quotes % 2 != 0 || !has_legal_escapes(inside)) return false;
    if (!closed) open.emplace_back(inside.substr(0, inside.find(' ')));
  }
  return seen_root && open.empty();
}

}  // namespace beeline::app::test
