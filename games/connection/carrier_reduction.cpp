#include "connection/carrier_reduction.hpp"

#include <algorithm>
#include <stdexcept>

namespace beeline::connection {

Position given_away(const Position& position, const Carrier& carrier) {
  Position result = position;
  auto& losers = carrier.winner == Colour::black ? result.white : result.black;
  for (const MoveNote& move : every_move(position)) {
    if (std::ranges::find(carrier.cells, move.cell) == carrier.cells.end()) {
      losers.push_back(move.cell);
    }
  }
  std::ranges::sort(losers);
  return result;
}

CarrierReduction reduce_carrier(Solver& solver, const Position& position, const Carrier& carrier,
                                const Limits& whole, const Limits& each_cell,
                                const StopFlag& stop) {
  CarrierReduction result{carrier};
  const auto ask = [&](const Carrier& asked, const Limits& limits) {
    const Answer answer = solver.solve(given_away(position, asked), limits, stop, nullptr);
    result.expansions += answer.statistics.expansions;
    result.seconds += answer.seconds;
    return answer.winner;
  };
  const auto winner = ask(carrier, whole);
  if (winner && *winner != carrier.winner) {
    throw std::logic_error("the winner does not win on the carrier of its proof");
  }
  if (!winner) return result;
  result.confirmed = true;
  for (const Cell cell : carrier.cells) {
    if (stop.requested()) break;
    Carrier smaller = result.carrier;
    std::erase(smaller.cells, cell);
    if (ask(smaller, each_cell) == carrier.winner) result.carrier = smaller;
  }
  return result;
}

}  // namespace beeline::connection
