#include "app/proof/statistics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "app/numbers.hpp"

namespace beeline::app::proof {
namespace {

const char* name_of(char rule) {
  switch (rule) {
    case 't': return "ties";
    case 'c': return "captured pairs";
    case 'r': return "replies";
    default: return "mirror images";
  }
}

}  // namespace

std::string statement(const Proof& proof, const Proved& proved) {
  return fmt::format("{}: {} wins",
                     to_string(connection::GamePosition{proof.game, proved.position}),
                     proof.winner(proved) == Colour::black ? "Black" : "White");
}

std::string statistics_text(const Proof& proof) {
  std::map<char, std::uint64_t> count;
  std::uint64_t citations = 0;
  int depth = 0;
  for (const Claim& claim : proof.claims) {
    ++count[claim.rule];
    citations += claim.citations.size();
    depth = std::max(depth, claim.depth);
  }
  std::string text = fmt::format("{} {}, {} claims, {} bytes\n", proof.game, to_string(proof.size),
                                 grouped(proof.claims.size()), grouped(proof.bytes));
  text += fmt::format("  positions         {:>12}\n", grouped(proof.positions.size()));
  for (const auto& [rule, number] : count) {
    text += fmt::format("  {} {:<15} {:>12}\n", rule, name_of(rule), grouped(number));
  }
  text += fmt::format("  citations         {:>12}\n  deepest chain     {:>12}\n",
                      grouped(citations), depth);
  return text + fmt::format("  longest line      {:>12} bytes\n", proof.longest_line);
}

std::string main_line_text(const Proof& proof, const Proved& proved) {
  Strategy strategy(proof, proved);
  std::string text;
  const auto add = [&](std::optional<Cell> cell) {
    if (!text.empty()) text += ' ';
    text += cell ? connection::cell_name(proof.size, *cell) : "-";
  };
  if (strategy.first_move()) add(strategy.first_move());
  for (Cells replies = strategy.replies(); !replies.empty() && !strategy.has_no_moves();
       replies = strategy.replies()) {
    Cell best = replies.first();
    int best_depth = -1;
    for (const Cell reply : replies) {
      Strategy then = strategy;
      static_cast<void>(then.answer(reply));
      const int depth = then.is_over() ? 0 : then.depth();
      if (depth > best_depth) {
        best_depth = depth;
        best = reply;
      }
    }
    add(best);
    const auto answer = strategy.answer(best);
    if (answer || !strategy.is_over()) add(answer);
  }
  return text;
}

}  // namespace beeline::app::proof
