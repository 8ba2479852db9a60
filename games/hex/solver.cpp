// The only place where the search is instantiated for Hex.
#include "hex/solver.hpp"

#include "connection/game_solver.hpp"
#include "hex/worker.hpp"

namespace beeline::hex {

std::unique_ptr<connection::Solver> make_solver(connection::Size size, const SearchOptions& search,
                                                const Options& options) {
  return connection::make_game_solver<Worker>(size, search, options);
}

}  // namespace beeline::hex
