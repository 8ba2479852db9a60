#include "hex/carrier_store.hpp"

#include "catch.hpp"

using namespace beeline;
using namespace beeline::connection;

namespace {

using Store = hex::CarrierStore<std::uint64_t>;
using Set = CellSet<std::uint64_t>;

Store::Key key(std::uint64_t number) {
  return {Set(number), Set(number / 3)};
}
Store::Note note(std::uint64_t number, bool solved) {
  return {Set(number + 1), Set(number + 2), solved};
}
void check_found(const Store& store, std::uint64_t number, const Store::Note& expected) {
  const auto found = store.find(key(number));
  REQUIRE(found);
  CHECK(found->if_won == expected.if_won);
  CHECK(found->if_lost == expected.if_lost);
  CHECK(found->solved == expected.solved);
}

}  // namespace

TEST_CASE("carrier store: what was put is found, and what is solved stays so") {
  Store store(1);
  CHECK_FALSE(store.find(key(5)));
  store.put(key(5), note(5, false));
  check_found(store, 5, note(5, false));
  store.put(key(5), note(6, true));
  check_found(store, 5, note(6, true));
  store.put(key(5), note(7, false));
  check_found(store, 5, note(6, true));
}

TEST_CASE("carrier store: a full one forgets some, and tells nothing wrong") {
  Store store(0);  // one bucket
  for (std::uint64_t n = 1; n <= 50; ++n) store.put(key(n), note(n, n % 2 == 0));
  int found = 0;
  for (std::uint64_t n = 1; n <= 50; ++n) {
    if (!store.find(key(n))) continue;
    ++found;
    check_found(store, n, note(n, n % 2 == 0));
  }
  CHECK(found == 4);
}

TEST_CASE("carrier store: a cleared one keeps and forgets the same as a new one") {
  Store fresh(0);
  for (std::uint64_t n = 1; n <= 7; ++n) fresh.put(key(n), note(n, true));
  Store store(0);
  for (std::uint64_t round = 0; round < 5; ++round) {
    for (std::uint64_t n = 1; n <= 10 + round; ++n) store.put(key(n), note(n, false));
    store.clear();
    for (std::uint64_t n = 1; n <= 20; ++n) CHECK_FALSE(store.find(key(n)));
    for (std::uint64_t n = 1; n <= 7; ++n) store.put(key(n), note(n, true));
    for (std::uint64_t n = 1; n <= 7; ++n) {
      CHECK(store.find(key(n)).has_value() == fresh.find(key(n)).has_value());
    }
  }
}
