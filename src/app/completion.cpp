#include "app/completion.hpp"

#include <fmt/format.h>

#include <iterator>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

using Commands = std::span<const CommandOutline>;

template <class... Values>
void add(std::string& script, fmt::format_string<Values...> format, Values&&... values) {
  fmt::format_to(std::back_inserter(script), format, std::forward<Values>(values)...);
  script += '\n';
}

// Inside single quotes, for any of the shells.
std::string single_quoted(std::string_view text, std::string_view also_escaped = "") {
  std::string result;
  for (const char c : text) {
    if (c == '\'') {
      result += R"('\'')";
      continue;
    }
    if (also_escaped.find(c) != also_escaped.npos) result += '\\';
    result += c;
  }
  return '\'' + result + '\'';
}

bool is_nested(const CommandOutline& command) {
  return command.name.find(' ') != command.name.npos;
}

// The commands of commands, each in double quotes.
std::vector<std::string> nested_names(Commands commands) {
  std::vector<std::string> names;
  for (const CommandOutline& command : commands) {
    if (is_nested(command)) names.push_back('"' + command.name + '"');
  }
  return names;
}

std::string names_of(const CommandOutline& command) {
  std::string names = fmt::format("{}", fmt::join(command.words, " "));
  for (const OptionOutline& option : command.options) names += ' ' + option.name;
  return names;
}

// What cannot be listed (positions, numbers) is left to the shell, which offers file names.
std::string bash(Commands commands) {
  std::string script =
      "_beeline() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words=\n"
      "  if ((COMP_CWORD > 1)); then command=${COMP_WORDS[1]}; fi\n"
      "  COMPREPLY=()\n";
  if (const auto nested = nested_names(commands); !nested.empty()) {
    add(script,
        "  if ((COMP_CWORD > 2)); then\n"
        "    case \"$command ${{COMP_WORDS[2]}}\" in {}) command+=\" ${{COMP_WORDS[2]}}\" ;; esac\n"
        "  fi",
        fmt::join(nested, "|"));
  }
  script += "  case \"$command $before\" in\n";
  for (const CommandOutline& command : commands) {
    for (const OptionOutline& option : command.options) {
      if (!option.takes_value) continue;
      add(script, "    \"{} {}\") words=\"{}\" ;;", command.name, option.name,
          fmt::join(option.values, " "));
    }
  }
  script += "    *) case \"$command\" in\n";
  std::string names;
  for (const CommandOutline& command : commands) {
    add(script, "      \"{}\") words=\"{}\" ;;", command.name, names_of(command));
    if (!is_nested(command)) names += command.name + ' ';
  }
  add(script, "      \"\") words=\"{}--help --version\" ;;", names);
  return script +
         "    esac ;;\n"
         "  esac\n"
         "  if [[ -n $words ]]; then COMPREPLY=($(compgen -W \"$words\" -- \"$word\")); fi\n"
         "}\n"
         "complete -o default -F _beeline beeline\n";
}

std::string zsh(Commands commands) {
  std::string script =
      "#compdef beeline\n"
      "_beeline() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const CommandOutline& command : commands) {
    if (is_nested(command)) continue;
    add(script, "    {}", single_quoted(command.name + ":" + command.help));
  }
  script +=
      "  )\n"
      "  if ((CURRENT == 2)); then _describe command commands; return; fi\n"
      "  shift words\n"
      "  ((CURRENT--))\n"
      "  local command=$words[1]\n";
  if (const auto nested = nested_names(commands); !nested.empty()) {
    add(script,
        "  if ((CURRENT > 2)); then\n"
        "    case \"$command $words[2]\" in\n"
        "      {}) command+=\" $words[2]\"; shift words; ((CURRENT--)) ;;\n"
        "    esac\n"
        "  fi",
        fmt::join(nested, "|"));
  }
  script += "  case $command in\n";
  for (const CommandOutline& command : commands) {
    add(script, "    \"{}\")\n      _arguments \\", command.name);
    for (const OptionOutline& option : command.options) {
      std::string text = option.name + "[" + option.help + "]";
      for (std::size_t at = option.name.size() + 1; at + 1 < text.size(); ++at) {
        if (text[at] == '[' || text[at] == ']') text.insert(at++, 1, '\\');
      }
      if (option.takes_value) {
        text += option.values.empty() ? ":value:_files"
                                      : fmt::format(":value:({})", fmt::join(option.values, " "));
      }
      add(script, "        {} \\", single_quoted(text));
    }
    add(script, "        {} ;;",
        command.words.empty()
            ? "'*:position:_files'"
            : single_quoted(fmt::format("1:word:({})", fmt::join(command.words, " "))));
  }
  return script +
         "  esac\n"
         "}\n"
         "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _beeline \"$@\"; "
         "else compdef _beeline beeline; fi\n";
}

std::string fish(Commands commands) {
  std::string script =
      "complete -c beeline -n __fish_use_subcommand -l version -d 'print the version'\n";
  for (const CommandOutline& command : commands) {
    const auto blank = command.name.find(' ');
    std::string seen = "__fish_seen_subcommand_from " + command.name.substr(0, blank);
    if (is_nested(command)) {
      seen += "; and __fish_seen_subcommand_from " + command.name.substr(blank + 1);
    } else {
      add(script, "complete -c beeline -n __fish_use_subcommand -f -a {} -d {}", command.name,
          single_quoted(command.help, "\\"));
    }
    const std::string here = fmt::format("complete -c beeline -n '{}'", seen);
    if (!command.words.empty()) {
      add(script, "{} -f -a {}", here,
          single_quoted(fmt::format("{}", fmt::join(command.words, " "))));
    }
    for (const OptionOutline& option : command.options) {
      std::string value = option.takes_value ? " -r" : "";
      if (!option.values.empty()) {
        value = " -x -a " + single_quoted(fmt::format("{}", fmt::join(option.values, " ")));
      }
      add(script, "{} -l {}{} -d {}", here, option.name.substr(2), value,
          single_quoted(option.help, "\\"));
    }
  }
  return script;
}

}  // namespace

std::string completion_script(std::string_view shell, Commands commands) {
  if (shell == "bash") return bash(commands);
  if (shell == "zsh") return zsh(commands);
  if (shell == "fish") return fish(commands);
  throw connection::UserError(fmt::format(
      "shell {} is unknown: expected bash, zsh or fish, such as beeline completion bash",
      connection::quoted(shell)));
}

}  // namespace beeline::app
