// What a user interface says, line by line, and the frame of what is answered.
//
//   request   = [ id ] command { argument }       one line; '#' begins a comment
//   success   = "=" [ id ] " " text blank-line
//   failure   = "?" [ id ] " " text blank-line
//
// An answer ends with its first blank line, so a blank line inside becomes a line with one blank.
// The comment "# interrupt" asks whatever runs to end. The frame is that of the Go Text Protocol,
// version 2; the commands inside make it HTP, which HexGui speaks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace beeline::app::htp {

using Words = std::vector<std::string>;

struct Request {
  std::string id{};  // digits, to be repeated in the answer; may be empty
  std::string command{};
  Words arguments{};
};

// Nothing: the line asks for nothing.
[[nodiscard]] std::optional<Request> parse_request(std::string_view line);

[[nodiscard]] bool is_interrupt(std::string_view line);

[[nodiscard]] std::string framed(bool success, const Request&, std::string_view text);

}  // namespace beeline::app::htp
