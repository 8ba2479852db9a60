# Writes the commit that is being built into a header: cmake -DSOURCE=... -DHEADER=... -P commit.cmake
cmake_minimum_required(VERSION 3.25)
find_package(Git QUIET)
set(commit "unknown")
if(GIT_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} -C ${SOURCE} describe --always --dirty --abbrev=10
                          --exclude=*
                  OUTPUT_VARIABLE answer OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET
                  RESULT_VARIABLE failed)
  if(NOT failed)
    set(commit ${answer})
  endif()
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT
"#pragma once
namespace beeline::app {
inline constexpr const char* built_commit = \"@commit@\";
}
")
