#include "rex/successor.hpp"

#include <bit>

namespace beeline::rex {

void Successor::play(std::size_t player, GridCell cell) {
  live_ &= ~connection::grid_of(cell);
  const auto own = family(player).blocks();
  shrunk_.resize(own.size());
  for (std::size_t b = 0; b < own.size(); ++b) {
    shrunk_[b] = alive_[player][b] & own[b].holds[cell];
    shortened_[player][b] |= shrunk_[b];
  }
  if (untouched_ && family(player).knows_absorbed()) {
    for (std::size_t b = 0; b < own.size(); ++b) alive_[player][b] &= ~own[b].absorbed[cell];
  } else {
    for (std::size_t b = 0; b < own.size(); ++b) {
      for_each_member(shrunk_[b],
                      [&](std::size_t i) { absorb(player, family(player).row(b, i) & live_); });
    }
  }
  untouched_ = false;
  const auto others = family(1 - player).blocks();
  for (std::size_t b = 0; b < others.size(); ++b) alive_[1 - player][b] &= ~others[b].holds[cell];
}

// A shrunk joinset absorbs those that hold it. None of these is shrunk itself: two joinsets that
// lost the same cell do not hold each other, as they did not before.
void Successor::absorb(std::size_t player, Grid joinset) noexcept {
  const auto blocks = family(player).blocks();
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    Lanes holders = alive_[player][b] & ~shrunk_[b];
    for (Grid rest = joinset; rest != 0 && any(holders); rest &= rest - 1) {
      holders &= blocks[b].holds[static_cast<std::size_t>(std::countr_zero(rest))];
    }
    alive_[player][b] &= ~holders;
  }
}

// A cell is dead for both players or for none, so the smaller family decides.
void Successor::remove_dead() noexcept {
  const std::size_t player = alive_[0].size() < alive_[1].size() ? 0 : 1;
  const auto blocks = family(player).blocks();
  connection::for_each_cell(live_, [&](GridCell cell) {
    for (std::size_t b = 0; b < blocks.size(); ++b) {
      if (any(alive_[player][b] & blocks[b].holds[cell])) return;
    }
    live_ &= ~connection::grid_of(cell);
  });
}

bool Successor::are_twins(std::size_t player, GridCell a, GridCell b) const noexcept {
  const auto blocks = family(1 - player).blocks();
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const Lanes differ = blocks[i].holds[a] ^ blocks[i].holds[b];
    if (any(alive_[1 - player][i] & differ)) return false;
  }
  return true;
}

// The cells above `cell` that share with it the first joinset of the player's opponent that holds
// it. Its twins are among them.
Grid Successor::possible_twins(std::size_t player, GridCell cell) const noexcept {
  const auto blocks = family(1 - player).blocks();
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const Lanes holders = alive_[1 - player][b] & blocks[b].holds[cell];
    if (!any(holders)) continue;
    const Grid above = ~(connection::grid_of(cell) | (connection::grid_of(cell) - 1));
    return family(1 - player).row(b, first_member(holders)) & live_ & above;
  }
  return 0;
}

// Fills one class of cells that the player captures; false if there is none.
bool Successor::fill_twins(std::size_t player) {
  for (Grid rest = live_; rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<GridCell>(std::countr_zero(rest));
    Grid twins = connection::grid_of(cell);
    connection::for_each_cell(possible_twins(player, cell), [&](GridCell other) {
      if (are_twins(player, cell, other)) twins |= connection::grid_of(other);
    });
    if (std::popcount(twins) % 2 == 1) twins &= twins - 1;
    if (twins == 0) continue;
    captured_[player] |= twins;
    connection::for_each_cell(twins, [&](GridCell twin) { play(player, twin); });
    return true;
  }
  return false;
}

std::uint64_t Successor::potential(std::size_t player) const noexcept {
  constexpr int unit = 48;
  const auto weight = [](int size) { return size > unit ? 0 : std::uint64_t{1} << (unit - size); };
  const auto blocks = family(player).blocks();
  std::uint64_t sum = 0;
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const Lanes alive = alive_[player][b];
    for_each_member(alive & shortened_[player][b], [&](std::size_t i) {
      sum += weight(std::popcount(family(player).row(b, i) & live_));
    });
    Lanes rest = alive & ~shortened_[player][b];
    for (int size = 1; any(rest); ++size) {
      Lanes of_size = rest;
      for (std::size_t bit = 0; bit < size_bits; ++bit) {
        const Lanes& has = blocks[b].size_bit[bit];
        of_size &= (size >> bit & 1) != 0 ? has : ~has;
      }
      sum += weight(size) * static_cast<std::uint64_t>(count_members(of_size));
      rest &= ~of_size;
    }
  }
  return sum;
}

SymmetricHash Successor::hash(std::size_t player, Size size,
                              const std::vector<Lanes>& hashes) const noexcept {
  SymmetricHash sum;
  for (std::size_t b = 0; b < alive_[player].size(); ++b) {
    const Lanes alive = alive_[player][b];
    for_each_member(alive & ~shortened_[player][b],
                    [&](std::size_t i) { sum += hashes[b * bits_of_lanes + i]; });
    for_each_member(alive & shortened_[player][b], [&](std::size_t i) {
      sum += SymmetricHash::of(size, family(player).row(b, i) & live_);
    });
  }
  return sum;
}

}  // namespace beeline::rex
