#include "rex/pairing_search.hpp"

#include <algorithm>
#include <bit>

namespace beeline::rex {

PairingAnswer PairingSearch::find(const Family& family, const std::vector<Lanes>& alive, Grid live,
                                  bool with_key, int steps) {
  rest_.clear();
  live_ = live;
  if (alive.size() <= 1) {
    family_ = &family;
    members_ = alive.empty() ? Lanes{} : alive.front();
  } else {
    gather(family, alive, live);
    family_ = &gathered_;
    members_ = gathered_.blocks().front().present;
  }
  found_.pairs.clear();
  found_.key = Pairing::no_key;
  steps_left_ = steps;

  State state{members_, {}, live, with_key};
  if (any(members_)) {
    connection::for_each_cell(live, [&](GridCell cell) {
      Lanes carry = family_->blocks().front().holds[cell] & members_;
      for (Lanes& bit : state.free_bit) {
        const Lanes next = bit & carry;
        bit ^= carry;
        carry = next;
      }
    });
  }
  bits_used_ = size_bits;
  while (bits_used_ > 1 && !any(state.free_bit[bits_used_ - 1])) --bits_used_;
  connection::for_each_cell(live, [this](GridCell cell) { barred_[cell] = 0; });
  if (search(state)) return PairingAnswer::yes;
  return steps_left_ < 0 ? PairingAnswer::unknown : PairingAnswer::no;
}

// One block of the smallest joinsets, which are the hardest to find a pair in. The others are
// looked at only when these all have one.
void PairingSearch::gather(const Family& family, const std::vector<Lanes>& alive, Grid live) {
  for (std::size_t b = 0; b < alive.size(); ++b) {
    for_each_member(alive[b], [&](std::size_t i) { rest_.push_back(family.row(b, i) & live); });
  }
  const std::size_t smallest = std::min<std::size_t>(rest_.size(), bits_of_lanes);
  std::nth_element(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(smallest),
                   rest_.end(), [](Grid a, Grid b) {
                     const int difference = std::popcount(a) - std::popcount(b);
                     return difference != 0 ? difference < 0 : a < b;
                   });
  gathered_.clear();
  for (std::size_t i = 0; i < smallest; ++i) gathered_.add(rest_[i]);
  gathered_.make_columns(live);
  rest_.erase(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(smallest));
}

bool PairingSearch::search(const State& state) {
  if (!any(state.open)) return covers_the_rest();
  if (--steps_left_ < 0) return false;

  Lanes fewest = state.open;
  for (std::size_t bit = bits_used_; bit-- > 0;) {
    const Lanes without = fewest & ~state.free_bit[bit];
    if (any(without)) fewest = without;
  }
  const Grid cells = family_->row(0, first_member(fewest)) & state.free;

  struct Choice {
    int cover;
    GridCell a;
    GridCell b;
  };
  std::array<Choice, 64 * 63 / 2> choices;
  std::size_t count = 0;
  const auto& holds = family_->blocks().front().holds;
  for (Grid rest = cells; rest != 0; rest &= rest - 1) {
    const auto a = static_cast<GridCell>(std::countr_zero(rest));
    const Lanes with_a = state.open & holds[a];
    connection::for_each_cell((rest & (rest - 1)) & ~barred_[a], [&](GridCell b) {
      choices[count++] = {count_members(with_a & holds[b]), a, b};
    });
  }
  std::sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Choice& x, const Choice& y) { return x.cover > y.cover; });

  bool success = false;
  std::size_t tried = 0;
  for (; tried < count && !success && steps_left_ >= 0; ++tried) {
    const Choice& choice = choices[tried];
    success = try_pair(state, choice.a, choice.b);
    barred_[choice.a] |= connection::grid_of(choice.b);
  }
  for (std::size_t i = 0; i < tried; ++i) {
    barred_[choices[i].a] &= ~connection::grid_of(choices[i].b);
  }
  for (Grid rest = state.key_left ? cells : 0; rest != 0 && !success; rest &= rest - 1) {
    success = try_key(state, static_cast<GridCell>(std::countr_zero(rest)));
  }
  return success;
}

bool PairingSearch::try_pair(const State& state, GridCell a, GridCell b) {
  const auto& holds = family_->blocks().front().holds;
  State next = state;
  next.open &= ~(holds[a] & holds[b]);
  next.free &= ~(connection::grid_of(a) | connection::grid_of(b));
  lose_cell(next, next.open & holds[a]);
  lose_cell(next, next.open & holds[b]);
  Lanes needy = next.open;  // fewer than two free cells: only the key can help
  for (std::size_t bit = 1; bit < bits_used_; ++bit) needy &= ~next.free_bit[bit];
  if (any(needy)) {
    if (!state.key_left) return false;
    Grid keys = next.free;
    for_each_member(needy, [&](std::size_t i) { keys &= family_->row(0, i); });
    if (keys == 0) return false;
  }
  found_.pairs.push_back({a, b});
  if (search(next)) return true;
  found_.pairs.pop_back();
  return false;
}

bool PairingSearch::try_key(const State& state, GridCell key) {
  State next = state;
  next.open &= ~family_->blocks().front().holds[key];
  next.free &= ~connection::grid_of(key);
  next.key_left = false;
  found_.key = key;
  if (search(next)) return true;
  found_.key = Pairing::no_key;
  return false;
}

// Subtracts one from the binary number of each holder.
void PairingSearch::lose_cell(State& state, const Lanes& holders) const noexcept {
  Lanes borrow = holders;
  for (std::size_t bit = 0; bit < bits_used_; ++bit) {
    const Lanes next = borrow & ~state.free_bit[bit];
    state.free_bit[bit] ^= borrow;
    borrow = next;
  }
}

bool PairingSearch::covers_the_rest() const noexcept {
  const Grid key = found_.key == Pairing::no_key ? 0 : connection::grid_of(found_.key);
  return std::all_of(rest_.begin(), rest_.end(), [&](Grid joinset) {
    if ((joinset & key) != 0) return true;
    return std::any_of(found_.pairs.begin(), found_.pairs.end(), [&](const Pairing::Pair& pair) {
      const Grid both = connection::grid_of(pair.a) | connection::grid_of(pair.b);
      return (joinset & both) == both;
    });
  });
}

bool PairingSearch::holds(const Pairing& pairing, const Family& family,
                          const std::vector<Lanes>& alive, Grid live, bool with_key) {
  const auto is_live = [live](GridCell cell) { return (live >> cell & 1) != 0; };
  const bool has_key = with_key && pairing.key != Pairing::no_key && is_live(pairing.key);
  const auto blocks = family.blocks();
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    Lanes open = alive[b];
    if (has_key) open &= ~blocks[b].holds[pairing.key];
    for (const Pairing::Pair& pair : pairing.pairs) {
      if (!is_live(pair.a) || !is_live(pair.b)) continue;
      open &= ~(blocks[b].holds[pair.a] & blocks[b].holds[pair.b]);
    }
    if (any(open)) return false;
  }
  return true;
}

}  // namespace beeline::rex
