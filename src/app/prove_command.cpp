#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <ostream>

#include "app/command.hpp"
#include "app/numbers.hpp"
#include "app/opening_map.hpp"
#include "connection/proof_trim.hpp"
#include "connection/prover.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

using connection::Colour;
using connection::Position;
using connection::UserError;

// The draft of a proof, and the proof. The file gets its name only when it is complete: there is
// never a proof with a hole.
class ProofFile {
 public:
  explicit ProofFile(std::string name) : name_(std::move(name)) {
    constexpr auto both_ways = std::ios::in | std::ios::out | std::ios::binary | std::ios::trunc;
    draft_.open(draft_name(), both_ways);
    if (!draft_) throw cannot_write();
  }
  ~ProofFile() {
    std::remove(draft_name().c_str());
    std::remove(part_name().c_str());
  }
  ProofFile(const ProofFile&) = delete;
  ProofFile& operator=(const ProofFile&) = delete;

  [[nodiscard]] std::ostream& draft() noexcept { return draft_; }
  connection::ProofSize finish() {
    std::ofstream part(part_name(), std::ios::binary);
    const auto size = connection::trim_proof(draft_, part);
    part.close();
    if (!part || std::rename(part_name().c_str(), name_.c_str()) != 0) throw cannot_write();
    return size;
  }

 private:
  [[nodiscard]] std::string draft_name() const { return name_ + ".draft"; }
  [[nodiscard]] std::string part_name() const { return name_ + ".part"; }
  [[nodiscard]] UserError cannot_write() const {
    return UserError(fmt::format("cannot write {}", connection::quoted(name_)));
  }

  std::string name_;
  std::fstream draft_;
};

std::vector<Position> positions_of(const ProvePositions& command) {
  if (!command.openings) return {command.first.position};
  std::vector<Position> positions;
  const auto size = command.first.position.size;
  for (const Opening& opening : openings_up_to_symmetry(size)) {
    Position position{size, {}, {}, connection::opposite(command.opener)};
    (command.opener == Colour::black ? position.black : position.white).push_back(opening.cell);
    positions.push_back(position);
  }
  return positions;
}

}  // namespace

ExitCode execute(const ProvePositions& command, const Environment& environment) {
  const auto start = std::chrono::steady_clock::now();
  const auto size = command.first.position.size;
  const Game& game = find_game(environment.games, command.first.game);
  if (game.make_prover == nullptr) {
    throw UserError(fmt::format("there are no proofs of {}", game.name));
  }
  Settings settings = command.settings;
  settings.rex.colour_symmetry = false;  // it tells who wins, but not by which moves
  const auto solver = game.make_solver(size, settings);
  ProofFile file(command.file);
  connection::ProofWriter writer(file.draft(), game.name, size);
  const connection::ProofOracle oracle(*solver, settings.limits, environment.interrupt);
  const auto prover = game.make_prover(size, oracle, writer);
  const bool shows_progress = environment.err_is_terminal && !settings.quiet;
  if (shows_progress) {
    writer.on_progress([&](std::uint64_t claims, std::uint64_t bytes) {
      environment.err << fmt::format("\r\x1b[K{} claims, {} bytes", grouped(claims), grouped(bytes))
                      << std::flush;
    });
  }
  connection::ProofSize written;
  try {
    for (const Position& position : positions_of(command)) {
      const Colour winner = prover->prove(position);
      if (shows_progress) environment.err << "\r\x1b[K" << std::flush;
      environment.out << to_string(connection::GamePosition{command.first.game, position}) << ": "
                      << (winner == Colour::black ? "Black" : "White") << " wins" << std::endl;
    }
    writer.finish();
    written = file.finish();
  } catch (const connection::ProofStopped& stopped) {
    environment.out << "No proof was written: " << to_string(stopped.reason) << std::endl;
    return stopped.reason == StopReason::interrupted ? ExitCode::interrupted : ExitCode::unsolved;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  environment.out << fmt::format("Proof: {} claims, {} bytes in {}, {:.1f} s\n",
                                 grouped(written.claims), grouped(written.bytes), command.file,
                                 seconds.count());
  return ExitCode::answered;
}

}  // namespace beeline::app
