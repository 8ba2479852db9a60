// A game too large to solve: a random tree, drawn as it is entered.
#pragma once

#include <cstdint>
#include <vector>

#include "beeline/game.hpp"
#include "toy/mix.hpp"

namespace beeline::toy {

class VastWorker {
 public:
  static constexpr std::size_t longest_line = 60;

  struct Key {
    std::uint64_t id = 1;
    std::uint64_t moves_made = 0;
    [[nodiscard]] std::uint64_t hash() const noexcept { return mix(id ^ moves_made); }
    friend bool operator==(const Key&, const Key&) = default;
  };
  using Move = std::uint8_t;

  VastWorker() : line_(1) { line_.reserve(longest_line + 1); }

  [[nodiscard]] Key key() const noexcept { return line_.back(); }

  Verdict expand(ChildList<Move, Key>& children) {
    const Key here = key();
    if (here.moves_made == longest_line) return here.id % 2 ? Verdict::win : Verdict::loss;
    for (Move move = 0; move < 6; ++move) children.push_back({after(here, move), {}, move, false});
    return Verdict::open;
  }

  [[nodiscard]] Move as_played(Move move) const noexcept { return move; }
  void play(Move move) noexcept { line_.push_back(after(key(), move)); }
  void undo() noexcept { line_.pop_back(); }

 private:
  [[nodiscard]] static Key after(const Key& key, Move move) noexcept {
    return {mix(key.id + move), key.moves_made + 1};
  }

  std::vector<Key> line_;
};

}  // namespace beeline::toy
