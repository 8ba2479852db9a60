// Settings that a user interface reads and changes while the engine runs.
//
// Without a word after it, a command of the analyze type "param" answers one line for each setting:
// its type, name and value. With name and value it changes that setting.
#pragma once

#include <string>

#include "app/htp/engine.hpp"
#include "app/htp/request.hpp"

namespace beeline::app::htp {

// Everything in the tables of options; "use_guifx" asks for live graphics.
[[nodiscard]] std::string solver_parameters(Engine&, const Words&);

// How moves are chosen, and which game is played.
[[nodiscard]] std::string game_parameters(Engine&, const Words&);

}  // namespace beeline::app::htp
