// The program, callable.
#pragma once

#include <span>
#include <string>

#include "app/environment.hpp"

namespace beeline::app {

// Does what the words after the program's name ask for. Returns the exit code; never throws.
[[nodiscard]] int run(std::span<const std::string> args, const Environment&) noexcept;

}  // namespace beeline::app
