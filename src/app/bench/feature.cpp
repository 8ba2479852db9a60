#include "app/bench/feature.hpp"

#include <type_traits>

namespace beeline::app::bench {
namespace {

template <class Owner, class... Values>
void add_switches(std::vector<Feature>& features, const std::tuple<Option<Owner, Values>...>& table,
                  Owner Settings::*owner) {
  for_each_option(table, [&](const auto& option) {
    using Value = typename std::remove_cvref_t<decltype(option)>::value_type;
    if constexpr (std::is_same_v<Value, bool>) {
      const auto field = option.field;
      features.push_back(
          {std::string(option.name), Owner{}.*field,
           [owner, field](Settings& settings, bool on) { (settings.*owner).*field = on; }});
    }
  });
}

}  // namespace

std::vector<Feature> features_of(std::string_view game) {
  std::vector<Feature> features;
  add_switches(features, connection::connection_options, &Settings::connection);
  if (game == "hex") add_switches(features, hex::hex_options, &Settings::hex);
  if (game == "rex") add_switches(features, rex::rex_options, &Settings::rex);
  return features;
}

}  // namespace beeline::app::bench
