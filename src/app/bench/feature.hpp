// The switches of a game: what it can do or leave, by name.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"

namespace beeline::app::bench {

struct Feature {
  std::string name;  // as on the command line, without the dashes
  bool standard;     // its default
  std::function<void(Settings&, bool)> set;
};

// Every option of the game's tables that is on or off; those all games share come first.
[[nodiscard]] std::vector<Feature> features_of(std::string_view game);

}  // namespace beeline::app::bench
