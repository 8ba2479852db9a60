// The only place where the search is instantiated for Rex.
#include "rex/solver.hpp"

#include "connection/game_solver.hpp"
#include "connection/plain_worker.hpp"
#include "rex/rules.hpp"

namespace beeline::rex {
namespace {

template <class Word>
using Worker = connection::PlainWorker<Rules, Word>;

}  // namespace

std::unique_ptr<connection::Solver> make_solver(connection::Size size, const SearchOptions& search,
                                                const Options& options) {
  return connection::make_game_solver<Worker>(size, search, options);
}

}  // namespace beeline::rex
