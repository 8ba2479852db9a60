// Catch2, whichever generation the machine has: version 2 is one header, version 3 several.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
