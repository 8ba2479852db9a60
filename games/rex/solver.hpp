// Where front ends get a solver for Rex.
#pragma once

#include <memory>

#include "beeline/options.hpp"
#include "connection/position.hpp"
#include "connection/solver.hpp"
#include "rex/options.hpp"

namespace beeline::rex {

// For positions of one size, which must be legal.
[[nodiscard]] std::unique_ptr<connection::Solver> make_solver(connection::Size,
                                                              const SearchOptions&, const Options&);

}  // namespace beeline::rex
