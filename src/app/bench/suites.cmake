# Writes the suites of bench/positions into a source file, so that the program carries them along.
set(suites hex-7x7-every-fourth hex-7x7-hard hex-7x7-openings hex-8x8-eighteen hex-8x8-hard
    rex-5x5-replies-to-a1 rex-6x6-every-third rex-6x6-hard rex-6x6-openings rex-6x6-replies
    rex-7x7-hard rex-7x7-replies-to-a1)
set(BUILT_IN_SUITES "")
foreach(suite ${suites})
  set(source ${PROJECT_SOURCE_DIR}/bench/positions/${suite}.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(READ ${source} text)
  string(APPEND BUILT_IN_SUITES "\n      BuiltInSuite{\"${suite}\", R\"SUITE(${text})SUITE\"},")
endforeach()
configure_file(bench/built_in_suites.cpp.in built_in_suites.cpp @ONLY)
