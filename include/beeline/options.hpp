// Options, each declared once.
//
// The default lives on the field; name, range and help stand beside it in a table. The command
// line, the help text, the options page and the tests walk these tables; nobody restates them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace beeline {

template <class Owner, class Value>
struct Option {
  using value_type = Value;

  std::string_view name;  // as on the command line, without the dashes
  Value Owner::*field;
  Value least;
  Value most;
  std::string_view help;
};

template <class Owner, class Value>
Option(std::string_view, Value Owner::*, Value, Value, std::string_view) -> Option<Owner, Value>;

struct SearchOptions {
  int threads = 1;
  int table_mib = 512;
  double list_share = 0.75;
  int window_base = 1;
  double window_factor = 0.25;
  double epsilon = 0.25;
  int job_work = 1000;
  std::uint64_t seed = 0;
};

inline constexpr std::tuple search_options{
    Option{"threads", &SearchOptions::threads, 1, 256, "threads that search together"},
    Option{"table-mib", &SearchOptions::table_mib, 1, 1 << 20, "memory for the table, in MiB"},
    Option{"list-share", &SearchOptions::list_share, 0.0, 0.95,
           "share of the table's memory that remembers move lists (0: expand again)"},
    Option{"window-base", &SearchOptions::window_base, 1, 1000,
           "focused widening: live moves always looked at"},
    Option{"window-factor", &SearchOptions::window_factor, 0.0, 1.0,
           "focused widening: share of the live moves looked at besides"},
    Option{"epsilon", &SearchOptions::epsilon, 0.0, 4.0,
           "how far a move may fall behind the second best before the search leaves it"},
    Option{"job-work", &SearchOptions::job_work, 1, 1'000'000,
           "expansions after which a thread reports back and takes a new job"},
    Option{"seed", &SearchOptions::seed, std::uint64_t{0}, std::uint64_t{0xffff'ffff},
           "how equally good moves are told apart (0: in the game's order)"},
};

// When to give up. Zero means: no limit.
struct Limits {
  double seconds = 0;
  std::uint64_t expansions = 0;
  int memory_mib = 0;
};

inline constexpr std::tuple limit_options{
    Option{"time", &Limits::seconds, 0.0, 1e9, "seconds for one position (0: no limit)"},
    Option{"max-expansions", &Limits::expansions, std::uint64_t{0},
           std::uint64_t{1'000'000'000'000'000}, "expansions for one position (0: no limit)"},
    Option{"max-memory-mib", &Limits::memory_mib, 0, 1 << 20,
           "memory of table and search tree together, in MiB (0: no limit)"},
};

// Calls f with every option of a table.
template <class Table, class F>
constexpr void for_each_option(const Table& table, F&& f) {
  std::apply([&](const auto&... option) { (f(option), ...); }, table);
}

// A value in words, for help texts and pages.
[[nodiscard]] std::string option_value_text(bool value);
[[nodiscard]] std::string option_value_text(int value);
[[nodiscard]] std::string option_value_text(std::uint64_t value);
[[nodiscard]] std::string option_value_text(double value);

template <class Value>
[[nodiscard]] std::string option_range_text(Value least, Value most) {
  const char* between = std::is_same_v<Value, bool> ? " or " : " to ";
  return option_value_text(least) + between + option_value_text(most);
}

}  // namespace beeline
