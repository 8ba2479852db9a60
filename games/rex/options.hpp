// The switches of Rex. Each may be off; the answer is the same.
#pragma once

#include "connection/options.hpp"

namespace beeline::rex {

// Besides its own, Rex has the switches that both games share.
struct Options : connection::ConnectionOptions {};

}  // namespace beeline::rex
