#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <ostream>

#include "app/command.hpp"
#include "app/numbers.hpp"
#include "app/opening_map.hpp"
#include "connection/prover.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

using connection::Colour;
using connection::Position;
using connection::UserError;

// The file gets its name only when it is complete: there is never a proof with a hole.
class NewFile {
 public:
  explicit NewFile(std::string name)
      : name_(std::move(name)), part_(name_ + ".part"), out_(part_, std::ios::binary) {
    if (!out_) throw UserError(fmt::format("cannot write {}", connection::quoted(part_)));
  }
  ~NewFile() {
    if (!kept_) std::remove(part_.c_str());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  [[nodiscard]] std::ostream& out() noexcept { return out_; }
  void keep() {
    out_.close();
    if (!out_ || std::rename(part_.c_str(), name_.c_str()) != 0) {
      throw UserError(fmt::format("cannot write {}", connection::quoted(name_)));
    }
    kept_ = true;
  }

 private:
  std::string name_;
  std::string part_;
  std::ofstream out_;
  bool kept_ = false;
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
  NewFile file(command.file);
  connection::ProofWriter writer(file.out(), game.name, size);
  const connection::ProofOracle oracle(*solver, settings.limits, environment.interrupt);
  const auto prover = game.make_prover(size, oracle, writer);
  const bool shows_progress = environment.err_is_terminal && !settings.quiet;
  if (shows_progress) {
    writer.on_progress([&](std::uint64_t claims, std::uint64_t bytes) {
      environment.err << fmt::format("\r\x1b[K{} claims, {} bytes", grouped(claims), grouped(bytes))
                      << std::flush;
    });
  }
  try {
    for (const Position& position : positions_of(command)) {
      const Colour winner = prover->prove(position);
      if (shows_progress) environment.err << "\r\x1b[K" << std::flush;
      environment.out << to_string(connection::GamePosition{command.first.game, position}) << ": "
                      << (winner == Colour::black ? "Black" : "White") << " wins" << std::endl;
    }
    writer.finish();
    file.keep();
  } catch (const connection::ProofStopped& stopped) {
    environment.out << "No proof was written: " << to_string(stopped.reason) << std::endl;
    return stopped.reason == StopReason::interrupted ? ExitCode::interrupted : ExitCode::unsolved;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  environment.out << fmt::format("Proof: {} claims, {} bytes in {}, {:.1f} s\n",
                                 grouped(writer.claims()), grouped(writer.bytes()), command.file,
                                 seconds.count());
  return ExitCode::answered;
}

}  // namespace beeline::app
