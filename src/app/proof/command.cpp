#include "app/proof/command.hpp"

#include <fmt/format.h>

#include <fstream>
#include <istream>
#include <ostream>

#include "app/proof/browser.hpp"
#include "app/proof/statistics.hpp"
#include "app/proof/tree_export.hpp"
#include "connection/quoted.hpp"

namespace beeline::app {
namespace {

using connection::UserError;

proof::Proof read(const ShowProof& command, std::istream& standard_input) {
  if (command.file == "-") return proof::read_proof(standard_input);
  std::ifstream file(command.file, std::ios::binary);
  if (!file) throw UserError(fmt::format("cannot read {}", connection::quoted(command.file)));
  return proof::read_proof(file);
}

void summarise(const proof::Proof& proof, std::ostream& out) {
  out << proof::statistics_text(proof) << '\n';
  for (const proof::Proved& proved : proof.positions) {
    out << proof::statement(proof, proved) << '\n';
    const std::string line = proof::main_line_text(proof, proved);
    if (!line.empty()) out << "  " << line << '\n';
  }
}

}  // namespace

ExitCode execute(const ShowProof& command, const Environment& environment) {
  if (command.file == "-" && command.view == ProofView::browser) {
    throw UserError("the browser reads commands from the standard input: give it a file");
  }
  const proof::Proof proof = read(command, environment.in);
  if (proof.positions.empty()) throw UserError("this proof is about no position");
  const auto chosen = static_cast<std::size_t>(command.position) - 1;
  if (chosen >= proof.positions.size()) {
    throw UserError(fmt::format("--position: there are positions 1 to {}", proof.positions.size()));
  }
  const proof::Proved& proved = proof.positions[chosen];
  switch (command.view) {
    case ProofView::summary: summarise(proof, environment.out); break;
    case ProofView::browser: proof::browse(proof, environment.in, environment.out); break;
    case ProofView::dot: environment.out << to_dot(proof, proved, command.levels); break;
    case ProofView::svg: environment.out << to_svg(proof, proved, command.levels); break;
  }
  return ExitCode::answered;
}

}  // namespace beeline::app
