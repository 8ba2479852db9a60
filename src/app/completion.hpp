// Scripts that teach a shell to complete our command lines. They are made from the same tables as
// the command line itself, so that a new option is completed from the day it exists.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace beeline::app {

struct OptionOutline {
  std::string name;  // "--threads"
  std::string help;  // one line
  bool takes_value = false;
  std::vector<std::string> values;  // those that can be listed
};

struct CommandOutline {
  std::string name;  // "solve", or "bench speedup" for a command of a command
  std::string help;
  std::vector<OptionOutline> options;
  std::vector<std::string> words;  // what may follow besides options, as far as it can be listed
};

// `shell`: bash, zsh or fish; a UserError for others.
[[nodiscard]] std::string completion_script(std::string_view shell,
                                            std::span<const CommandOutline> commands);

}  // namespace beeline::app
