// Makers of the toy games, for the tests of the search.
#pragma once

#include <memory>

#include "beeline/options.hpp"
#include "toy/chomp.hpp"
#include "toy/random_dag.hpp"
#include "toy/vast_game.hpp"

namespace beeline::toy {

[[nodiscard]] inline std::shared_ptr<const RandomDag> make_dag(const DagShape& shape) {
  return std::make_shared<const RandomDag>(shape);
}

// A different graph for each seed: size, width, share of moves that do not pass the turn.
[[nodiscard]] inline std::shared_ptr<const RandomDag> make_dag(std::uint64_t seed) {
  Random random(seed);
  DagShape shape{.seed = seed};
  shape.layers = random.between(2, 12);
  shape.width = random.between(2, 40);
  shape.most_moves = random.between(1, 8);
  shape.same_mover_percent = random.percent(50) ? random.between(0, 60) : 0;
  shape.decided_percent = random.between(0, 40);
  shape.left_out_percent = random.between(0, 40);
  shape.largest_first_bound = random.percent(10) ? 1'000'000 : random.between(1, 6);
  return make_dag(shape);
}

[[nodiscard]] inline auto dag_maker(std::shared_ptr<const RandomDag> dag) {
  return [dag] { return std::make_unique<DagWorker>(dag); };
}

[[nodiscard]] inline auto chomp_maker(int width, int height, bool symmetry = true) {
  return [=] { return std::make_unique<ChompWorker>(width, height, symmetry); };
}

// Options of the search, drawn at random; the table is made elsewhere.
[[nodiscard]] inline SearchOptions random_options(std::uint64_t seed) {
  Random random(seed ^ 0x0975);
  SearchOptions options;
  options.window_base = random.between(1, 4);
  options.window_factor = random.between(0, 4) * 0.25;
  options.epsilon = random.between(0, 8) * 0.25;
  options.job_work = random.percent(50) ? random.between(1, 8) : 1000;
  options.seed = random.percent(50) ? 0 : random() % 1000;
  return options;
}

}  // namespace beeline::toy
