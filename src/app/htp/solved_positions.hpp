// Positions with their winners, kept from one session to the next.
//
// A file of them has a line for each: the JSON object that `beeline solve --json` prints. So the
// output of a whole batch is such a file too; what it says of unsolved positions is passed over.
// A line is kept as it was read, and with it what it says of the program that solved the position.
//
// Whoever reads a file believes it. What can be seen is checked: positions and moves must be legal,
// and a position has one winner.
//
// Checked  tests/app/htp_database_test.cpp.
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>

#include "app/finding.hpp"
#include "app/registry.hpp"
#include "app/settings.hpp"

namespace beeline::app::htp {

class SolvedPositions {
 public:
  struct Entry {
    connection::Answer answer;  // without its cost: that was paid by somebody else
    std::string line;           // of the file
  };

  // False: it was there already. A UserError: with the other winner.
  bool add(const connection::GamePosition&, Entry);

  [[nodiscard]] const Entry* find(const connection::GamePosition&) const;
  [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

  // Those that `others` lack. A UserError if both have a position with different winners.
  [[nodiscard]] SolvedPositions without(const SolvedPositions& others) const;
  // Takes the others over, who agree.
  void take(const SolvedPositions& others);

  [[nodiscard]] std::string lines() const;

 private:
  std::map<std::string, Entry> entries_;  // by the position in words
};

// What to keep of an answer; its line tells what it cost and which program it is from.
[[nodiscard]] SolvedPositions::Entry entry_of(const Finding&, const Settings&);

// A UserError names a file that cannot be read or written, and a line that is no solved position.
[[nodiscard]] SolvedPositions read_solved_positions(const std::string& file, std::span<const Game>);
void write_lines(const std::string& file, const std::string& lines);
void append_lines(const std::string& file, const std::string& lines);  // made if it is missing

}  // namespace beeline::app::htp
