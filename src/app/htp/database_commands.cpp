// Commands about files of solved positions.
#include <fmt/format.h>

#include "app/htp/commands.hpp"

namespace beeline::app::htp {
namespace {

std::string counted(std::size_t positions) {
  return fmt::format("{} position{}", positions, positions == 1 ? "" : "s");
}

SolvedPositions read_file(Engine& engine, const Words& words) {
  return read_solved_positions(file_name(words), engine.environment().games);
}

}  // namespace

std::string open_database(Engine& engine, const Words& words) {
  engine.open_database(file_name(words));
  return counted(engine.database()->positions.size());
}

std::string close_database(Engine& engine, const Words&) {
  if (engine.database() == nullptr) throw connection::UserError("no database is open");
  engine.close_database();
  return {};
}

std::string merge_database(Engine& engine, const Words& words) {
  if (engine.database() == nullptr) throw connection::UserError("no database is open");
  return counted(engine.add_to_database(read_file(engine, words)));
}

std::string dump_database(Engine& engine, const Words& words) {
  const SolvedPositions all = engine.all_solved();
  write_lines(file_name(words), all.lines());
  return counted(all.size());
}

std::string restore_database(Engine& engine, const Words& words) {
  return counted(engine.remember(read_file(engine, words)));
}

}  // namespace beeline::app::htp
