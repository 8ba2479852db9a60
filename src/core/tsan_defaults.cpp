// Defaults of the thread sanitizer, linked into programs that are built with it.
//
// oneTBB's library is not instrumented, so the sanitizer does not see it hand a task to a thread
// and takes the task's own memory for shared. Only accesses made directly in oneTBB's headers are
// left out, known by function or, where the compiler has inlined it, by file; whatever a task does
// is still watched. For this to suffice a task carries nothing but a pointer, and what threads
// share is read and written under a lock of ours.
//
// Boost.Lockfree's free list reads the link of a node that another thread may have taken meanwhile,
// and throws away what it read if so. Accesses made directly in its headers are left out as well.

extern "C" const char* __tsan_default_suppressions() {  // NOLINT: the sanitizer's name
  return "race_top:^tbb::detail::\nrace_top:oneapi/tbb/\n"
         "race_top:^boost::lockfree::\nrace_top:boost/lockfree/\n";
}

extern "C" const char* __tsan_default_options() {  // NOLINT: the sanitizer's name
  return "ignore_noninstrumented_modules=1:history_size=7:halt_on_error=1:second_deadlock_stack=1";
}
