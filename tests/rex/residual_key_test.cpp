// The key of a residual game: the same for equal games, turned or not, and for no others.
#include <map>
#include <set>
#include <utility>

#include "residual.hpp"
#include "rex/worker.hpp"

using namespace beeline;
using namespace beeline::oracle;
using connection::Symmetry;

namespace {

constexpr Symmetry symmetries_of_a_square[] = {Symmetry::identity, Symmetry::half_turn,
                                               Symmetry::mirror, Symmetry::turned_mirror};

rex::ResidualKey key_of(Size size, const Joinsets& joinsets) {
  rex::SymmetricHash hash;
  for (const Grid joinset : joinsets) hash += rex::SymmetricHash::of(size, joinset);
  return hash.canonical(connection::count_symmetries(size)).key;
}

Joinsets turned(Size size, Symmetry symmetry, Joinsets joinsets) {
  for (Grid& joinset : joinsets) joinset = connection::image(size, symmetry, joinset);
  std::sort(joinsets.begin(), joinsets.end());
  return joinsets;
}

// The smallest of a game's images.
Joinsets canonical(Size size, const Joinsets& joinsets) {
  Joinsets smallest = joinsets;
  for (int i = 1; i < connection::count_symmetries(size); ++i) {
    smallest = std::min(smallest, turned(size, symmetries_of_a_square[i], joinsets));
  }
  return smallest;
}

// Notes games of the side to move and their keys, which must be one to one.
class KeyCheck {
 public:
  void operator()(const Position& position) {
    const Joinsets joinsets = joinsets_of(position, position.to_play);
    const rex::ResidualKey key = key_of(position.size, joinsets);
    const auto [known, is_new] = key_of_game_.try_emplace(canonical(position.size, joinsets), key);
    if (known->second != key) ++wrong_;
    if (is_new && !keys_.insert(key).second) ++wrong_;
  }
  void report() const {
    INFO(keys_.size() << " games");
    CHECK(keys_.size() > 20);
    CHECK(wrong_ == 0);
  }

 private:
  std::map<Joinsets, rex::ResidualKey> key_of_game_;
  std::set<rex::ResidualKey> keys_;
  int wrong_ = 0;
};

}  // namespace

TEST_CASE("residual key: equal games have equal keys and different games different ones") {
  KeyCheck every;
  for_each_position({3, 3}, [&](const Position& position) { every(position); });
  every.report();
  for (const Size size : {Size{3, 4}, Size{4, 3}, Size{4, 4}}) {
    KeyCheck some;
    Random random(1);
    for (int i = 0; i < 5000; ++i) some(random_position(size, random));
    some.report();
  }
}

TEST_CASE("residual key: the symmetry named with a key turns the game into the one it stands for") {
  Random random(3);
  for (int i = 0; i < 50; ++i) {
    const Position position = random_position({5, 5}, random);
    const Joinsets joinsets = joinsets_of(position, position.to_play);
    rex::SymmetricHash hash;
    for (const Grid joinset : joinsets) hash += rex::SymmetricHash::of({5, 5}, joinset);
    const auto found = hash.canonical(4);
    rex::SymmetricHash image;
    for (const Grid joinset : turned({5, 5}, found.symmetry, joinsets)) {
      image += rex::SymmetricHash::of({5, 5}, joinset);
    }
    CHECK(image.under(Symmetry::identity) == found.key);
  }
}

TEST_CASE("residual key: a successor's hash is that of its joinsets counted anew") {
  Random random(5);
  for (int i = 0; i < 100; ++i) {
    const Position position = random_position({5, 5}, random);
    if (!is_undecided(position)) continue;
    rex::ResidualGame game = residual_game(position);
    game.prepare_for_all_moves();
    connection::for_each_cell(game.live(), [&](GridCell cell) {
      rex::Successor successor;
      successor.start(game.families(), game.live());
      successor.play(0, cell);
      successor.close(true);
      for (const std::size_t player : {0u, 1u}) {
        const auto hash = successor.hash(player, {5, 5}, game.hashes(player, {5, 5}));
        CHECK(hash.canonical(4).key == key_of({5, 5}, joinsets_of(successor, player)));
      }
    });
  }
}

TEST_CASE("residual key: a position and its images have the same key, seen by a worker") {
  Random random(9);
  const rex::Options options;
  const auto key = [&](const Position& position) {
    rex::JoinsetLists lists(options);
    REQUIRE(lists.start(position));
    return rex::Worker(position, options, lists).key();
  };
  const connection::Geometry<std::uint64_t> geometry({5, 5});
  for (int i = 0; i < 50; ++i) {
    const Position position = random_position({5, 5}, random);
    if (!is_undecided(position)) continue;
    for (const Symmetry symmetry : symmetries_of_a_square) {
      Position image = position;
      for (auto* stones : {&image.black, &image.white}) {
        for (Cell& cell : *stones) cell = geometry.image(symmetry, cell);
        std::sort(stones->begin(), stones->end());
      }
      if (connection::swaps_colours(symmetry)) {
        std::swap(image.black, image.white);
        image.to_play = opposite(image.to_play);
      }
      INFO(text_of(position));
      CHECK(key(image) == key(position));
    }
  }
}
