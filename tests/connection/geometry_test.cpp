#include <stdexcept>

#include "catch.hpp"
#include "connection/geometry.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/naive_board.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::for_each_word;
using beeline::oracle::Random;
using beeline::oracle::touch;

namespace {

template <class Word>
CellSet<Word> random_subset(CellSet<Word> cells, Random& random) {
  CellSet<Word> subset;
  for (const Cell cell : cells)
    if (random() % 2 == 0) subset.insert(cell);
  return subset;
}

}  // namespace

TEST_CASE("geometry: neighbours are as the coordinates say on boards of every size") {
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      bool agrees = geometry.all().count() == size.cells();
      for (const Cell cell : geometry.all())
        for (const Cell other : geometry.all())
          agrees &= geometry.neighbours(cell).test(other) == touch(size, cell, other);
      INFO(to_string(size));
      REQUIRE(agrees);
    });
}

TEST_CASE("geometry: a1 touches only b1 and a2") {
  const Geometry<std::uint64_t> geometry({5, 5});
  CHECK(geometry.neighbours(0) == (CellSet<std::uint64_t>::of(1) | CellSet<std::uint64_t>::of(5)));
}

TEST_CASE("geometry: dilating a set gives the neighbours of all its cells") {
  Random random(1);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      for (int i = 0; i < 10; ++i) {
        const auto cells = random_subset(geometry.all(), random);
        CellSet<Word> expected;
        for (const Cell cell : cells) expected |= geometry.neighbours(cell);
        INFO(to_string(size));
        REQUIRE(geometry.dilate(cells) == expected);
      }
    });
}

TEST_CASE("geometry: a flood reaches what steps inside the set reach, and nothing else") {
  Random random(2);
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      const auto within = random_subset(geometry.all(), random);
      const auto seed = random_subset(random_subset(geometry.all(), random), random);
      CellSet<Word> expected = seed & within;
      for (int step = 0; step < size.cells(); ++step)
        for (const Cell cell : within)
          if (geometry.neighbours(cell).meets(expected)) expected.insert(cell);
      INFO(to_string(size));
      REQUIRE(geometry.flood(seed, within) == expected);
      REQUIRE(geometry.flood(CellSet<Word>(), within).empty());
      REQUIRE(geometry.flood(CellSet<Word>::of(0), geometry.all()) == geometry.all());
    });
}

TEST_CASE("geometry: sides are the outer rows and columns") {
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      bool agrees = true;
      for (const Cell cell : geometry.all()) {
        const int column = cell % size.width;
        const int row = cell / size.width;
        agrees &= geometry.side_a(Colour::black).test(cell) == (row == 0);
        agrees &= geometry.side_b(Colour::black).test(cell) == (row == size.height - 1);
        agrees &= geometry.side_a(Colour::white).test(cell) == (column == 0);
        agrees &= geometry.side_b(Colour::white).test(cell) == (column == size.width - 1);
      }
      REQUIRE(agrees);
    });
}

TEST_CASE("geometry: a board that does not fit its word is refused") {
  CHECK_THROWS_AS(Geometry<std::uint64_t>(Size{9, 9}), std::invalid_argument);
  CHECK_THROWS_AS(Geometry<Word128>(Size{12, 2}), std::invalid_argument);
  CHECK_THROWS_AS(Geometry<Word128>(Size{0, 3}), std::invalid_argument);
}

TEST_CASE("geometry: the narrowest word that holds a board is picked") {
  const auto bits = [](Size size) {
    return with_word_for(size, []<class Word>() { return bits_of<Word>; });
  };
  CHECK(bits({8, 8}) == 64);
  CHECK(bits({11, 5}) == 64);
  CHECK(bits({6, 11}) == 128);
  CHECK(bits({11, 11}) == 128);
}
