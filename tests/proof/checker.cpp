#include "proof/checker.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "app/registry.hpp"
#include "connection/proof_trim.hpp"

namespace beeline::oracle {

CheckerOutcome check_proof(const std::string& text) {
  char name[] = "/tmp/beeline-proof-XXXXXX";
  const int file = mkstemp(name);
  if (file < 0) return {};
  close(file);
  std::ofstream(name, std::ios::binary) << text;
  CheckerOutcome outcome;
  const std::string command = std::string("'" BEELINE_VERIFY "' ") + name;
  if (FILE* pipe = popen(command.c_str(), "r")) {
    char buffer[4096];
    while (const std::size_t count = fread(buffer, 1, sizeof buffer, pipe)) {
      outcome.output.append(buffer, count);
    }
    const int status = pclose(pipe);
    if (WIFEXITED(status)) outcome.exit_code = WEXITSTATUS(status);
  }
  std::remove(name);
  return outcome;
}

std::vector<ProvedPosition> proved_positions(const CheckerOutcome& outcome) {
  std::vector<ProvedPosition> proved;
  if (outcome.exit_code != 0) return proved;
  std::istringstream lines(outcome.output);
  for (std::string line; std::getline(lines, line);) {
    for (const Colour winner : both_colours) {
      const std::string verdict = winner == Colour::black ? " Black wins" : " White wins";
      if (!line.ends_with(verdict)) continue;
      line.resize(line.size() - verdict.size());
      proved.push_back({connection::parse_position(line), winner});
    }
  }
  return proved;
}

std::string write_proof(const std::string& game_name, const std::vector<Position>& positions) {
  const app::Game& game = app::find_game(app::known_games(), game_name);
  app::Settings settings;
  settings.search.table_mib = 16;
  settings.rex.colour_symmetry = false;
  const Size size = positions.front().size;
  const auto solver = game.make_solver(size, settings);
  const StopFlag stop;
  std::stringstream draft;
  connection::ProofWriter writer(draft, game_name, size);
  const auto prover = game.make_prover(size, connection::ProofOracle(*solver, {}, stop), writer);
  for (const Position& position : positions) prover->prove(position);
  writer.finish();
  std::ostringstream text;
  connection::trim_proof(draft, text);
  return text.str();
}

std::vector<Position> all_openings(Size size) {
  std::vector<Position> openings;
  for (int cell = 0; cell < size.cells(); ++cell) {
    openings.push_back({size, {static_cast<Cell>(cell)}, {}, Colour::white});
  }
  return openings;
}

}  // namespace beeline::oracle
