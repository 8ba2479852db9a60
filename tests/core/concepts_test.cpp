// For every requirement of the concepts an archetype that lacks exactly this one.
#include <array>
#include <cstdint>

#include "beeline/game.hpp"
#include "catch.hpp"

using beeline::ChildList;
using beeline::GameKey;
using beeline::GameMove;
using beeline::GameWorker;
using beeline::Verdict;

namespace archetypes {

struct PlainKey {
  std::uint64_t hash() const noexcept { return 0; }
  friend bool operator==(const PlainKey&, const PlainKey&) = default;
};
struct KeyWithoutHash {
  friend bool operator==(const KeyWithoutHash&, const KeyWithoutHash&) = default;
};
struct KeyWhoseHashMayThrow {
  std::uint64_t hash() const { return 0; }
  friend bool operator==(const KeyWhoseHashMayThrow&, const KeyWhoseHashMayThrow&) = default;
};
struct KeyWithANarrowHash {
  std::uint32_t hash() const noexcept { return 0; }
  friend bool operator==(const KeyWithANarrowHash&, const KeyWithANarrowHash&) = default;
};
struct KeyNotComparable {
  std::uint64_t hash() const noexcept { return 0; }
};
struct KeyNotTriviallyCopyable : PlainKey {
  KeyNotTriviallyCopyable() = default;
  KeyNotTriviallyCopyable(const KeyNotTriviallyCopyable&) {}
};
struct KeyWithoutDefault : PlainKey {
  explicit KeyWithoutDefault(int) {}
};

using PlainMove = std::uint16_t;
struct MoveNotTriviallyCopyable {
  MoveNotTriviallyCopyable() = default;
  MoveNotTriviallyCopyable(const MoveNotTriviallyCopyable&) {}
  friend bool operator==(const MoveNotTriviallyCopyable&,
                         const MoveNotTriviallyCopyable&) = default;
};
struct MoveTooLarge {
  std::array<std::uint8_t, 5> bytes{};
  friend bool operator==(const MoveTooLarge&, const MoveTooLarge&) = default;
};
struct MoveNotComparable {};
struct MoveWithoutDefault {
  explicit MoveWithoutDefault(int) {}
  friend bool operator==(const MoveWithoutDefault&, const MoveWithoutDefault&) = default;
};

// A worker put together from one part for each requirement.
template <class K = PlainKey, class M = PlainMove>
struct Types {
  using Key = K;
  using Move = M;
};
template <class T>
struct HasKey {
  typename T::Key key() const noexcept { return {}; }
};
template <class T>
struct KeyMayThrow {
  typename T::Key key() const { return {}; }
};
template <class T>
struct KeyNotConst {
  typename T::Key key() noexcept { return {}; }
};
template <class T>
struct KeyOfOtherType {
  int key() const noexcept { return 0; }
};
template <class T>
struct Expands {
  Verdict expand(ChildList<typename T::Move, typename T::Key>&) { return Verdict::open; }
};
template <class T>
struct ExpandsToBool {
  bool expand(ChildList<typename T::Move, typename T::Key>&) { return true; }
};
template <class T>
struct ExpandsIntoOtherList {
  Verdict expand(ChildList<std::uint8_t, typename T::Key>&) { return Verdict::open; }
};
template <class T>
struct Translates {
  typename T::Move as_played(typename T::Move move) const noexcept { return move; }
};
template <class T>
struct TranslatesButMayThrow {
  typename T::Move as_played(typename T::Move move) const { return move; }
};
template <class T>
struct Plays {
  void play(typename T::Move) noexcept {}
};
template <class T>
struct PlayMayThrow {
  void play(typename T::Move) {}
};
template <class T>
struct Undoes {
  void undo() noexcept {}
};
template <class T>
struct UndoMayThrow {
  void undo() {}
};
template <class T>
struct Lacks {};

template <class T, template <class> class... Parts>
struct Worker : T, Parts<T>... {};

using Complete = Worker<Types<>, HasKey, Expands, Translates, Plays, Undoes>;

template <class K>
using WithKey = Worker<Types<K>, HasKey, Expands, Translates, Plays, Undoes>;
template <class M>
using WithMove = Worker<Types<PlainKey, M>, HasKey, Expands, Translates, Plays, Undoes>;

struct NoTypes : HasKey<Types<>>,
                 Expands<Types<>>,
                 Translates<Types<>>,
                 Plays<Types<>>,
                 Undoes<Types<>> {};

}  // namespace archetypes

