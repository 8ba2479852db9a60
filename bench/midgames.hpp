// Fixed positions of Hex in the middle of a game, none of them decided by what one expansion sees.
//
// They were made once by playing moves among the first four of the solver's own order.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "connection/position_text.hpp"
#include "connection/stones.hpp"

namespace beeline::bench {

inline constexpr std::string_view midgames_7x7[] = {
    "hex 7x7 black=a2,e4,e3 white=b6,d3,e2 to-play=black",
    "hex 7x7 black=g7,d3,d4,d5 white=e3,c5,e2,c6 to-play=black",
    "hex 7x7 black=f5,d4,f3 white=e4,c5,f2 to-play=black",
    "hex 7x7 black=g5,e4 white=b6,d5 to-play=black",
    "hex 7x7 black=f5,e3,c4 white=f2,e4,e1 to-play=black",
    "hex 7x7 black=b4,a6,e2 white=c5,c2,a7 to-play=black",
    "hex 7x7 black=g3,c6,e3 white=f5,c4,f2 to-play=black",
    "hex 7x7 black=f5,f3,e4,a6 white=c5,f4,d3,d6 to-play=black",
};
inline constexpr std::string_view midgames_8x8[] = {
    "hex 8x8 black=a5,c6,e6,d4 white=b7,c7,f4,d5 to-play=black",
    "hex 8x8 black=c4,e4,f3,d4 white=c5,e3,f2,g2 to-play=black",
    "hex 8x8 black=a7,e3,f4,f6,d5 white=c4,e5,g5,f2,e7 to-play=black",
    "hex 8x8 black=d2,f4,b5,a7,a4 white=d4,e3,c6,c3,g2 to-play=black",
    "hex 8x8 black=h5,e4,g2,e5,f5 white=g4,f2,c7,e6,f6 to-play=black",
    "hex 8x8 black=c7,e4,d3 white=c5,e3,e2 to-play=black",
    "hex 8x8 black=d1,c7,d5,f3 white=b7,c6,e3,d6 to-play=black",
    "hex 8x8 black=c1,d4,c3,d5,c6 white=f3,e2,b7,d6,c4 to-play=black",
};
inline constexpr std::string_view midgames_11x11[] = {
    "hex 11x11 black=k3,i3,h3,e4,f2 white=j2,i2,g3,h2,d6 to-play=black",
    "hex 11x11 black=f11,h3,e6,e5,d4,b9 white=i3,g5,h4,f4,d8,d3 to-play=black",
    "hex 11x11 black=f3,b10,g7,b9,f9 white=c9,e8,h5,c8,b7 to-play=black",
    "hex 11x11 black=f1,h4,i3,g6,g3 white=j2,h3,f4,i2,g4 to-play=black",
};

template <class Word>
struct Midgame {
  connection::Stones<Word> stones;
  connection::Colour mover = connection::Colour::black;
};

template <class Word>
[[nodiscard]] std::vector<Midgame<Word>> read_midgames(std::span<const std::string_view> texts) {
  std::vector<Midgame<Word>> games;
  for (const std::string_view text : texts) {
    const connection::Position position = connection::parse_position(text).position;
    Midgame<Word> game;
    game.mover = position.to_play;
    for (const connection::Cell cell : position.black) game.stones.black.insert(cell);
    for (const connection::Cell cell : position.white) game.stones.white.insert(cell);
    games.push_back(game);
  }
  return games;
}

}  // namespace beeline::bench
