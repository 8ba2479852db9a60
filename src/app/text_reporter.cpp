#include "app/text_reporter.hpp"

#include <fmt/format.h>

#include <ostream>
#include <vector>

#include "app/explanation_text.hpp"
#include "app/numbers.hpp"

namespace beeline::app {
namespace {

using connection::Answer;
using connection::Cell;
using connection::Colour;

const char* in_words(StopReason reason) {
  switch (reason) {
    case StopReason::time: return "the time limit came first";
    case StopReason::expansions: return "the limit of expansions came first";
    case StopReason::memory: return "the memory limit came first";
    case StopReason::interrupted: return "the search was interrupted";
    case StopReason::none:
    case StopReason::failed: break;  // a session lets neither pass
  }
  return to_string(reason);
}

std::string cost(std::uint64_t expansions, double seconds, const Settings& settings) {
  const int threads = settings.search.threads;
  return fmt::format("Cost: {} expansions in {:.3f} s ({}/s) on {} thread{}\n", grouped(expansions),
                     seconds, rate(expansions, seconds), threads, threads == 1 ? "" : "s");
}

std::string solved_text(const Answer& answer, Colour winner, const connection::Position& position) {
  if (answer.game_over) return fmt::format("The game is over: {} has won.\n", name(winner));
  std::string text = fmt::format("{} wins.\n", name(winner));
  if (answer.best_move) {
    text += fmt::format("Winning move: {}\n", cell_name(position.size, *answer.best_move));
  } else if (winner != position.to_play) {
    text += fmt::format("Every move of {}'s loses.\n", name(position.to_play));
  }
  if (!answer.main_line.empty()) {
    text += "Main line:";
    for (const Cell cell : answer.main_line) text += ' ' + cell_name(position.size, cell);
    text += '\n';
  }
  return text;
}

std::string unsolved_text(const Answer& answer, Colour to_play) {
  return fmt::format(
      "Unsolved: {}.\n"
      "Bounds so far: phi = {}, the effort still needed to prove that {} (to play) wins;\n"
      "               delta = {}, the effort still needed to prove that {} loses.\n",
      in_words(answer.stop), answer.bounds.phi, name(to_play), answer.bounds.delta, name(to_play));
}

std::string answer_text(const Finding& finding) {
  const auto& [asked, answer] = finding;
  return answer.winner ? solved_text(answer, *answer.winner, asked.position)
                       : unsolved_text(answer, asked.position.to_play);
}

std::string cost(const Finding& finding, const Settings& settings) {
  return cost(finding.answer.statistics.expansions, finding.answer.seconds, settings);
}

std::string finding_text(const Finding& finding, const Settings& settings) {
  return fmt::format("{}\n\n{}\n{}{}", to_string(finding.asked), draw(finding.asked.position),
                     answer_text(finding), cost(finding, settings));
}

}  // namespace

void TextReporter::print(std::string_view text) {
  out_ << text << std::flush;
}

void TextReporter::position(const Finding& finding) {
  print(finding_text(finding, settings_));
}

void TextReporter::batch_line(std::size_t line, const Finding& finding) {
  print(fmt::format("line {}: {}\n", line, finding_text(finding, settings_)));
}

void TextReporter::bad_batch_line(std::size_t line, const std::string& mistake) {
  print(fmt::format("line {}: error: {}\n\n", line, mistake));
}

void TextReporter::opening(const Opening&, const Finding&) {}  // the map says it all

void TextReporter::map(const OpeningMap& map) {
  const auto wins = map.wins();
  const char* const opener = name(map.opener());
  const char* const replier = name(opposite(map.opener()));
  std::string text = fmt::format("{} {}: {} opens, {} replies\n\n{}\n", map.game(),
                                 to_string(map.size()), opener, replier, map.draw());
  text += fmt::format("Each letter is the winner if {} opens there: B Black, W White{}.\n", opener,
                      wins.unknown > 0 ? ", ? unsolved" : "");
  text += fmt::format("Black wins {}, White wins {}", wins.black, wins.white);
  if (wins.unknown > 0) text += fmt::format(", unsolved {}", wins.unknown);
  text += fmt::format(" of {} openings.\n", map.size().cells());
  print(text + cost(map.expansions(), map.seconds(), settings_));
}

void TextReporter::moves(const MoveTable& table) {
  const Finding& finding = table.finding();
  print(fmt::format("{}\n\n{}{}{}", to_string(finding.asked), moves_text(table),
                    answer_text(finding), cost(finding, settings_)));
}

void TextReporter::explanation(const Explained& explained) {
  const Finding& finding = explained.finding;
  print(fmt::format("{}\n\n{}\n{}{}{}", to_string(finding.asked), draw(finding.asked.position),
                    answer_text(finding), explanation_text(explained), cost(finding, settings_)));
}

}  // namespace beeline::app
