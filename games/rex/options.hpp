// The switches of Rex. Each may be off; the answer is the same.
#pragma once

#include "connection/options.hpp"

namespace beeline::rex {

// Besides its own, Rex has the switches that both games share.
struct Options : connection::ConnectionOptions {
  bool capture = true;
  bool prefer_victim = true;
  bool prefer_vulnerable = true;
  bool prefer_capturee = false;
  bool mutual_fill_in = false;
  bool prefer_filled = false;
  bool join_pairing = true;
  bool pre_join_pairing = true;
  bool colour_symmetry = true;
  bool reuse_pairings = true;
  int pairing_steps = 75;
  int second_pairing_steps = 1500;
  int most_joinsets = 1'000'000;
};

// How Rex prefers to be searched where the user does not say. A narrower window than the search's
// own: the order of moves is good, and most of them lose.
inline constexpr SearchOptions search_defaults{.window_factor = 0.15};

inline constexpr std::tuple rex_options{
    Option{"rex-capture", &Options::capture, false, true, "fill captured cells"},
    Option{"rex-prefer-victim", &Options::prefer_victim, false, true,
           "drop a move that kills a cell in favour of that cell"},
    Option{"rex-prefer-vulnerable", &Options::prefer_vulnerable, false, true,
           "drop a move where the opponent's stone would kill a cell in favour of that cell"},
    Option{"rex-prefer-capturee", &Options::prefer_capturee, false, true,
           "drop a move that captures a cell in favour of that cell"},
    Option{"rex-mutual-fill-in", &Options::mutual_fill_in, false, true,
           "divide three cells of which each player captures two by taking the third"},
    Option{"rex-prefer-filled", &Options::prefer_filled, false, true,
           "drop a move that makes three such cells in favour of taking one's own of them"},
    Option{"rex-join-pairing", &Options::join_pairing, false, true,
           "a player that a pairing forces to join has lost"},
    Option{"rex-pre-join-pairing", &Options::pre_join_pairing, false, true,
           "the same for a pairing with a key, if the player is Last"},
    Option{"rex-colour-symmetry", &Options::colour_symmetry, false, true,
           "a position that looks the same to both players is lost by Last"},
    Option{"rex-reuse-pairings", &Options::reuse_pairings, false, true,
           "try a pairing that refuted one move on the others"},
    Option{"rex-pairing-steps", &Options::pairing_steps, 1, 1'000'000'000,
           "how long to look for a pairing after each move"},
    Option{"rex-second-pairing-steps", &Options::second_pairing_steps, 1, 1'000'000'000,
           "how long to look for it again when the move is examined"},
    Option{"rex-most-joinsets", &Options::most_joinsets, 0, 100'000'000,
           "play by the rules alone if a side can be joined in more ways than this"},
};

}  // namespace beeline::rex
