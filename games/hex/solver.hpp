// Where front ends get a solver for Hex.
#pragma once

#include <memory>

#include "beeline/options.hpp"
#include "connection/position.hpp"
#include "connection/solver.hpp"
#include "hex/options.hpp"

namespace beeline::hex {

// For positions of one size, which must be legal.
[[nodiscard]] std::unique_ptr<connection::Solver> make_solver(connection::Size,
                                                              const SearchOptions&, const Options&);

}  // namespace beeline::hex
