// How the threads of a solver tell each other what they have proved.
//
// Proofs are posted one after the other; each thread collects what is new to it into a database of
// its own (proof_database.hpp), so that looking up needs no lock. Who has not come for long misses
// the oldest. A thread collects its own proofs as well: so all databases have the same order, and
// one thread alone needs no other rule.
//
// Sound, whoever reads: a proof says of all positions with certain stones who wins. It speaks of
// the board, not of the search that found it, and all threads of a solver see the same board. So it
// holds for a thread that stands elsewhere, and for later searches. It is posted when its carrier
// is complete; a copy is made under the lock, hence whole. One that is missed costs time only.
//
// Checked  tests/hex/proof_exchange_test.cpp
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

#include "beeline/spin_lock.hpp"
#include "hex/proof_database.hpp"

namespace beeline::hex {

template <class Word>
class ProofExchange {
 public:
  using Proof = typename ProofDatabase<Word>::Proof;

  static constexpr std::size_t room = 1024;  // proofs

  void post(const Proof& proof) noexcept {
    const std::scoped_lock lock(lock_);
    const std::uint64_t posted = posted_.load(std::memory_order_relaxed);
    proofs_[posted % room] = proof;
    posted_.store(posted + 1, std::memory_order_relaxed);
  }

  // Calls f(proof) for each proof posted after the first `collected`, oldest first; answers how
  // many have been posted altogether.
  template <class F>
  [[nodiscard]] std::uint64_t collect(std::uint64_t collected, F&& f) const {
    if (posted_.load(std::memory_order_relaxed) == collected) return collected;
    const std::scoped_lock lock(lock_);
    const std::uint64_t posted = posted_.load(std::memory_order_relaxed);
    if (posted - collected > room) collected = posted - room;
    for (; collected < posted; ++collected) f(proofs_[collected % room]);
    return posted;
  }

  // Nobody may be collecting.
  void clear() noexcept { posted_.store(0, std::memory_order_relaxed); }

 private:
  mutable SpinLock lock_;
  std::atomic<std::uint64_t> posted_{0};
  std::array<Proof, room> proofs_;
};

}  // namespace beeline::hex
