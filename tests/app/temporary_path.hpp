// A place for a test's file. Tests run side by side, each in a process of its own, so the name
// holds the process.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace beeline::app::test {

[[nodiscard]] inline std::filesystem::path temporary_path(const std::string& name) {
  return std::filesystem::temp_directory_path() /
         ("beeline_" + std::to_string(getpid()) + "_" + name);
}

}  // namespace beeline::app::test
