#include "connection/snapshots.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"

using namespace beeline::connection;

namespace {

// A position that is like no other, and words that tell which one they belong to.
template <class Word>
Stones<Word> position(std::size_t number) {
  return {CellSet<Word>(static_cast<Word>(number)), CellSet<Word>(static_cast<Word>(1) << 60)};
}
template <class Word>
std::vector<Word> words(std::size_t number, std::size_t count) {
  return std::vector<Word>(count, static_cast<Word>(number));
}

template <class Word>
void keep(Snapshots<Word>& snapshots, std::size_t number, const std::vector<Word>& black,
          const std::vector<Word>& white) {
  snapshots.keep(position<Word>(number), {{}, black, white});
}

template <class Word>
bool same(std::span<const Word> found, const std::vector<Word>& kept) {
  return std::equal(found.begin(), found.end(), kept.begin(), kept.end());
}

}  // namespace

TEMPLATE_TEST_CASE("snapshots: what was kept is found, each colour's by itself", "", std::uint64_t,
                   Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  keep(snapshots, 1, words<Word>(5, 100), words<Word>(6, 3));
  keep(snapshots, 2, words<Word>(7, 0), words<Word>(8, 1));
  CHECK(same(snapshots.find(position<Word>(1)).black, words<Word>(5, 100)));
  CHECK(same(snapshots.find(position<Word>(1)).white, words<Word>(6, 3)));
  CHECK(snapshots.find(position<Word>(2)).black.empty());
  CHECK(same(snapshots.find(position<Word>(2)).white, words<Word>(8, 1)));
  CHECK(snapshots.find(position<Word>(3)).black.empty());
  CHECK(snapshots.find(position<Word>(3)).white.empty());
}

TEMPLATE_TEST_CASE("snapshots: old ones give way to new ones, and are found whole or not at all",
                   "", std::uint64_t, Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  constexpr std::size_t many = 2'000;
  for (std::size_t i = 1; i <= many; ++i) {
    keep(snapshots, i, words<Word>(i, 100 + i % 50), words<Word>(i, 200));
  }
  std::size_t found = 0;
  for (std::size_t i = 1; i <= many; ++i) {
    const auto known = snapshots.find(position<Word>(i));
    if (known.black.empty() && known.white.empty()) continue;
    ++found;
    CHECK(same(known.black, words<Word>(i, 100 + i % 50)));
    CHECK(same(known.white, words<Word>(i, 200)));
  }
  CHECK(found > 20);
  CHECK(found < many / 2);
  CHECK_FALSE(snapshots.find(position<Word>(many)).white.empty());
}

TEMPLATE_TEST_CASE("snapshots: cleared ones are gone, and there is room for new ones", "",
                   std::uint64_t, Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  for (std::size_t round = 0; round < 5; ++round) {
    for (std::size_t i = 1; i <= 1 + round * 300; ++i) {
      keep(snapshots, i, words<Word>(i, 100), words<Word>(i, 200));
    }
    snapshots.clear();
    for (std::size_t i = 1; i <= 1 + round * 300; ++i) {
      CHECK(snapshots.find(position<Word>(i)).black.empty());
      CHECK(snapshots.find(position<Word>(i)).white.empty());
    }
    keep(snapshots, 7, words<Word>(7, 100), words<Word>(8, 200));
    CHECK(same(snapshots.find(position<Word>(7)).black, words<Word>(7, 100)));
    CHECK(same(snapshots.find(position<Word>(7)).white, words<Word>(8, 200)));
  }
}

TEMPLATE_TEST_CASE("snapshots: one that is refreshed again and again is not forgotten", "",
                   std::uint64_t, Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  keep(snapshots, 1, words<Word>(1, 100), words<Word>(1, 200));
  keep(snapshots, 2, words<Word>(2, 100), words<Word>(2, 200));
  for (std::size_t i = 3; i <= 5'000; ++i) {
    keep(snapshots, i, words<Word>(i, 100), words<Word>(i, 200));
    snapshots.refresh(position<Word>(1));
  }
  CHECK(same(snapshots.find(position<Word>(1)).black, words<Word>(1, 100)));
  CHECK(same(snapshots.find(position<Word>(1)).white, words<Word>(1, 200)));
  CHECK(snapshots.find(position<Word>(2)).empty());
}

TEMPLATE_TEST_CASE("snapshots: what was filled in is kept too", "", std::uint64_t, Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  const auto a = CellSet<Word>::of(7);
  const auto b = CellSet<Word>::of(8);
  const auto c = CellSet<Word>::of(9);
  snapshots.keep(position<Word>(1), {{a, {b, c}}, words<Word>(1, 100), words<Word>(1, 200)});
  const auto found = snapshots.find(position<Word>(1));
  CHECK(found.filling.dead == a);
  CHECK(found.filling.captured == Stones<Word>{b, c});
  CHECK(found.filling.cells() == (a | b | c));
}

TEMPLATE_TEST_CASE("snapshots: one that does not fit is not kept", "", std::uint64_t, Word128) {
  using Word = TestType;
  Snapshots<Word> snapshots(1);
  keep(snapshots, 1, words<Word>(1, (1U << 20) / sizeof(Word)), {});
  CHECK(snapshots.find(position<Word>(1)).black.empty());
}
