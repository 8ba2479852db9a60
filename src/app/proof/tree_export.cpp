#include "app/proof/tree_export.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "app/bench/svg.hpp"
#include "app/proof/statistics.hpp"

namespace beeline::app::proof {
namespace {

struct Edge {
  ClaimNumber from;
  ClaimNumber to;
  std::optional<Cell> cell;
};

struct Top {
  std::vector<std::vector<ClaimNumber>> levels;
  std::vector<Edge> edges;
};

Top top_of(const Proof& proof, const Proved& proved, int levels) {
  Top top{{{proved.because.claim}}, {}};
  std::map<ClaimNumber, bool> seen{{proved.because.claim, true}};
  for (int level = 0; level < levels; ++level) {
    std::vector<ClaimNumber> next;
    for (const ClaimNumber number : top.levels.back()) {
      for (const Citation& citation : proof.claim(number).citations) {
        top.edges.push_back({number, citation.claim, citation.cell});
        if (seen.try_emplace(citation.claim, true).second) next.push_back(citation.claim);
      }
    }
    if (next.empty()) break;
    top.levels.push_back(std::move(next));
  }
  return top;
}

// "17 r: 4 stones, 12 cells".
std::string label(const Proof& proof, ClaimNumber number) {
  const Claim& claim = proof.claim(number);
  return fmt::format("{} {}: {} stones, {} cells", number, claim.rule, claim.stones.count(),
                     claim.cells.count());
}

std::string name(const Proof& proof, std::optional<Cell> cell) {
  return cell ? connection::cell_name(proof.size, *cell) : "";
}

}  // namespace

std::string to_dot(const Proof& proof, const Proved& proved, int levels) {
  const Top top = top_of(proof, proved, levels);
  std::string text = fmt::format("digraph proof {{\n  label=\"{}\";\n  node [shape=box];\n",
                                 statement(proof, proved));
  for (const auto& level : top.levels) {
    for (const ClaimNumber number : level) {
      text += fmt::format("  {} [label=\"{}\"];\n", number, label(proof, number));
    }
  }
  for (const auto& [from, to, cell] : top.edges) {
    text += fmt::format("  {} -> {} [label=\"{}\"];\n", from, to, name(proof, cell));
  }
  return text + "}\n";
}

std::string to_svg(const Proof& proof, const Proved& proved, int levels) {
  constexpr double width = 170;
  constexpr double height = 90;
  const Top top = top_of(proof, proved, levels);
  std::size_t widest = 3;
  for (const auto& level : top.levels) widest = std::max(widest, level.size());
  const double whole = width * static_cast<double>(widest);
  std::map<ClaimNumber, bench::Point> at;
  for (std::size_t i = 0; i < top.levels.size(); ++i) {
    const double gap = whole / static_cast<double>(top.levels[i].size());
    for (std::size_t k = 0; k < top.levels[i].size(); ++k) {
      at[top.levels[i][k]] = {gap * (static_cast<double>(k) + 0.5),
                              height * (static_cast<double>(i) + 1)};
    }
  }
  bench::Svg svg(whole, height * static_cast<double>(top.levels.size() + 1),
                 statement(proof, proved));
  svg.text({whole / 2, 30}, statement(proof, proved), bench::Anchor::middle, 14);
  for (const auto& [from, to, cell] : top.edges) {
    const auto a = at[from];
    const auto b = at[to];
    svg.line(a, b, "stroke:#999");
    svg.text({(a.x + 2 * b.x) / 3, (a.y + 2 * b.y) / 3}, name(proof, cell), bench::Anchor::middle,
             10);
  }
  for (const auto& [number, point] : at) {
    svg.rectangle({point.x - 80, point.y - 12}, 160, 24, "fill:#fff;stroke:#333");
    svg.text({point.x, point.y + 4}, label(proof, number), bench::Anchor::middle, 11);
  }
  return svg.file();
}

}  // namespace beeline::app::proof
