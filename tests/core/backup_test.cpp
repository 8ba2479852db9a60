#include "beeline/backup.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "catch.hpp"
#include "toy/mix.hpp"

using namespace beeline;
using toy::Random;

namespace {

constexpr int trials = 20'000;

std::vector<Bounds> random_views(Random& random) {
  std::vector<Bounds> views;
  const int lost_percent = random.between(0, 100);
  const int won_percent = random.percent(20) ? 10 : 0;
  const bool huge = random.percent(10);
  const auto effort = [&] {
    const auto small = static_cast<Effort>(random.between(1, 6));
    return huge ? largest_finite_effort + 1 - small : small;
  };
  for (int left = random.between(0, 12); left > 0; --left) {
    const Effort phi = effort();
    const Bounds open{phi, effort()};
    views.push_back(random.percent(lost_percent)  ? Bounds::lost()
                    : random.percent(won_percent) ? Bounds::won()
                                                  : open);
  }
  return views;
}

Widening random_widening(Random& random) {
  return {random.between(1, 3), random.between(0, 4) * 0.25};
}

Backup back_up_views(const std::vector<Bounds>& views, Widening widening, double epsilon,
                     std::size_t previous = no_child, TieBreak ties = {}) {
  return back_up(
      views.size(), [&](std::size_t i) { return views[i]; }, widening, epsilon, previous, ties);
}

// The live children of the window, by the words of the header.
std::vector<std::size_t> window_of(const std::vector<Bounds>& views, Widening widening) {
  std::vector<std::size_t> live;
  for (std::size_t i = 0; i < views.size(); ++i)
    if (!views[i].is_lost()) live.push_back(i);
  if (live.size() < 2) return live;
  auto size = static_cast<std::size_t>(widening.base);
  while (static_cast<double>(size - static_cast<std::size_t>(widening.base)) <
         widening.factor * static_cast<double>(live.size()))
    ++size;
  live.resize(std::min(size, live.size()));
  return live;
}

Bounds naive_bounds(const std::vector<Bounds>& views, Widening widening) {
  const auto is_won = [](const Bounds& view) { return view.is_won(); };
  const auto is_lost = [](const Bounds& view) { return view.is_lost(); };
  if (std::any_of(views.begin(), views.end(), is_won)) return Bounds::won();
  if (std::all_of(views.begin(), views.end(), is_lost)) return Bounds::lost();
  std::uint64_t delta = 0;
  for (const Bounds& view : views) delta += view.delta;
  Effort phi = infinite_effort;
  for (const std::size_t i : window_of(views, widening)) phi = std::min(phi, views[i].phi);
  return {phi, static_cast<Effort>(std::min<std::uint64_t>(delta, largest_finite_effort))};
}

struct Trial {
  std::vector<Bounds> views;
  Widening widening;
  double epsilon;
  std::size_t previous;
  TieBreak ties;
  Backup result;
};

template <class Check>
void for_each_trial(std::uint64_t seed, Check&& check) {
  Random random(seed);
  for (int i = 0; i < trials; ++i) {
    Trial trial{.views = random_views(random),
                .widening = random_widening(random),
                .epsilon = random.between(0, 4) * 0.25,
                .previous = no_child,
                .ties = {random.percent(50) ? 0 : random()},
                .result = {}};
    if (!trial.views.empty() && random.percent(70)) trial.previous = random() % trial.views.size();
    trial.result =
        back_up_views(trial.views, trial.widening, trial.epsilon, trial.previous, trial.ties);
    check(trial);
  }
}

}  // namespace

TEST_CASE("backup: the bounds are those of a naive reference, whatever was searched before") {
  int wrong = 0;
  for_each_trial(1, [&](const Trial& trial) {
    if (trial.result.bounds != naive_bounds(trial.views, trial.widening)) ++wrong;
    if (!trial.result.bounds.is_consistent()) ++wrong;
  });
  CHECK(wrong == 0);
}

TEST_CASE("backup: the child of a won node wins, and a lost node has none") {
  int wrong = 0;
  for_each_trial(2, [&](const Trial& trial) {
    const Backup& result = trial.result;
    if (result.bounds.is_won() && !trial.views[result.best].is_won()) ++wrong;
    if (result.bounds.is_lost() && result.best != no_child) ++wrong;
  });
  CHECK(wrong == 0);
}

TEST_CASE("backup: the child to search stands in the window and is best, or nearly best and kept") {
  int wrong = 0;
  int kept = 0;
  for_each_trial(3, [&](const Trial& trial) {
    const Backup& result = trial.result;
    if (result.bounds.is_solved()) return;
    const auto window = window_of(trial.views, trial.widening);
    const auto in_window = [&](std::size_t i) {
      return std::count(window.begin(), window.end(), i);
    };
    if (!in_window(result.best)) ++wrong;
    const Effort close = slack(result.bounds.phi, trial.epsilon);
    const bool keeps = trial.previous != no_child && in_window(trial.previous) &&
                       trial.views[trial.previous].phi < close;
    if (keeps) {
      ++kept;
      if (result.best != trial.previous) ++wrong;
    } else if (trial.views[result.best].phi != result.bounds.phi) {
      ++wrong;
    }
  });
  CHECK(wrong == 0);
  CHECK(kept > 100);
}

