# cmake -DSOURCE=... -DOUT=... -P commit.cmake: writes the commit that is being built, if it changed.
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=10 --match=no-tag
                OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
                RESULT_VARIABLE failed ERROR_QUIET)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "\"@commit@\"\n" @ONLY)
