// A table of texts that people read, pages show and programs import.
#pragma once

#include <string>
#include <vector>

namespace beeline::app::bench {

struct Grid {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;  // each as wide as the header

  [[nodiscard]] std::string as_text() const;      // columns aligned; the first to the left
  [[nodiscard]] std::string as_markdown() const;  // the same as a table of Markdown
  [[nodiscard]] std::string as_csv() const;       // RFC 4180, lines end in \n
};

[[nodiscard]] std::string csv_line(const std::vector<std::string>& fields);

}  // namespace beeline::app::bench
