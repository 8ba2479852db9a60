// Positions in words: what users type and what the program prints.
//
//   position  = game size { field }          fields in any order, each at most once
//   game      = a word                       which games there are is the caller's business
//   size      = W "x" H | N                  N means NxN
//   field     = ("black" | "red") "=" cells  stones; may be empty or missing
//             | ("white" | "blue") "=" cells
//             | "to-play=" colour            may be missing where the stones imply it:
//   cells     = [ cell { "," cell } ]        equal counts: black, one more black stone: white
//   colour    = black | white | red | blue
//
// Words are separated by blanks; letters may be of either case. Unbalanced stone counts are legal.
// Every mistake is a UserError that names the offending token, what was expected and an example.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "connection/position.hpp"

namespace beeline::connection {

// A mistake of the user's, worded for the user.
class UserError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct GamePosition {
  std::string game;  // lower case; not checked here
  Position position;
};

[[nodiscard]] GamePosition parse_position(std::string_view text);
[[nodiscard]] Size parse_size(std::string_view text);
[[nodiscard]] Colour parse_colour(std::string_view text);
[[nodiscard]] Cell parse_cell(Size, std::string_view text);

// The position after alternating moves from the empty board, Black first; blanks or commas between.
[[nodiscard]] Position parse_moves(Size, std::string_view moves);

// The inverse of parse_position: "hex 4x4 black=a1,b2 white=c3 to-play=white".
[[nodiscard]] std::string to_string(const GamePosition&);

// The board drawn as a rhombus with coordinates, one line per row.
[[nodiscard]] std::string draw(const Position&);

// The same with other marks on some cells.
struct CellMark {
  Cell cell = 0;
  char mark = '.';
};
[[nodiscard]] std::string draw(const Position&, const std::vector<CellMark>&);

}  // namespace beeline::connection