TEST_CASE("backup: the rival is the best of the others in the window") {
  int wrong = 0;
  for_each_trial(4, [&](const Trial& trial) {
    const Backup& result = trial.result;
    if (result.bounds.is_solved()) return;
    Effort rival = infinite_effort;
    for (const std::size_t i : window_of(trial.views, trial.widening))
      if (i != result.best) rival = std::min(rival, trial.views[i].phi);
    if (result.rival != rival) ++wrong;
  });
  CHECK(wrong == 0);
}

TEST_CASE("backup: without a seed the first of equally good children is searched") {
  const std::vector<Bounds> views{{3, 1}, {2, 5}, {2, 1}, {2, 9}};
  CHECK(back_up_views(views, {4, 1.0}, 0).best == 1);
}

TEST_CASE("backup: with seeds each of equally good children is searched now and then") {
  const std::vector<Bounds> views{{3, 1}, {2, 5}, {2, 1}, {2, 9}};
  std::vector<int> searched(views.size());
  for (std::uint64_t salt = 1; salt <= 200; ++salt) {
    ++searched[back_up_views(views, {4, 1.0}, 0, no_child, {toy::mix(salt)}).best];
  }
  CHECK(searched[0] == 0);
  for (std::size_t i = 1; i < views.size(); ++i) CHECK(searched[i] > 20);
}

TEST_CASE("backup: a refuted move slides the window on") {
  std::vector<Bounds> views(8, Bounds{5, 1});
  views[3].phi = 1;  // outside a window of base 1 and factor 0.25
  CHECK(back_up_views(views, {1, 0.25}, 0).bounds.phi == 5);
  views[0] = Bounds::lost();
  CHECK(back_up_views(views, {1, 0.25}, 0).best == 3);
  views[0] = Bounds{5, 1};
  views[7] = Bounds::won();
  CHECK(back_up_views(views, {1, 0.25}, 0).best == 7);
}

TEST_CASE("backup: many huge efforts add up to a finite one") {
  const std::vector<Bounds> views(10, Bounds{1, largest_finite_effort});
  CHECK(back_up_views(views, {1, 1.0}, 0).bounds == Bounds{1, largest_finite_effort});
}

TEST_CASE("backup: the window grows with base, factor and live moves, never above what is asked") {
  for (std::size_t live = 2; live <= 121; ++live) {
    CHECK(Widening{1, 0.0}.window(live) == 1);
    CHECK(Widening{3, 0.0}.window(live) == 3);
    CHECK(Widening{1, 1.0}.window(live) == live + 1);
    CHECK(Widening{1, 0.25}.window(live) == 1 + (live + 3) / 4);
    CHECK(Widening{1, 0.25}.window(live) <= Widening{1, 0.25}.window(live + 1));
  }
  CHECK(Widening{1, 0.25}.window(0) == 0);
  CHECK(Widening{5, 1.0}.window(1) == 1);
}

TEST_CASE("backup: slack lies above the effort and grows with effort and epsilon") {
  Random random(5);
  int wrong = 0;
  for (int i = 0; i < trials; ++i) {
    const int bits = random.between(1, 31);
    const auto a =
        static_cast<Effort>(std::min<std::uint64_t>(random() >> (64 - bits), infinite_effort));
    const auto b = static_cast<Effort>(std::min<std::uint64_t>(a + random() % 6, infinite_effort));
    const double epsilon = random.between(0, 16) * 0.25;
    if (a < infinite_effort && slack(a, epsilon) <= a) ++wrong;
    if (slack(a, epsilon) > infinite_effort) ++wrong;
    if (slack(a, epsilon) > slack(b, epsilon)) ++wrong;
    if (slack(a, epsilon) > slack(a, epsilon + 0.25)) ++wrong;
  }
  CHECK(wrong == 0);
  CHECK(slack(7, 0) == 8);
  CHECK(slack(100, 0.25) == 125);
  CHECK(slack(infinite_effort, 0) == infinite_effort);
}

TEST_CASE("backup: a child's limit lies above its bounds and never above what its parent needs") {
  Random random(6);
  int wrong = 0;
  for_each_trial(7, [&](const Trial& trial) {
    const Backup& node = trial.result;
    if (node.bounds.is_solved()) return;
    const Bounds child = trial.views[node.best];
    const auto limit_number = [&](Effort number) {
      const auto more = static_cast<Effort>(random.between(1, 10));
      return random.percent(20) ? infinite_effort : std::min(number + more, infinite_effort);
    };
    const Bounds limit{limit_number(node.bounds.phi), limit_number(node.bounds.delta)};
    const Bounds below = child_limit(limit, node, child, trial.epsilon);
    if (below.phi <= child.phi || below.delta <= child.delta) ++wrong;
    if (below.phi > infinite_effort || below.delta > infinite_effort) ++wrong;
    if (below.phi > std::max(limit.phi, child.phi + 1)) ++wrong;
    if (below.phi > std::max(slack(node.rival, trial.epsilon), child.phi + 1)) ++wrong;
    // A child that grows to its limit in delta makes the node reach its own.
    std::uint64_t delta = below.delta;
    for (const Bounds& view : trial.views)
      if (!view.is_lost()) delta += view.delta;
    if (limit.delta != infinite_effort && delta - child.delta < limit.delta &&
        node.bounds.delta != largest_finite_effort)
      ++wrong;
  });
  CHECK(wrong == 0);
}
