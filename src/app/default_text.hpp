// What an option is if the user says nothing, in words: "1", or "0.25 (rex: 0.15)" where a game
// prefers to be searched otherwise.
#pragma once

#include <span>
#include <string>
#include <type_traits>

#include "app/registry.hpp"
#include "beeline/options.hpp"

namespace beeline::app {

template <class Owner, class Value>
[[nodiscard]] std::string default_text(const Option<Owner, Value>& option,
                                       [[maybe_unused]] std::span<const Game> games) {
  const Value standard = Owner{}.*option.field;
  std::string text = option_value_text(standard);
  if constexpr (std::is_same_v<Owner, SearchOptions>) {
    for (const Game& game : games) {
      const Value preferred = game.search_defaults.*option.field;
      if (preferred == standard) continue;
      text += " (" + std::string(game.name) + ": " + option_value_text(preferred) + ")";
    }
  }
  return text;
}

}  // namespace beeline::app
