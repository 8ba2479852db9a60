// What the user asked for, and how it is done.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/bench/commands.hpp"
#include "app/environment.hpp"
#include "app/exit_code.hpp"
#include "app/htp/command.hpp"
#include "app/opening_map_text.hpp"
#include "app/proof/command.hpp"
#include "app/settings.hpp"
#include "connection/position_text.hpp"
#include "formats/game_record.hpp"

namespace beeline::app {

// Help, the version or the options page.
struct PrintText {
  std::string text;
};

struct SolveOne {
  Settings settings;
  connection::GamePosition asked;
};

// One position a line; each is answered in its turn, as soon as it is solved.
struct SolveBatch {
  Settings settings;
  std::string file;  // "-" is the standard input
};

// Every first move of one side, the other side to reply.
struct SolveOpenings {
  Settings settings;
  std::string game;
  connection::Size size;
  connection::Colour opener = connection::Colour::black;
  std::optional<MapNotation> notation{};  // of the map alone; nothing: as the settings say
};

// Who wins after each move of the side to move.
struct JudgeMoves {
  Settings settings;
  connection::GamePosition asked;
  bool all = false;  // also those that need not be tried
};

// What theorems and proof say about a position.
struct ExplainOne {
  Settings settings;
  connection::GamePosition asked;
};

// A position or game in another notation.
struct ConvertPosition {
  formats::GameRecord record;
  std::string notation;
};

// A proof of one position, or of every first move, into a file.
struct ProvePositions {
  Settings settings;
  connection::GamePosition first;  // for openings only its game and size count
  bool openings = false;
  connection::Colour opener = connection::Colour::black;
  std::string file;
};

using Command = std::variant<PrintText, SolveOne, SolveBatch, SolveOpenings, JudgeMoves, ExplainOne,
                             ConvertPosition, ProvePositions, ShowProof, RunHtp, BenchSpeedup,
                             BenchKnockout, BenchReport>;

[[nodiscard]] ExitCode execute(const PrintText&, const Environment&);
[[nodiscard]] ExitCode execute(const SolveOne&, const Environment&);
[[nodiscard]] ExitCode execute(const SolveBatch&, const Environment&);
[[nodiscard]] ExitCode execute(const SolveOpenings&, const Environment&);
[[nodiscard]] ExitCode execute(const JudgeMoves&, const Environment&);
[[nodiscard]] ExitCode execute(const ExplainOne&, const Environment&);
[[nodiscard]] ExitCode execute(const ConvertPosition&, const Environment&);
[[nodiscard]] ExitCode execute(const ProvePositions&, const Environment&);

}  // namespace beeline::app
