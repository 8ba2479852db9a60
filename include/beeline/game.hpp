// What the search asks of a game.
//
// A game is a type, the *worker*: one thread's board together with all its scratch memory. The
// search knows nothing else about the game. It asks a worker for the key of its position, to
// expand the position, to play a move and to take it back.
//
// Requirements beyond the signatures (tests/conformance puts a worker through all of them):
//   - Two players, no draws, and no position can repeat: every line of play ends.
//   - A key says everything that matters: equal keys, equal winner for the side to move. Compared
//     in full; the hash only picks a place in the table.
//   - expand() depends on the position, and on what the worker has learned, alone. Its children are
//     listed best first. Each child's key is the key that the worker has after play() of its move.
//   - A move means the same in every position with the same key, because move lists are stored
//     under keys. A game that treats symmetric positions as one therefore names its moves as on the
//     position that the key stands for; as_played() translates a move, before it is played, into
//     the terms of the position that the worker was made for. Other games return it unchanged.
//   - undo() takes back the last play(), all the way to the position that the worker was made for.
//   - A move usually passes the turn. One that does not (`same_mover`) is fine: the bounds of that
//     child are then not swapped on the way up.
//   - A child that the game can decide at once carries solved bounds, or is left out if it loses
//     for the mover. It is then never entered. Deciding children early matters: undecided lost
//     moves distort the proof numbers and fill the focused window. An open position without any
//     child counts as lost.
//
// Learning from proofs is optional: a worker that can is a LearningWorker. The search then tells it
// of positions solved by their children and of refuted moves, each by its key, with moves as on the
// position that the key stands for. The worker's own position may be any other.
//   - learn_won: the child, won by nobody but the mover of the position, solves it.
//   - learn_lost: all children lose for the mover.
//   - learn_refuted: a move loses for the mover. True: refuted_too may then be asked, of other
//     moves of the position, whether the same reason refutes them. What it confirms is believed
//     like a proof.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "beeline/bounds.hpp"

namespace beeline {

// What expanding a position tells about the side to move.
enum class Verdict : std::uint8_t { open, win, loss };

template <class Move, class Key>
struct Child {
  Key key{};
  Bounds bounds{};  // first guess, or solved; seen from the side to move in the child
  Move move{};
  bool same_mover = false;

  // Notes that the move to this child loses.
  constexpr void refute() noexcept { bounds = same_mover ? Bounds::lost() : Bounds::won(); }

  // The child's bounds seen from the side to move in the parent.
  [[nodiscard]] constexpr Bounds view() const noexcept {
    return same_mover ? bounds : bounds.swapped();
  }
};

// The moves of a position, best first. expand() finds it empty and fills it. After
// Verdict::win it may hold one move that wins; after Verdict::loss it is ignored.
template <class Move, class Key>
using ChildList = std::vector<Child<Move, Key>>;

// clang-format off
// A position as a value: compared in full, hashed to find its place.
template <class K>
concept GameKey =
    std::is_trivially_copyable_v<K> && std::default_initializable<K> &&
    std::equality_comparable<K> && requires(const K key) {
      { key.hash() } noexcept -> std::same_as<std::uint64_t>;
    };

template <class M>
concept GameMove =
    std::is_trivially_copyable_v<M> && std::default_initializable<M> &&
    std::equality_comparable<M> && sizeof(M) <= sizeof(std::uint32_t);

template <class W>
concept GameWorker =
    GameKey<typename W::Key> && GameMove<typename W::Move> &&
    requires(W worker, const W view, typename W::Move move,
             ChildList<typename W::Move, typename W::Key>& children) {
      { view.key() } noexcept -> std::same_as<typename W::Key>;
      { worker.expand(children) } -> std::same_as<Verdict>;
      { view.as_played(move) } noexcept -> std::same_as<typename W::Move>;
      { worker.play(move) } noexcept;
      { worker.undo() } noexcept;
    };
// clang-format on

// clang-format off
template <class W>
concept LearningWorker =
    GameWorker<W> &&
    requires(W worker, const typename W::Key key,
             const Child<typename W::Move, typename W::Key> child,
             std::span<const Child<typename W::Move, typename W::Key>> children) {
      worker.learn_won(key, child);
      worker.learn_lost(key, children);
      { worker.learn_refuted(key, child) } -> std::same_as<bool>;
      { worker.refuted_too(child) } -> std::same_as<bool>;
    };
// clang-format on

template <GameWorker W>
using ChildOf = Child<typename W::Move, typename W::Key>;
template <GameWorker W>
using ChildrenOf = ChildList<typename W::Move, typename W::Key>;

}  // namespace beeline
