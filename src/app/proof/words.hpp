// The words of `beeline proof`. Included by the command line alone.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "app/proof/command.hpp"
#include "connection/position_text.hpp"

namespace beeline::app {

class ProofWords {
 public:
  void add_to(CLI::App& command) {
    command.add_option("file", file_, "the proof (-: standard input)")
        ->option_text("FILE")
        ->required();
    command.add_flag("--browse", browse_, "play the loser against the proof");
    command.add_option("--tree", tree_, "draw the top of the tree instead")->type_name("dot|svg");
    command.add_option("--position", position_, "with --tree: of which position\n(1 or more)")
        ->type_name("N");
    command.add_option("--levels", levels_, "with --tree: how deep\n(0 to 20; default 3)")
        ->type_name("N");
  }

  [[nodiscard]] ShowProof command() const {
    using connection::UserError;
    ShowProof show{file_, ProofView::summary, position_, levels_};
    if (position_ < 1) throw UserError("--position: expected 1 or more, such as --position 1");
    if (levels_ < 0 || levels_ > 20) throw UserError("--levels: expected 0 to 20, such as 3");
    if (browse_ && !tree_.empty()) throw UserError("give --browse or --tree, not both");
    if (browse_) show.view = ProofView::browser;
    if (tree_ == "dot") show.view = ProofView::dot;
    if (tree_ == "svg") show.view = ProofView::svg;
    if (!tree_.empty() && tree_ != "dot" && tree_ != "svg") {
      throw UserError("--tree: expected dot or svg, such as --tree dot");
    }
    return show;
  }

 private:
  std::string file_;
  std::string tree_;
  bool browse_ = false;
  int position_ = 1;
  int levels_ = 3;
};

}  // namespace beeline::app
