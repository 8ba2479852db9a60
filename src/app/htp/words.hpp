// The words of `beeline htp`, and the command that they make. Included by the command line alone.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "app/htp/command.hpp"
#include "app/position_words.hpp"
#include "app/setting_words.hpp"

namespace beeline::app {

class HtpWords {
 public:
  HtpWords(CLI::App& command, std::span<const Game> games) {
    command.add_option("--game", game_, "the game to begin with\n(default hex)")->type_name("GAME");
    command
        .add_option("--size", size_,
                    "the board to begin with: columns x rows, or N for NxN\n"
                    "(default 11x11)")
        ->type_name("WxH");
    add_table(command, "HTP", htp::options_table, options_, chosen_, games);
    add_search_settings(command, settings_, games);
  }

  [[nodiscard]] RunHtp command() const {
    return {settings_, options_, lower_case(game_), connection::parse_size(size_)};
  }

 private:
  Settings settings_;
  htp::Options options_;
  std::set<std::string_view> chosen_;  // of the latter: nobody asks
  std::string game_ = "hex";
  std::string size_ = "11x11";
};

}  // namespace beeline::app
