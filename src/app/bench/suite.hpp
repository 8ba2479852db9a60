// Named lists of positions to measure on.
//
// The suites of bench/positions are part of the program, so that it finds them wherever it is
// installed; a file of one's own will do as well.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/registry.hpp"
#include "connection/position_text.hpp"

namespace beeline::app::bench {

struct BuiltInSuite {
  std::string_view name;  // the file's name without its ending
  std::string_view text;
};

[[nodiscard]] std::span<const BuiltInSuite> built_in_suites();  // made from bench/positions

struct Suite {
  std::string name;
  std::vector<connection::GamePosition> positions;
};

// The built-in suite of that name, or else the file: one position a line, as in a batch. A
// UserError names a line that is no position, a game that is unknown, or a suite without positions.
[[nodiscard]] Suite find_suite(const std::string& name_or_file, std::span<const Game>);

// Every first move of Black's that is not a half-turn of another.
[[nodiscard]] Suite openings_suite(const std::string& game, connection::Size);

}  // namespace beeline::app::bench
