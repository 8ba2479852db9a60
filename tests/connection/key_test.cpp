#include "connection/key.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "connection/board.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/naive_board.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::for_each_position;
using beeline::oracle::for_each_word;
using beeline::oracle::NaiveBoard;
using beeline::oracle::Random;
using beeline::oracle::random_position;

namespace {

// A position in a form that can be ordered: one mark per cell, and the side to move.
using Plain = std::pair<std::vector<char>, Colour>;

Plain plain(const Position& position) {
  std::vector<char> marks(static_cast<std::size_t>(position.size.cells()), '.');
  for (const Cell cell : position.black) marks[cell] = 'B';
  for (const Cell cell : position.white) marks[cell] = 'W';
  return {marks, position.to_play};
}

// Symmetries by coordinates, apart from those of the geometry.
Position turned(const Position& position) {
  Position result = position;
  for (auto* stones : {&result.black, &result.white})
    for (Cell& cell : *stones) cell = static_cast<Cell>(position.size.cells() - 1 - cell);
  return result;
}

Position mirrored(const Position& position) {
  Position result{position.size, position.white, position.black, opposite(position.to_play)};
  for (auto* stones : {&result.black, &result.white})
    for (Cell& cell : *stones)
      cell = static_cast<Cell>(cell / position.size.width +
                               cell % position.size.width * position.size.width);
  return result;
}

// The smallest of a position's images: the same for two positions exactly if they are symmetric.
Plain smallest_image(const Position& position) {
  Plain smallest = std::min(plain(position), plain(turned(position)));
  if (!position.size.is_square()) return smallest;
  const Position mirror = mirrored(position);
  return std::min({smallest, plain(mirror), plain(turned(mirror))});
}

bool is_full(const Position& position) {
  return static_cast<int>(position.black.size() + position.white.size()) == position.size.cells();
}

template <class Word>
PositionKey<Word> key_of(const Position& position, bool symmetry = true) {
  return Board<Word>(position, symmetry).key();
}

// Over all positions with an empty cell: is the key a one-to-one function of class_of(position)?
template <class Word, class ClassOf>
bool keys_tell_classes(Size size, bool symmetry, ClassOf&& class_of) {
  std::map<Plain, PositionKey<Word>> key_of_class;
  std::set<PositionKey<Word>> keys;
  bool equal_within_a_class = true;
  for_each_position(size, [&](const Position& position) {
    if (is_full(position)) return;
    const auto key = key_of<Word>(position, symmetry);
    const auto known = key_of_class.emplace(class_of(position), key).first;
    equal_within_a_class &= known->second == key;
    keys.insert(key);
  });
  return equal_within_a_class && keys.size() == key_of_class.size();
}

}  // namespace

TEST_CASE("key: two positions share a key exactly if a symmetry maps one to the other") {
  for (const Size size : {Size{1, 1}, Size{1, 4}, Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{3, 3}}) {
    INFO(to_string(size));
    CHECK(keys_tell_classes<std::uint64_t>(size, true, smallest_image));
    CHECK(keys_tell_classes<Word128>(size, true, smallest_image));
  }
}

TEST_CASE("key: without symmetry no two positions share a key") {
  for (const Size size : {Size{1, 4}, Size{2, 3}, Size{3, 3}}) {
    INFO(to_string(size));
    CHECK(keys_tell_classes<std::uint64_t>(size, false, plain));
    CHECK(keys_tell_classes<Word128>(size, false, plain));
  }
}

TEST_CASE("key: symmetric images share a key on boards of every size") {
  Random random(1);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      for (int i = 0; i < 5; ++i) {
        const Position position = random_position(size, random, i == 0);
        const auto key = key_of<Word>(position);
        INFO(to_string(size));
        REQUIRE(key_of<Word>(turned(position)) == key);
        if (size.is_square()) REQUIRE(key_of<Word>(mirrored(position)) == key);
        if (size.is_square()) REQUIRE(key_of<Word>(turned(mirrored(position))) == key);
      }
    });
}

TEST_CASE("key: full boards share a key exactly if the side to move is joined in both or neither") {
  for (const Size size : {Size{1, 1}, Size{2, 3}, Size{3, 3}})
    for (const bool symmetry : {false, true}) {
      std::map<bool, std::set<PositionKey<std::uint64_t>>> full;
      std::set<PositionKey<std::uint64_t>> others;
      for_each_position(size, [&](const Position& position) {
        const auto key = key_of<std::uint64_t>(position, symmetry);
        if (is_full(position))
          full[NaiveBoard(position).joined(position.to_play)].insert(key);
        else
          others.insert(key);
      });
      REQUIRE(full[false].size() == 1);
      REQUIRE(full[true].size() == 1);
      CHECK(*full[false].begin() != *full[true].begin());
      CHECK_FALSE(others.contains(*full[false].begin()));
      CHECK_FALSE(others.contains(*full[true].begin()));
    }
}

TEST_CASE("key: hashes are spread evenly over the top and the bottom bits") {
  constexpr std::size_t places = 1024;
  std::vector<int> top(places);
  std::vector<int> bottom(places);
  std::set<PositionKey<std::uint64_t>> keys;
  for_each_position({3, 3}, [&](const Position& position) {
    const auto key = key_of<std::uint64_t>(position, false);
    if (!keys.insert(key).second) return;
    ++top[key.hash() >> 54];
    ++bottom[key.hash() % places];
  });
  const int fair = static_cast<int>(keys.size() / places);
  for (const auto& counts : {top, bottom}) {
    CHECK(*std::max_element(counts.begin(), counts.end()) < 2 * fair + 10);
    CHECK(*std::min_element(counts.begin(), counts.end()) > fair / 3);
  }
}

TEST_CASE("key: one stone more changes about half of the hash") {
  Random random(2);
  int changed = 0;
  constexpr int trials = 2000;
  for (int i = 0; i < trials; ++i) {
    PositionKey<Word128> key{CellSet<Word128>(Word128{random()} << 57 | random() >> 7), {}};
    const std::uint64_t before = key.hash();
    key.black_and_turn.insert(static_cast<Cell>(random() % 121));
    changed += std::popcount(before ^ key.hash());
  }
  CHECK(changed / trials >= 30);
  CHECK(changed / trials <= 34);
}
