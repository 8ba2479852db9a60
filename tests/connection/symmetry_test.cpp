#include <string>

#include "catch.hpp"
#include "connection/geometry.hpp"
#include "connection/position_text.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;
using beeline::oracle::all_sizes;
using beeline::oracle::both_colours;
using beeline::oracle::for_each_word;

namespace {

template <class Word>
CellSet<Word> image_of(const Geometry<Word>& geometry, Symmetry symmetry, CellSet<Word> cells) {
  CellSet<Word> image;
  for (const Cell cell : cells) image.insert(geometry.image(symmetry, cell));
  return image;
}

// Calls f(geometry, symmetry) for every symmetry of every board.
template <class F>
void for_each_symmetry(F&& f) {
  for (const Size size : all_sizes())
    for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      for (int i = 0; i < count_symmetries(size); ++i)
        f(geometry, every_symmetry[static_cast<std::size_t>(i)]);
    });
}

}  // namespace

TEST_CASE("symmetry: neighbours stay neighbours") {
  for_each_symmetry([](const auto& geometry, Symmetry symmetry) {
    bool kept = image_of(geometry, symmetry, geometry.all()) == geometry.all();
    for (const Cell cell : geometry.all())
      kept &= geometry.neighbours(geometry.image(symmetry, cell)) ==
              image_of(geometry, symmetry, geometry.neighbours(cell));
    REQUIRE(kept);
  });
}

TEST_CASE("symmetry: the sides of a colour become the sides of its image") {
  for_each_symmetry([](const auto& geometry, Symmetry symmetry) {
    for (const Colour colour : both_colours) {
      const Colour seen = swaps_colours(symmetry) ? opposite(colour) : colour;
      const auto a = image_of(geometry, symmetry, geometry.side_a(colour));
      const auto b = image_of(geometry, symmetry, geometry.side_b(colour));
      const bool kept = a == geometry.side_a(seen) && b == geometry.side_b(seen);
      const bool exchanged = a == geometry.side_b(seen) && b == geometry.side_a(seen);
      REQUIRE((kept || exchanged));
    }
  });
}

TEST_CASE("symmetry: each one undoes itself") {
  for_each_symmetry([](const auto& geometry, Symmetry symmetry) {
    bool undone = true;
    for (const Cell cell : geometry.all())
      undone &= geometry.image(symmetry, geometry.image(symmetry, cell)) == cell;
    REQUIRE(undone);
  });
}

TEST_CASE("symmetry: on 4x4 the images of b1 are c4, a2 and d3") {
  const Size size{4, 4};
  const Geometry<std::uint64_t> geometry(size);
  const auto image = [&](Symmetry symmetry) {
    return cell_name(size, geometry.image(symmetry, parse_cell(size, "b1")));
  };
  CHECK(image(Symmetry::identity) == "b1");
  CHECK(image(Symmetry::half_turn) == "c4");
  CHECK(image(Symmetry::mirror) == "a2");
  CHECK(image(Symmetry::turned_mirror) == "d3");
}
