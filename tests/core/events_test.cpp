#include "beeline/events.hpp"

#include <atomic>
#include <thread>
#include <vector>

#include "beeline/solve.hpp"
#include "catch.hpp"
#include "core/toy_games.hpp"

using namespace beeline;
using namespace beeline::toy;

namespace {

std::vector<Event> drain(EventQueue& queue) {
  std::vector<Event> events;
  for (Event event; queue.pop(event);) events.push_back(event);
  return events;
}

}  // namespace

TEST_CASE("events: they leave the queue in the order in which they came") {
  EventQueue queue;
  for (std::uint64_t i = 0; i < 100; ++i) queue.push({.expansions = i});
  const auto events = drain(queue);
  REQUIRE(events.size() == 100);
  for (std::uint64_t i = 0; i < 100; ++i) CHECK(events[i].expansions == i);
  CHECK(queue.dropped() == 0);
}

TEST_CASE("events: a full queue drops what comes and counts it, without waiting") {
  EventQueue queue;
  for (std::uint64_t i = 0; i < 10'000; ++i) queue.push({.expansions = i});
  CHECK(queue.dropped() > 0);
  const auto events = drain(queue);
  CHECK(events.size() >= 128);
  CHECK(events.size() + queue.dropped() == 10'000);
  for (std::uint64_t i = 0; i < events.size(); ++i) CHECK(events[i].expansions == i);
  queue.push({.expansions = 7});
  CHECK(drain(queue).size() == 1);
}

TEST_CASE("events: many producers and one consumer lose nothing but what is counted") {
  EventQueue queue;
  constexpr int producers = 4;
  constexpr std::uint64_t each = 5000;
  std::atomic<int> working{producers};
  std::vector<std::thread> crowd;
  for (int i = 0; i < producers; ++i) {
    crowd.emplace_back([&queue, &working] {
      for (std::uint64_t n = 0; n < each; ++n) queue.push({.seconds = 1.0, .expansions = n});
      --working;
    });
  }
  std::uint64_t received = 0;
  int torn = 0;
  for (bool more = true; more;) {
    more = working > 0;
    for (const Event& event : drain(queue)) {
      ++received;
      if (event.seconds != 1.0 || event.expansions >= each) ++torn;
    }
  }
  for (std::thread& thread : crowd) thread.join();
  CHECK(torn == 0);
  CHECK(received + queue.dropped() == producers * each);
}

TEST_CASE("events: a search reports its progress, consistently and in order") {
  for (const int threads : {1, 4}) {
    EventQueue queue;
    SearchOptions options;
    options.threads = threads;
    options.job_work = 20;
    TableOf<VastWorker> table(TableOf<VastWorker>::shape_for(4, 0.5));
    const auto make = [] { return std::make_unique<VastWorker>(); };
    const auto solution =
        solve<VastWorker>(make, table, options, {.seconds = 0.4}, StopFlag{}, &queue);
    const auto events = drain(queue);
    REQUIRE(events.size() >= 2);
    CHECK(events.size() <= 12);
    Event before;
    for (const Event& event : events) {
      CHECK(event.seconds >= before.seconds);
      CHECK(event.expansions >= before.expansions);
      CHECK(event.expansions <= solution.statistics.expansions);
      CHECK(event.table_fill >= 0);
      CHECK(event.table_fill <= 1);
      CHECK(event.root.is_consistent());
      CHECK(event.jobs_running >= 1);
      CHECK(event.jobs_running <= static_cast<std::uint32_t>(threads));
      REQUIRE(event.line_length <= Event::longest_line);
      for (std::size_t i = 0; i < event.line_length; ++i) CHECK(event.line[i] < 6);
      before = event;
    }
  }
}

TEST_CASE("events: a short search reports once at least") {
  EventQueue queue;
  TableOf<ChompWorker> table({.buckets = 64});
  static_cast<void>(solve<ChompWorker>(chomp_maker(3, 3), table, {}, {}, StopFlag{}, &queue));
  CHECK_FALSE(drain(queue).empty());
}
