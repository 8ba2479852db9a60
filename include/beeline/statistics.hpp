// What a search did. Counted per thread without locks, summed at the end.
#pragma once

#include <algorithm>
#include <cstdint>

namespace beeline {

struct Statistics {
  std::uint64_t expansions = 0;     // positions expanded, repeats included
  std::uint64_t re_expansions = 0;  // of these: known before, move list forgotten
  std::uint64_t terminal_wins = 0;  // expansions that decided the position at once
  std::uint64_t terminal_losses = 0;
  std::uint64_t children = 0;  // moves listed by the other expansions
  std::uint64_t table_lookups = 0;
  std::uint64_t table_hits = 0;
  std::uint64_t solved_nodes = 0;   // nodes solved by their children
  std::uint64_t winning_index = 0;  // sum of the winning moves' places in their lists
  std::uint64_t won_nodes = 0;      // nodes won by one of these
  std::uint64_t jobs = 0;
  std::uint64_t cancelled_jobs = 0;  // unwound because a node above them was solved
  std::uint32_t deepest = 0;         // longest line below the root, in moves
  double busy_seconds = 0;           // in jobs, by the wall, all threads together
  double cpu_seconds = 0;            // in jobs, processor time, all threads together

  Statistics& operator+=(const Statistics& o) noexcept {
    expansions += o.expansions;
    re_expansions += o.re_expansions;
    terminal_wins += o.terminal_wins;
    terminal_losses += o.terminal_losses;
    children += o.children;
    table_lookups += o.table_lookups;
    table_hits += o.table_hits;
    solved_nodes += o.solved_nodes;
    winning_index += o.winning_index;
    won_nodes += o.won_nodes;
    jobs += o.jobs;
    cancelled_jobs += o.cancelled_jobs;
    deepest = std::max(deepest, o.deepest);
    busy_seconds += o.busy_seconds;
    cpu_seconds += o.cpu_seconds;
    return *this;
  }
};

}  // namespace beeline
