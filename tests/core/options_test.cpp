#include "beeline/options.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "catch.hpp"

using namespace beeline;

namespace {

// Calls check(option, default) for every option there is.
template <class Check>
void for_all_options(Check&& check) {
  for_each_option(search_options,
                  [&](const auto& option) { check(option, SearchOptions{}.*option.field); });
  for_each_option(limit_options,
                  [&](const auto& option) { check(option, Limits{}.*option.field); });
}

bool is_kebab_case(std::string_view name) {
  const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
  return !name.empty() && std::all_of(name.begin(), name.end(), allowed) && name.front() != '-' &&
         name.back() != '-' && name.find("--") == std::string_view::npos;
}

}  // namespace

TEST_CASE("options: every default lies within its range") {
  for_all_options([](const auto& option, auto standard) {
    INFO(option.name);
    CHECK(option.least < option.most);
    CHECK(option.least <= standard);
    CHECK(standard <= option.most);
  });
}

TEST_CASE("options: names are unique and in kebab case") {
  std::set<std::string_view> names;
  int count = 0;
  for_all_options([&](const auto& option, auto) {
    INFO(option.name);
    CHECK(is_kebab_case(option.name));
    names.insert(option.name);
    ++count;
  });
  CHECK(count == 11);
  CHECK(names.size() == 11);
}

TEST_CASE("options: every field of the search has an option of its own") {
  SearchOptions changed;
  int fields = 0;
  for_each_option(search_options, [&](const auto& option) {
    CHECK(changed.*option.field == SearchOptions{}.*option.field);  // not yet changed by another
    changed.*option.field = option.most;
    ++fields;
  });
  CHECK(fields == 8);
  CHECK(changed.threads == 256);
  CHECK(changed.seed == 0xffff'ffff);
}

TEST_CASE("options: every option has a range and help in words") {
  for_all_options([](const auto& option, auto) {
    INFO(option.name);
    CHECK(option_range_text(option.least, option.most).find(" to ") != std::string::npos);
    CHECK_FALSE(option.help.empty());
  });
  CHECK(option_range_text(1, 256) == "1 to 256");
  CHECK(option_range_text(false, true) == "off or on");
}

TEST_CASE("options: values are written as people write them") {
  CHECK(option_value_text(true) == "on");
  CHECK(option_value_text(false) == "off");
  CHECK(option_value_text(-3) == "-3");
  CHECK(option_value_text(std::uint64_t{1} << 40) == "1099511627776");
  CHECK(option_value_text(0.25) == "0.25");
  CHECK(option_value_text(1e9) == "1e+09");
}
