#include "beeline/control.hpp"

#include <chrono>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "catch.hpp"

using namespace beeline;

TEST_CASE("control: without limits nothing stops a search") {
  const StopFlag stop;
  Control control({}, stop);
  for (int i = 0; i < 1000; ++i) CHECK(control.take_expansion());
  control.check_memory(std::size_t{1} << 50);
  CHECK_FALSE(control.stop_requested());
  CHECK(control.reason() == StopReason::none);
  CHECK(control.expansions() == 1000);
}

TEST_CASE("control: the first reason to stop is the one that counts") {
  StopFlag stop;
  Control control({.expansions = 1}, stop);
  control.request_stop(StopReason::memory);
  CHECK(control.take_expansion());
  CHECK_FALSE(control.take_expansion());
  stop.request();
  CHECK(control.stop_requested());
  CHECK(control.reason() == StopReason::memory);
}

TEST_CASE("control: a user's stop is seen at once") {
  StopFlag stop;
  const Control control({}, stop);
  stop.request();
  CHECK(control.stop_requested());
  CHECK(control.reason() == StopReason::interrupted);
}

TEST_CASE("control: many threads together take exactly the expansions allowed") {
  const StopFlag stop;
  Control control({.expansions = 5000}, stop);
  std::atomic<int> taken{0};
  std::vector<std::thread> crowd;
  for (int i = 0; i < 8; ++i) {
    crowd.emplace_back([&] {
      while (control.take_expansion()) ++taken;
    });
  }
  for (std::thread& thread : crowd) thread.join();
  CHECK(taken == 5000);
  CHECK(control.expansions() == 5000);
  CHECK(control.reason() == StopReason::expansions);
}

TEST_CASE("control: time stops a search, and a long time does not hold up its end") {
  const StopFlag stop;
  {
    const Control control({.seconds = 0.02}, stop);
    while (!control.stop_requested() && control.seconds() < 10) std::this_thread::yield();
    CHECK(control.reason() == StopReason::time);
    CHECK(control.seconds() >= 0.02);
  }
  const auto start = std::chrono::steady_clock::now();
  { const Control control({.seconds = 1e9}, stop); }
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}

TEST_CASE("control: memory up to the limit is fine, a byte more is not") {
  const StopFlag stop;
  Control control({.memory_mib = 3}, stop);
  control.check_memory(std::size_t{3} << 20);
  CHECK_FALSE(control.stop_requested());
  control.check_memory((std::size_t{3} << 20) + 1);
  CHECK(control.reason() == StopReason::memory);
}

TEST_CASE("control: every reason to stop has a name of its own") {
  std::set<std::string> names;
  for (const auto reason : {StopReason::none, StopReason::time, StopReason::expansions,
                            StopReason::memory, StopReason::interrupted, StopReason::failed}) {
    names.insert(to_string(reason));
  }
  CHECK(names.size() == 6);
  CHECK_FALSE(names.contains("unknown"));
}
