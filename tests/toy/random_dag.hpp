// A made-up game: a random graph of positions, in layers, where lines of play meet again.
//
// The graph is drawn once from a seed, and who wins in each node is computed at once by backward
// induction over all its edges. The worker tells the search less: it leaves some lost moves out,
// decides some children at once, and guesses first bounds at random.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "beeline/game.hpp"
#include "toy/mix.hpp"

namespace beeline::toy {

struct DagShape {
  std::uint64_t seed = 1;
  int layers = 8;
  int width = 12;  // nodes of a layer
  int most_moves = 5;
  int terminal_percent = 8;     // of the nodes before the last layer
  int same_mover_percent = 0;   // of the edges
  int decided_percent = 15;     // of the edges: the parent's expansion tells who wins
  int left_out_percent = 15;    // of the edges that lose: not listed
  int tells_win_percent = 20;   // of the nodes with a decided winning move: Verdict::win
  int largest_first_bound = 4;  // of the children; smallest 1
};

class RandomDag {
 public:
  struct Edge {
    std::uint32_t to = 0;
    bool same_mover = false;
    bool decided = false;
    bool left_out = false;
    Bounds first{};
  };
  struct Node {
    bool terminal = false;
    bool mover_wins = false;  // the oracle
    bool tells_win = false;
    std::vector<Edge> edges;
  };

  explicit RandomDag(const DagShape& shape) : layers_(shape.layers) {
    Random random(shape.seed);
    const auto width = static_cast<std::size_t>(shape.width);
    nodes_.resize(1 + static_cast<std::size_t>(shape.layers - 1) * width);
    for (std::size_t id = 0; id < nodes_.size(); ++id) draw(id, shape, random);
    for (std::size_t id = nodes_.size(); id-- > 0;) solve(nodes_[id]);
    for (Node& node : nodes_)
      for (Edge& edge : node.edges) {
        edge.decided = random.percent(shape.decided_percent);
        edge.left_out = !wins_by(edge) && random.percent(shape.left_out_percent);
      }
  }

  [[nodiscard]] const Node& node(std::uint64_t id) const { return nodes_[id]; }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  [[nodiscard]] int layers() const { return layers_; }
  [[nodiscard]] bool mover_wins(std::uint64_t id = 0) const { return nodes_[id].mover_wins; }
  // Does the side to move in the edge's parent win by playing it?
  [[nodiscard]] bool wins_by(const Edge& edge) const {
    return nodes_[edge.to].mover_wins == edge.same_mover;
  }

 private:
  // Node 0 is the first layer; edges lead to any deeper layer, mostly to the next.
  void draw(std::size_t id, const DagShape& shape, Random& random) {
    Node& node = nodes_[id];
    const int layer = id == 0 ? 0 : 1 + static_cast<int>(id - 1) / shape.width;
    node.tells_win = random.percent(shape.tells_win_percent);
    node.terminal =
        layer == shape.layers - 1 || (id != 0 && random.percent(shape.terminal_percent));
    if (node.terminal) {
      node.mover_wins = random.percent(50);
      return;
    }
    for (int left = random.between(1, shape.most_moves); left > 0; --left) {
      const bool near = random.percent(75);
      const int to_layer = near ? layer + 1 : random.between(layer + 1, shape.layers - 1);
      const int to = 1 + (to_layer - 1) * shape.width + random.between(0, shape.width - 1);
      const auto bound = [&] {
        return static_cast<Effort>(random.between(1, shape.largest_first_bound));
      };
      const Effort phi = bound();
      node.edges.push_back({.to = static_cast<std::uint32_t>(to),
                            .same_mover = random.percent(shape.same_mover_percent),
                            .first = {phi, bound()}});
    }
  }

  void solve(Node& node) const {
    if (node.terminal) return;
    node.mover_wins = false;
    for (const Edge& edge : node.edges) node.mover_wins |= wins_by(edge);
  }

  int layers_;
  std::vector<Node> nodes_;
};

class DagWorker {
 public:
  struct Key {
    std::uint64_t id = 0;
    [[nodiscard]] std::uint64_t hash() const noexcept { return mix(id); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = std::uint16_t;  // index of the edge

  explicit DagWorker(std::shared_ptr<const RandomDag> dag, std::uint64_t start = 0)
      : dag_(std::move(dag)) {
    path_.reserve(static_cast<std::size_t>(dag_->layers()) + 1);
    path_.push_back(start);
  }

  [[nodiscard]] Key key() const noexcept { return {path_.back()}; }

  Verdict expand(ChildList<Move, Key>& children) {
    const RandomDag::Node& node = dag_->node(path_.back());
    if (node.terminal) return node.mover_wins ? Verdict::win : Verdict::loss;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      const RandomDag::Edge& edge = node.edges[i];
      if (edge.left_out) continue;
      const bool child_wins = dag_->mover_wins(edge.to);
      const Bounds decided = child_wins ? Bounds::won() : Bounds::lost();
      const Bounds bounds = edge.decided ? decided : edge.first;
      children.push_back({{edge.to}, bounds, static_cast<Move>(i), edge.same_mover});
      if (node.tells_win && edge.decided && dag_->wins_by(edge)) {
        children = {children.back()};
        return Verdict::win;
      }
    }
    return children.empty() ? Verdict::loss : Verdict::open;
  }

  [[nodiscard]] Move as_played(Move move) const noexcept { return move; }
  void play(Move move) noexcept { path_.push_back(dag_->node(path_.back()).edges[move].to); }
  void undo() noexcept { path_.pop_back(); }

 private:
  std::shared_ptr<const RandomDag> dag_;
  std::vector<std::uint64_t> path_;  // from the position that the worker was made for
};

}  // namespace beeline::toy
