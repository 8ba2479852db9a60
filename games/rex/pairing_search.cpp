#include "rex/pairing_search.hpp"

#include <algorithm>
#include <bit>

namespace beeline::rex {

PairingAnswer PairingSearch::find(const Family& family, const std::vector<Lanes>& alive, Grid live,
                                  bool with_key, int steps) {
  found_.pairs.clear();
  found_.key = Pairing::no_key;
  if (alive.empty()) return PairingAnswer::yes;
  with_key_ = with_key;
  steps_left_ = steps;
  whole_ = &family;
  alive_ = &alive;
  live_ = live;
  family_ = &family;
  members_ = alive.front();
  if (alive.size() > 1) {
    gather();
    family_ = &gathered_;
    members_ = gathered_.blocks().front().present;
  }
  block_ = &family_->blocks().front();
  hard_ = Lanes{};
  connection::for_each_cell(live, [this](GridCell cell) { barred_[cell] = 0; });
  if (begin()) return PairingAnswer::yes;
  return steps_left_ < 0 ? PairingAnswer::unknown : PairingAnswer::no;
}

// One block of the smallest joinsets, which are the hardest to find a pair in. The others are
// looked at only when these all have one.
void PairingSearch::gather() {
  all_.clear();
  std::array<std::size_t, 65> of_size{};
  for (std::size_t b = 0; b < alive_->size(); ++b) {
    for_each_member((*alive_)[b], [&](std::size_t i) {
      all_.push_back(whole_->row(b, i) & live_);
      ++of_size[static_cast<std::size_t>(std::popcount(all_.back()))];
    });
  }
  std::size_t room = bits_of_lanes;
  std::size_t largest = 0;  // of this size there may be more than there is room for
  while (largest + 1 < of_size.size() && of_size[largest] <= room) room -= of_size[largest++];
  gathered_.clear();
  for (const Grid joinset : all_) {
    const auto size = static_cast<std::size_t>(std::popcount(joinset));
    if (size > largest || (size == largest && room == 0)) continue;
    if (size == largest) --room;
    gathered_.add(joinset);
  }
  gathered_.make_columns(live_);
}

bool PairingSearch::begin() {
  std::size_t bits = size_bits;  // of the largest joinset
  while (bits > 0 && !any(block_->size_bit[bits - 1] & members_)) --bits;
  const auto search_with = [&](auto open) { return search(open); };
  if (bits <= 3) return search_with(OpenJoinsets<3>(*block_, members_, live_));
  if (bits <= 4) return search_with(OpenJoinsets<4>(*block_, members_, live_));
  return search_with(OpenJoinsets<size_bits>(*block_, members_, live_));
}

template <std::size_t Bits>
bool PairingSearch::search(OpenJoinsets<Bits>& open) {
  const std::size_t pairs = found_.pairs.size();
  const GridCell key = found_.key;
  if (take_what_is_forced(open)) {
    if (!any(open.open()) ? covers_all() : branch(open)) return true;
  }
  found_.pairs.resize(pairs);
  found_.key = key;
  return false;
}

// False if some joinset cannot be covered any more.
template <std::size_t Bits>
bool PairingSearch::take_what_is_forced(OpenJoinsets<Bits>& state) {
  OpenJoinsets<Bits> open = state;  // in registers
  const auto cell_in = [](Grid cells) { return static_cast<GridCell>(std::countr_zero(cells)); };
  Lanes lost = open.with_fewer_than_two();
  if (any(lost) && key_left()) {
    const Grid only = family_->row(0, first_member(lost)) & open.free();
    if (only != 0) {
      found_.key = cell_in(only);
      open.take_key(*block_, found_.key);
      lost = open.with_fewer_than_two();
    }
  }
  while (!any(lost)) {
    const Lanes two = open.with_two();
    if (key_left() || !any(two)) {
      state = open;
      return true;
    }
    const Grid pair = family_->row(0, first_member(two)) & open.free();
    const GridCell a = cell_in(pair);
    const GridCell b = cell_in(pair & (pair - 1));
    if ((barred_[a] & connection::grid_of(b)) != 0) return false;
    open.pair(*block_, a, b);
    found_.pairs.push_back({a, b});
    lost = open.with_fewer_than_two();
  }
  hard_ |= lost;
  return false;
}

// One with the fewest free cells.
template <std::size_t Bits>
std::size_t PairingSearch::hardest(const OpenJoinsets<Bits>& open) const noexcept {
  const Lanes fewest = open.with_fewest();
  const Lanes hard = fewest & hard_;
  return first_member(any(hard) ? hard : fewest);
}

template <std::size_t Bits>
bool PairingSearch::branch(const OpenJoinsets<Bits>& open) {
  if (--steps_left_ < 0) return false;
  // The better the cover, the smaller the number.
  const auto choice = [](int cover, unsigned a, unsigned b) {
    return static_cast<std::uint32_t>(bits_of_lanes - cover) << 16 | a << 8 | b;
  };
  const auto cell_a = [](std::uint32_t chosen) { return static_cast<GridCell>(chosen >> 8 & 255); };
  const auto cell_b = [](std::uint32_t chosen) { return static_cast<GridCell>(chosen & 255); };
  std::array<std::uint32_t, 64 * 63 / 2> choices;
  std::size_t count = 0;
  const Grid cells = family_->row(0, hardest(open)) & open.free();
  const auto& holds = block_->holds;
  for (Grid left = cells; left != 0; left &= left - 1) {
    const auto a = static_cast<GridCell>(std::countr_zero(left));
    const Lanes with_a = open.open() & holds[a];
    connection::for_each_cell((left & (left - 1)) & ~barred_[a], [&](GridCell b) {
      choices[count++] = choice(count_members(with_a & holds[b]), a, b);
    });
  }
  std::sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(count));

  bool success = false;
  std::size_t tried = 0;
  for (; tried < count && !success && steps_left_ >= 0; ++tried) {
    const GridCell a = cell_a(choices[tried]);
    const GridCell b = cell_b(choices[tried]);
    OpenJoinsets<Bits> then = open;
    then.pair(*block_, a, b);
    found_.pairs.push_back({a, b});
    success = search(then);
    if (!success) found_.pairs.pop_back();
    barred_[a] |= connection::grid_of(b);
  }
  while (tried-- > 0) {
    barred_[cell_a(choices[tried])] &= ~connection::grid_of(cell_b(choices[tried]));
  }
  for (Grid left = key_left() ? cells : 0; left != 0 && !success && steps_left_ >= 0;
       left &= left - 1) {
    OpenJoinsets<Bits> then = open;
    found_.key = static_cast<GridCell>(std::countr_zero(left));
    then.take_key(*block_, found_.key);
    success = search(then);
    if (!success) found_.key = Pairing::no_key;
  }
  return success;
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
