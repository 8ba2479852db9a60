#include "app/bench/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "app/bench/suite.hpp"
#include "app/option_values.hpp"
#include "connection/position_text.hpp"

namespace beeline::app {
namespace {

constexpr int most_threads = 256;
constexpr int most_workers = 1024;
constexpr const char* many_workers = "1,2,4,8,16,32,64,128,256,512,1024";

std::vector<std::string> listed(const std::string& text) {
  std::istringstream stream(text + ',');
  std::vector<std::string> parts;
  for (std::string part; std::getline(stream, part, ',');) parts.push_back(part);
  return parts;
}

std::vector<int> counts(const char* option, const std::string& text, int most) {
  std::vector<int> numbers;
  for (const std::string& part : listed(text)) {
    const auto number = read_value<int>(part);
    if (!number || *number < 1 || *number > most) {
      reject_value(option, part, fmt::format("whole numbers from 1 to {}, joined by commas", most),
                   "1,2");
    }
    numbers.push_back(*number);
  }
  return numbers;
}

std::string suites_in_words() {
  std::string words = "Suites:\n";
  for (const auto& suite : bench::built_in_suites()) words += fmt::format("  {}\n", suite.name);
  return words + "  or a file with one position a line, as for: beeline solve --batch FILE\n\n";
}

constexpr const char* speedup_help = R"(
Every position is solved from an empty table, every thread count --repeat times; medians are
shown. More threads than cores make no speed-up, and the table says so. --simulate counts time in
expansions on a virtual clock instead: the same figures on every machine, for up to 1024 workers.

Example:
  beeline bench speedup --suite rex-5x5-replies-to-a1 --threads 1 --repeat 1)";

constexpr const char* knockout_help = R"(
Each switch of the game is changed on its own, and each left on alone. All runs have to agree
about every winner; if two do not, the program stops with exit code 5. --by-expansions gives the same
table on every machine, busy or idle.

Examples:
  beeline bench knockout --game rex --size 4 --give-up 2
  beeline bench knockout --game rex --suite rex-5x5-replies-to-a1 --by-expansions)";

constexpr const char* report_help = R"(
Parts: speedup, simulated, knockout, openings. Files are named FOLDER/NAME.md, NAME-PART.csv and
NAME-PART.svg, and never overwritten; one line for each figure is added to FOLDER/ledger.csv.

Example:
  beeline bench report --parts openings --game hex --size 3 --folder /tmp/beeline-report)";

}  // namespace

BenchWords::BenchWords(CLI::App& bench, AddSettings* add_settings, std::span<const Game> games)
    : games_(games),
      speedup_(bench.add_subcommand("speedup", "How much faster more threads are")),
      knockout_(bench.add_subcommand("knockout", "What each feature of a game is worth")),
      report_(bench.add_subcommand("report", "Measure, and write pages, tables and plots")) {
  workers_ = many_workers;
  bench.require_subcommand(1);
  for (CLI::App* command : {speedup_, knockout_, report_}) command->group("Commands");
  speedup_->footer(suites_in_words() + (speedup_help + 1));
  knockout_->footer(suites_in_words() + (knockout_help + 1));
  report_->footer(suites_in_words() + (report_help + 1));

  add_settings(*speedup_, speedup_words_.settings, games);
  add_suite(*speedup_, speedup_words_);
  speedup_->add_flag("--simulate", speedup_words_.simulate, "simulated workers on a virtual clock");

  add_settings(*knockout_, knockout_words_.settings, games);
  add_board(*knockout_, "--suite", knockout_words_);

  add_settings(*report_, report_words_.speedup.settings, games);
  add_suite(*report_, report_words_.speedup);
  add_board(*report_, "--knockout-suite", report_words_.knockout);
  report_->add_option("--workers", workers_, "simulated workers\n(default " + workers_ + ")")
      ->type_name("LIST");
  report_->add_option("--parts", parts_, "what to measure\n(default " + parts_ + ")")
      ->type_name("LIST");
  report_words_.folder = "results";
  report_->add_option("--folder", report_words_.folder, "where to write\n(default results)")
      ->type_name("FOLDER");
  report_->add_option("--name", report_words_.name, "of the files\n(default: date and commit)")
      ->type_name("NAME");
}

void BenchWords::add_suite(CLI::App& command, BenchSpeedup& words) {
  words.suite = "hex-7x7-hard";
  command.add_option("--suite", words.suite, "what to solve\n(default " + words.suite + ")")
      ->type_name("SUITE");
  command.remove_option(command.get_option("--threads"));  // here it is a list
  const auto set = [this](const std::string& text) { threads_ = text; };
  command
      .add_option_function<std::string>(
          "--threads", set, fmt::format("thread counts\n(default 1,2; simulated {})", many_workers))
      ->type_name("LIST");
  command.add_option("--repeat", words.repeats, "runs for each count\n(1 to 1000; default 3)")
      ->check(CLI::Range(1, 1000))
      ->type_name("N");
}

void BenchWords::add_board(CLI::App& command, const char* suite, BenchKnockout& words) {
  command.add_option(suite, words.suite, "what to solve for each feature\n(default: all openings)")
      ->type_name("SUITE");
  words.game = "hex";
  command.add_option("--game", words.game, "the game\n(default hex)")->type_name("GAME");
  command.add_option("--size", size_, "columns x rows, or N for NxN\n(default 7x7)")
      ->type_name("WxH");
  command
      .add_option("--give-up", words.give_up,
                  "give a run up after this many times the time as is\n(1 to 1e6; default 10)")
      ->check(CLI::Range(1.0, 1e6))
      ->type_name("TIMES");
  command.add_flag("--by-expansions", words.by_expansions,
                   "give up after so many times the expansions;\nshow no times of features");
}

BenchSpeedup BenchWords::speedup() const {
  BenchSpeedup command = *speedup_ ? speedup_words_ : report_words_.speedup;
  const int most = command.simulate ? most_workers : most_threads;
  command.threads =
      counts("threads", threads_.value_or(command.simulate ? many_workers : "1,2"), most);
  return command;
}

BenchKnockout BenchWords::knockout(const BenchKnockout& words) const {
  BenchKnockout command = words;
  command.size = connection::parse_size(size_);
  static_cast<void>(find_game(games_, command.game));
  return command;
}

BenchReport BenchWords::report() const {
  BenchReport command = report_words_;
  command.speedup = speedup();
  command.knockout = knockout(report_words_.knockout);
  command.knockout.settings = command.speedup.settings;
  command.workers = counts("workers", workers_, most_workers);
  command.parts = listed(parts_);
  for (const std::string& part : command.parts) {
    if (part != "speedup" && part != "simulated" && part != "knockout" && part != "openings") {
      reject_value("parts", part, "speedup, simulated, knockout or openings, joined by commas",
                   "speedup,openings");
    }
  }
  return command;
}

BenchWords::Command BenchWords::command() const {
  if (*speedup_) return speedup();
  if (*knockout_) return knockout(knockout_words_);
  return report();
}

}  // namespace beeline::app
