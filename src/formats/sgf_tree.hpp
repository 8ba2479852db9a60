// The main line of a game tree in the Smart Game Format, before anyone asks what it means.
//
// A file is "(;NODE;NODE(;VARIATION)(;VARIATION))", a node a list of properties, a property a name
// and values in brackets; a backslash takes the next character as it is. The main line follows the
// first variation everywhere.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace beeline::formats {

using SgfNode = std::vector<std::pair<std::string, std::vector<std::string>>>;  // in file order

// At least one node. Whatever is no SGF is a UserError that says where.
[[nodiscard]] std::vector<SgfNode> sgf_main_line(std::string_view text);

}  // namespace beeline::formats
