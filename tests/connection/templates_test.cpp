#include "connection/templates.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "connection/pattern_text.hpp"
#include "oracle/connection_play.hpp"
#include "oracle/for_each_word.hpp"
#include "oracle/positions.hpp"
#include "patterns/write_templates.hpp"

using namespace beeline;
using namespace beeline::connection;
using beeline::oracle::both_colours;
using beeline::oracle::ConnectionPlay;

namespace {

// Holds the claim for a stone alone, and does it fail without any one cell of the carrier?
template <class Word>
bool holds(const Geometry<Word>& geometry, Colour colour,
           const typename Templates<Word>::Place& place, bool minimal) {
  ConnectionPlay<Word> play(geometry, colour, {}, place.stone, place.end);
  if (!play.joins(place.carrier, false)) return false;
  if (!minimal) return true;
  for (const Cell cell : place.carrier)
    if (play.joins(place.carrier - CellSet<Word>::of(cell), false)) return false;
  return true;
}

}  // namespace

TEST_CASE("templates: a fresh search finds those of the file, rows two and three and bridges") {
  const patterns::TemplateSearch search;
  const std::string file{templates_text()};
  int found = 0;
  for (const patterns::TemplateKind& kind : patterns::template_kinds) {
    if (kind.row > 3) continue;
    for (const patterns::Template& shape : patterns::templates_of(search, kind)) {
      if (shape.to_side && patterns::mirrored(shape) < shape.carrier) continue;
      CHECK(file.find(patterns::drawing(shape)) != std::string::npos);
      ++found;
    }
  }
  CHECK(found == 4);
  CHECK(parse_patterns(file).size() == 6);
}

TEST_CASE("templates: the file is what the generator writes", "[slow]") {
  CHECK(patterns::write_templates() == templates_text());
}

TEST_CASE("templates: each place up to ten cells holds by exhaustive play, and spares no cell") {
  for (const Size size : {Size{5, 5}, Size{6, 4}, Size{4, 7}})
    oracle::for_each_word(size, [&]<class Word>() {
      const Geometry<Word> geometry(size);
      for (const Colour colour : both_colours) {
        const Templates<Word> templates(geometry, colour);
        CHECK(templates.places().size() > 40);
        for (const auto& place : templates.places())
          if (place.carrier.count() <= 10) CHECK(holds(geometry, colour, place, true));
      }
    });
}

TEST_CASE("templates: those of the fourth row hold by exact play, and spare no cell") {
  const patterns::TemplateSearch search;
  const auto side = search.board().side_b(Colour::black);
  const Templates<std::uint64_t> templates(search.board(), Colour::black);
  int large = 0;
  for (const auto& place : templates.places()) {
    if (place.carrier.count() <= 10 || place.end != HSearchState<std::uint64_t>::side_b) continue;
    if (++large > 4) break;
    using Set = CellSet<std::uint64_t>;
    patterns::LocalConnection play(search.board(), Set::of(place.stone), side, true);
    CHECK(play.joins(place.carrier));
    for (const Cell cell : place.carrier) CHECK_FALSE(play.joins(place.carrier - Set::of(cell)));
  }
  CHECK(large > 2);
}

TEST_CASE("templates: exact local play agrees with plain exhaustive play on random carriers") {
  oracle::Random random(4);
  const Geometry<std::uint64_t> geometry({5, 5});
  using Set = CellSet<std::uint64_t>;
  int joined = 0;
  for (int i = 0; i < 400; ++i) {
    const auto stone = static_cast<Cell>(random() % 25);
    Set cells(random() & random() & geometry.all().bits());
    cells.erase(stone);
    if (cells.count() > 9) continue;
    patterns::LocalConnection play(geometry, Set::of(stone), geometry.side_b(Colour::black), true);
    ConnectionPlay<std::uint64_t> plain(geometry, Colour::black, {}, stone,
                                        HSearchState<std::uint64_t>::side_b);
    const bool joins = plain.joins(cells, false);
    CHECK(play.joins(cells) == joins);
    if (joins) ++joined;
    if (const auto carrier = play.minimal(cells)) CHECK(plain.joins(*carrier, false));
  }
  CHECK(joined > 20);
}
