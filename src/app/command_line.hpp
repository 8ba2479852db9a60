// From the words of a command line to a command.
#pragma once

#include <span>
#include <string>

#include "app/command.hpp"
#include "app/registry.hpp"

namespace beeline::app {

// `args` are the words after the program's name. Every mistake is a UserError.
[[nodiscard]] Command parse_command_line(std::span<const std::string> args,
                                         std::span<const Game> games);

}  // namespace beeline::app
