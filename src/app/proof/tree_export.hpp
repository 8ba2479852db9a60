// The top of a proof as a graph: claims as nodes, citations as edges, for Graphviz or as a picture.
#pragma once

#include <string>

#include "app/proof/proof_file.hpp"

namespace beeline::app::proof {

// Down to `levels` citations below the position. A claim that is cited twice is one node.
[[nodiscard]] std::string to_dot(const Proof&, const Proved&, int levels);
[[nodiscard]] std::string to_svg(const Proof&, const Proved&, int levels);

}  // namespace beeline::app::proof
