#include "connection/grid.hpp"
#include "catch.hpp"
#include "oracle/positions.hpp"

using namespace beeline::connection;

TEST_CASE("grid: cells go there and back on every board that fits") {
  for (const Size size : beeline::oracle::all_sizes()) {
    if (!fits_grid(size)) continue;
    for (int cell = 0; cell < size.cells(); ++cell) {
      const GridCell there = to_grid(size, static_cast<Cell>(cell));
      CHECK(from_grid(size, there) == cell);
    }
  }
}

TEST_CASE("grid: a grid turns as the cells of the board do") {
  for (const Size size : beeline::oracle::all_sizes()) {
    if (!fits_grid(size)) continue;
    const Geometry<std::uint64_t> geometry(size);
    for (int i = 0; i < count_symmetries(size); ++i) {
      const Symmetry symmetry = every_symmetry[static_cast<std::size_t>(i)];
      int wrong = 0;
      for (const Cell cell : geometry.all()) {
        const Grid turned = image(size, symmetry, grid_of(to_grid(size, cell)));
        if (turned != grid_of(to_grid(size, geometry.image(symmetry, cell)))) ++wrong;
      }
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("grid: every symmetry undoes itself") {
  beeline::oracle::Random random(1);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = random();
    for (const Symmetry symmetry : every_symmetry) {
      CHECK(image(Size{8, 8}, symmetry, image(Size{8, 8}, symmetry, grid)) == grid);
    }
  }
}
