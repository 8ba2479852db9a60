#include "app/bench/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "connection/position_text.hpp"
#include "connection/quoted.hpp"

namespace beeline::app::bench {
namespace {

using connection::UserError;

const std::vector<std::string> ledger_columns{"date",       "commit",  "cpu",     "cores",
                                              "memory_gib", "options", "measure", "suite",
                                              "setting",    "outcome", "seconds", "expansions"};

}  // namespace

Report::Report(std::filesystem::path folder, std::string name, Provenance from)
    : folder_(std::move(folder)), from_(std::move(from)), name_(std::move(name)) {
  std::error_code failed;
  std::filesystem::create_directories(folder_, failed);
  if (!std::filesystem::is_directory(folder_, failed)) {
    throw UserError("--folder: cannot make " + connection::quoted(folder_.string()));
  }
  const auto taken = [&](const std::string& candidate) {
    return std::filesystem::exists(folder_ / (candidate + ".md"), failed);
  };
  if (name_.empty()) {
    std::string stem = fmt::format("{}-{}", from_.date, from_.commit);
    std::erase(stem, ':');
    name_ = stem;
    for (int copy = 2; taken(name_); ++copy) name_ = fmt::format("{}-{}", stem, copy);
  } else if (name_.find('/') != std::string::npos) {
    throw UserError("--name: " + connection::quoted(name_) + " is no name of a file");
  } else if (taken(name_)) {
    throw UserError(fmt::format("--name: the report {} is there already; choose another name",
                                connection::quoted(name_)));
  }
  page_ = fmt::format(
      "# {}\n\n| | |\n|---|---|\n| Date | {} |\n| Commit | {} |\n| Machine | {}, {} core{}, {:.1f} "
      "GiB |\n| Options | {} |\n",
      name_, from_.date, from_.commit, from_.cpu, from_.cores, from_.cores == 1 ? "" : "s",
      from_.memory_gib, from_.options.empty() ? "all as they are" : from_.options);
}

void Report::write(const std::filesystem::path& path, const std::string& text) const {
  std::ofstream file(path);
  if (!(file << text << std::flush)) {
    throw UserError("--folder: cannot write " + connection::quoted(path.string()));
  }
}

void Report::add(const std::string& part, const std::string& title, const Grid& grid,
                 const std::string& notes, const std::string& svg) {
  const std::string stem = fmt::format("{}-{}", name_, part);
  write(folder_ / (stem + ".csv"), grid.as_csv());
  write(folder_ / (stem + ".svg"), svg);
  page_ += fmt::format("\n## {0}\n\n![{0}]({1}.svg)\n\n{2}\n{3}{4}[As CSV]({1}.csv)\n", title, stem,
                       grid.as_markdown(), notes, notes.empty() ? "" : "\n");
}

void Report::enter(const LedgerEntry& entry) {
  ledger_ += csv_line({from_.date, from_.commit, from_.cpu, std::to_string(from_.cores),
                       fmt::format("{:.1f}", from_.memory_gib), from_.options, entry.measure,
                       entry.suite, entry.setting, entry.outcome, entry.seconds, entry.expansions});
}

std::filesystem::path Report::finish() {
  const auto path = folder_ / (name_ + ".md");
  write(path, page_);
  const auto ledger = folder_ / "ledger.csv";
  const bool is_new = !std::filesystem::exists(ledger);
  std::ofstream file(ledger, std::ios::app);
  if (!(file << (is_new ? csv_line(ledger_columns) : "") << ledger_ << std::flush)) {
    throw UserError("--folder: cannot write " + connection::quoted(ledger.string()));
  }
  return path;
}

}  // namespace beeline::app::bench
