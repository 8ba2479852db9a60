// Where front ends get a solver for Hex.
#pragma once

#include <memory>

#include "beeline/options.hpp"
#include "connection/options.hpp"
#include "connection/position.hpp"
#include "connection/solver.hpp"

namespace beeline::hex {

// For positions of one size, which must be legal.
[[nodiscard]] std::unique_ptr<connection::Solver> make_solver(connection::Size,
                                                              const SearchOptions&,
                                                              const connection::ConnectionOptions&);

}  // namespace beeline::hex
