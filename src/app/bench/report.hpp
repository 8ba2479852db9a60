// Where a report goes: files that are written once, and a ledger that only grows.
#pragma once

#include <filesystem>
#include <string>

#include "app/bench/grid.hpp"
#include "app/bench/provenance.hpp"

namespace beeline::app::bench {

// A figure of the ledger besides where it comes from.
struct LedgerEntry {
  std::string measure;  // speedup, simulated, knockout, openings
  std::string suite;
  std::string setting;  // thread count, features or opening
  std::string outcome;  // solved, oversubscribed, unsolved; of an opening its winner
  std::string seconds;  // empty where nothing was timed
  std::string expansions;
};

class Report {
 public:
  // Makes the folder. `name` begins the name of every file; empty: one that no file has yet, made
  // from date and commit. A UserError if the folder cannot be made or the report is there already.
  Report(std::filesystem::path folder, std::string name, Provenance from);

  // A section of the page with its table, which is also written as NAME-PART.csv, and its plot,
  // NAME-PART.svg.
  void add(const std::string& part, const std::string& title, const Grid&, const std::string& notes,
           const std::string& svg);

  // One line of ledger.csv, which is only ever appended to.
  void enter(const LedgerEntry&);

  // Writes the page; answers with its path.
  [[nodiscard]] std::filesystem::path finish();

 private:
  void write(const std::filesystem::path&, const std::string& text) const;

  std::filesystem::path folder_;
  Provenance from_;
  std::string name_;
  std::string page_;
  std::string ledger_;
};

}  // namespace beeline::app::bench
