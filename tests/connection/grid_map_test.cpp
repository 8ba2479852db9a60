#include "connection/grid_map.hpp"
#include "catch.hpp"
#include "oracle/positions.hpp"

using namespace beeline;
using namespace beeline::connection;

TEST_CASE("grid map: up to 8x8 the grid is a picture of the board") {
  for (const Size size : {Size{1, 1}, Size{5, 7}, Size{8, 8}}) {
    const GridMap map(oracle::Position{size, {}, {}, Colour::black});
    CHECK(map.fits());
    CHECK(map.grid_size() == size);
    for (int i = 0; i < size.cells(); ++i) {
      const auto cell = static_cast<Cell>(i);
      CHECK(map.place_of(cell) == to_grid(size, cell));
      CHECK(map.cell_at(to_grid(size, cell)) == cell);
    }
  }
}

TEST_CASE("grid map: on larger boards each of at most 64 empty cells has a place of its own") {
  oracle::Random random(1);
  for (int i = 0; i < 100; ++i) {
    const auto position = oracle::random_position({11, 10}, random);
    const auto empties = 110 - position.black.size() - position.white.size();
    const GridMap map(position);
    CHECK(map.fits() == (empties <= 64));
    if (!map.fits()) continue;
    CHECK(static_cast<std::size_t>(std::popcount(map.empty())) == empties);
    for_each_cell(map.empty(), [&](GridCell place) {
      const Cell cell = map.cell_at(place);
      CHECK(map.place_of(cell) == place);
      CHECK(std::find(position.black.begin(), position.black.end(), cell) == position.black.end());
      CHECK(std::find(position.white.begin(), position.white.end(), cell) == position.white.end());
    });
  }
}
