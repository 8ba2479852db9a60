// The prose around the options in --help. Each text ends with an example that works when pasted.
#pragma once

#include <span>
#include <string>

#include "app/registry.hpp"

namespace beeline::app {

[[nodiscard]] std::string program_help(std::span<const Game>);
[[nodiscard]] std::string solve_help(std::span<const Game>);
[[nodiscard]] std::string openings_help(std::span<const Game>);
[[nodiscard]] std::string moves_help(std::span<const Game>);
[[nodiscard]] std::string explain_help(std::span<const Game>);
[[nodiscard]] std::string bench_help();
[[nodiscard]] std::string prove_help(std::span<const Game>);
[[nodiscard]] std::string proof_help();
[[nodiscard]] std::string htp_help(std::span<const Game>);
[[nodiscard]] std::string options_help();
[[nodiscard]] std::string convert_help();
[[nodiscard]] std::string completion_help();

}  // namespace beeline::app
