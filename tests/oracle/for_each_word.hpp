// Runs a test with every word that holds a board of the given size.
#pragma once

#include <cstdint>

#include "connection/geometry.hpp"

namespace beeline::oracle {

template <class F>
void for_each_word(connection::Size size, F&& f) {
  using connection::Geometry;
  if (size.cells() <= Geometry<std::uint64_t>::most_cells) f.template operator()<std::uint64_t>();
  f.template operator()<connection::Word128>();
}

}  // namespace beeline::oracle
