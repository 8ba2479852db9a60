#include "app/bench/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace beeline::app::bench {

std::string csv_line(const std::vector<std::string>& fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (&field != &fields.front()) line += ',';
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line += c == '"' ? std::string("\"\"") : std::string(1, c);
    line += '"';
  }
  return line + '\n';
}

std::string Grid::as_csv() const {
  std::string text = csv_line(header);
  for (const auto& row : rows) text += csv_line(row);
  return text;
}

std::string Grid::as_markdown() const {
  const auto line = [](const std::vector<std::string>& fields) {
    return fmt::format("| {} |\n", fmt::join(fields, " | "));
  };
  std::string text = line(header) + "|---|";
  for (std::size_t i = 1; i < header.size(); ++i) text += "---:|";
  text += '\n';
  for (const auto& row : rows) text += line(row);
  return text;
}

std::string Grid::as_text() const {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < header.size(); ++i) {
    std::size_t width = header[i].size();
    for (const auto& row : rows) width = std::max(width, row[i].size());
    widths.push_back(width);
  }
  std::string text;
  const auto add = [&](const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      auto out = std::back_inserter(text);
      if (i == 0) {
        fmt::format_to(out, "{:<{}}", fields[i], widths[i]);
      } else {
        fmt::format_to(out, "  {:>{}}", fields[i], widths[i]);
      }
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  };
  add(header);
  for (const auto& row : rows) add(row);
  return text;
}

}  // namespace beeline::app::bench