using namespace archetypes;

static_assert(GameKey<PlainKey> && GameMove<PlainMove> && GameWorker<Complete>);

TEST_CASE("concepts: a complete archetype of a game is accepted") {
  STATIC_REQUIRE(GameKey<PlainKey>);
  STATIC_REQUIRE(GameMove<PlainMove>);
  STATIC_REQUIRE(GameWorker<Complete>);
}

TEST_CASE("concepts: a worker that lacks one member is rejected") {
  STATIC_REQUIRE_FALSE(GameWorker<Worker<Types<>, Lacks, Expands, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(GameWorker<Worker<Types<>, HasKey, Lacks, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(GameWorker<Worker<Types<>, HasKey, Expands, Lacks, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(GameWorker<Worker<Types<>, HasKey, Expands, Translates, Lacks, Undoes>>);
  STATIC_REQUIRE_FALSE(GameWorker<Worker<Types<>, HasKey, Expands, Translates, Plays, Lacks>>);
  STATIC_REQUIRE_FALSE(GameWorker<NoTypes>);
}

TEST_CASE("concepts: a worker with a member of the wrong type is rejected") {
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, KeyOfOtherType, Expands, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, KeyNotConst, Expands, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, HasKey, ExpandsToBool, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, HasKey, ExpandsIntoOtherList, Translates, Plays, Undoes>>);
}

TEST_CASE("concepts: a worker that may throw where it must not is rejected") {
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, KeyMayThrow, Expands, Translates, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, HasKey, Expands, TranslatesButMayThrow, Plays, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, HasKey, Expands, Translates, PlayMayThrow, Undoes>>);
  STATIC_REQUIRE_FALSE(
      GameWorker<Worker<Types<>, HasKey, Expands, Translates, Plays, UndoMayThrow>>);
}

TEST_CASE("concepts: a key that cannot be hashed, compared or copied as bytes is rejected") {
  STATIC_REQUIRE_FALSE(GameKey<KeyWithoutHash>);
  STATIC_REQUIRE_FALSE(GameKey<KeyWhoseHashMayThrow>);
  STATIC_REQUIRE_FALSE(GameKey<KeyWithANarrowHash>);
  STATIC_REQUIRE_FALSE(GameKey<KeyNotComparable>);
  STATIC_REQUIRE_FALSE(GameKey<KeyNotTriviallyCopyable>);
  STATIC_REQUIRE_FALSE(GameKey<KeyWithoutDefault>);
  STATIC_REQUIRE_FALSE(GameWorker<WithKey<KeyWithoutHash>>);
  STATIC_REQUIRE_FALSE(GameWorker<WithKey<KeyNotComparable>>);
}

TEST_CASE("concepts: a move that is large or cannot be compared or copied as bytes is rejected") {
  STATIC_REQUIRE_FALSE(GameMove<MoveNotTriviallyCopyable>);
  STATIC_REQUIRE_FALSE(GameMove<MoveTooLarge>);
  STATIC_REQUIRE_FALSE(GameMove<MoveNotComparable>);
  STATIC_REQUIRE_FALSE(GameMove<MoveWithoutDefault>);
  STATIC_REQUIRE_FALSE(GameWorker<WithMove<MoveNotTriviallyCopyable>>);
  STATIC_REQUIRE_FALSE(GameWorker<WithMove<MoveTooLarge>>);
}
