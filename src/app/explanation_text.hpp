// Reasons in words and drawings.
#pragma once

#include <string>

#include "app/explained.hpp"
#include "app/move_table.hpp"

namespace beeline::app {

[[nodiscard]] const char* name(connection::Colour);  // "Black", "White"

// The moves on the board, then as a list.
[[nodiscard]] std::string moves_text(const MoveTable&);

// What is known of each cell before a search, then what decides the position.
[[nodiscard]] std::string explanation_text(const Explained&);

}  // namespace beeline::app
