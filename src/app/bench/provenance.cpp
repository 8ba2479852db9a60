#include "app/bench/provenance.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <string_view>
#include <thread>

#include "app/version.hpp"

namespace beeline::app::bench {
namespace {

// Linux says it in /proc/cpuinfo; elsewhere the name stays unknown.
std::string cpu_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown CPU";
}

double memory_gib() noexcept {
  const auto pages = static_cast<double>(sysconf(_SC_PHYS_PAGES));
  const auto page_size = static_cast<double>(sysconf(_SC_PAGESIZE));
  return std::max(0.0, pages * page_size / (1U << 30U));
}

template <class Owner, class... Values>
void add_changed(std::string& words, const std::tuple<Option<Owner, Values>...>& table,
                 const Owner& owner) {
  const Owner defaults{};
  for_each_option(table, [&](const auto& option) {
    const std::string value = option_value_text(owner.*option.field);
    if (value == option_value_text(defaults.*option.field)) return;
    words += fmt::format("{}--{} {}", words.empty() ? "" : " ", option.name, value);
  });
}

}  // namespace

std::string options_in_words(const Settings& settings) {
  std::string words;
  add_changed(words, search_options, settings.search);
  add_changed(words, limit_options, settings.limits);
  add_changed(words, connection::connection_options, settings.connection);
  add_changed(words, hex::hex_options, settings.hex);
  add_changed(words, rex::rex_options, settings.rex);
  return words;
}

int usable_cores() noexcept {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Provenance provenance(const Settings& settings) {
  return {fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr))),
          std::string(app::commit()),
          cpu_name(),
          usable_cores(),
          memory_gib(),
          options_in_words(settings)};
}

}  // namespace beeline::app::bench
