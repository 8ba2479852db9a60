// The switches of Hex. Each may be off; the answer is the same.
#pragma once

#include "connection/options.hpp"

namespace beeline::hex {

// Besides its own, Hex has the switches that both games share.
struct Options : connection::ConnectionOptions {};

}  // namespace beeline::hex
