#include "connection/pool.hpp"

#include <memory>

#include "catch.hpp"

using beeline::connection::Pool;

TEST_CASE("pool: what has come back is lent again, and nothing is lent twice at a time") {
  Pool<int> pool;
  int made = 0;
  const auto make = [&] { return std::make_unique<int>(made++); };
  const int* first = nullptr;
  {
    const auto a = pool.lend(make);
    const auto b = pool.lend(make);
    CHECK(made == 2);
    CHECK(a.get() != b.get());
    first = a.get();
  }
  const auto c = pool.lend(make);
  const auto d = pool.lend(make);
  CHECK(made == 2);
  CHECK(c.get() != d.get());
  CHECK((c.get() == first || d.get() == first));
}
