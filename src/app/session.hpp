// Solves positions one after another, as the user's settings say.
#pragma once

#include <memory>
#include <string>

#include "app/environment.hpp"
#include "app/settings.hpp"
#include "connection/carrier_reduction.hpp"
#include "connection/position_text.hpp"
#include "connection/solver.hpp"

namespace beeline::app {

// A solver and its table are kept from one position to the next, so that later positions profit
// from earlier ones. Since each table takes all the memory that the user allows, only the most
// recent solver lives: it is replaced when the game or the board size changes.
class Session {
 public:
  Session(const Settings& settings, const Environment& environment)
      : settings_(settings), environment_(environment) {}

  // `label` tells a person what is being solved; it may be empty.
  [[nodiscard]] connection::Answer solve(const connection::GamePosition&, const std::string& label);

  // The same within other limits, until `stop`. `events` may be null: nobody watches.
  [[nodiscard]] connection::Answer solve(const connection::GamePosition&, const Limits&,
                                         const StopFlag& stop, EventQueue* events);

  // What the game says about the position, which may have been solved before.
  [[nodiscard]] connection::Explanation explain(const connection::GamePosition&);

  // Checks a carrier and makes it smaller.
  [[nodiscard]] connection::CarrierReduction reduce(const connection::GamePosition&,
                                                    const connection::Carrier&);

 private:
  connection::Solver& solver_for(const Game&, connection::Size);

  const Settings& settings_;
  const Environment& environment_;
  const Game* game_ = nullptr;  // what solver_ was made for
  connection::Size size_{};
  bool used_ = false;  // its table may hold something
  std::unique_ptr<connection::Solver> solver_;
};

}  // namespace beeline::app
