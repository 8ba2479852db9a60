// A solved position with the reasons: what theorems say about it, and what its proof needs.
#pragma once

#include <optional>

#include "app/finding.hpp"
#include "connection/carrier_reduction.hpp"
#include "connection/explanation.hpp"

namespace beeline::app {

struct Explained {
  Finding finding;
  connection::Explanation explanation;
  std::optional<connection::CarrierReduction> carrier;  // the winner's, if the game has carriers
};

}  // namespace beeline::app
