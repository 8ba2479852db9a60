#include <fmt/format.h>

#include <ostream>

#include "app/command.hpp"
#include "connection/quoted.hpp"
#include "formats/hexwiki.hpp"
#include "formats/hexworld.hpp"
#include "formats/sgf.hpp"

namespace beeline::app {
namespace {

std::string converted(const formats::GameRecord& record, std::string_view notation) {
  if (notation == "sgf") return formats::to_sgf(record);
  if (notation == "hexworld") return formats::to_hexworld(record);
  const auto position = formats::position_after(record);
  if (notation == "hexwiki") return formats::to_hexwiki(position);
  if (notation == "text") return connection::to_string({record.game, position});
  throw connection::UserError(
      fmt::format("--to: {} is unknown: expected text, sgf, hexworld or hexwiki, such as --to sgf",
                  connection::quoted(notation)));
}

}  // namespace

ExitCode execute(const ConvertPosition& command, const Environment& environment) {
  static_cast<void>(find_game(environment.games, command.record.game));
  environment.out << converted(command.record, command.notation) << '\n';
  return ExitCode::answered;
}

}  // namespace beeline::app
