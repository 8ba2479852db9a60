// The command `beeline proof`.
#pragma once

#include <string>

#include "app/environment.hpp"
#include "app/exit_code.hpp"

namespace beeline::app {

// What to do with a proof besides telling its size and main lines.
enum class ProofView { summary, browser, dot, svg };

struct ShowProof {
  std::string file;  // "-": the standard input
  ProofView view = ProofView::summary;
  int position = 1;  // which one, for pictures
  int levels = 3;    // of the tree, for pictures
};

[[nodiscard]] ExitCode execute(const ShowProof&, const Environment&);

}  // namespace beeline::app
