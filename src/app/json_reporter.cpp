#include "app/json_reporter.hpp"

#include <nlohmann/json.hpp>
#include <ostream>
#include <vector>

#include "app/version.hpp"

namespace beeline::app {
namespace {

using Json = nlohmann::ordered_json;
using connection::Cell;
using connection::Size;

// Bytes of the user's that are no UTF-8 are replaced: every line must be valid JSON.
void print_line(std::ostream& out, const Json& object) {
  out << object.dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
}

Json names(Size size, const std::vector<Cell>& cells) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(connection::cell_name(size, cell));
  return list;
}

void add_cost(Json& object, std::uint64_t expansions, double seconds, const Settings& settings) {
  object["expansions"] = expansions;
  object["seconds"] = seconds;
  object["threads"] = settings.search.threads;
  object["table_mib"] = settings.search.table_mib;
  object["seed"] = settings.search.seed;
  object["version"] = version();
  object["commit"] = commit();
}

void add_finding(Json& object, const Finding& finding, const Settings& settings) {
  const auto& [asked, answer] = finding;
  const auto& position = asked.position;
  object["game"] = asked.game;
  object["size"] = connection::to_string(position.size);
  object["black"] = names(position.size, position.black);
  object["white"] = names(position.size, position.white);
  object["to_play"] = connection::to_string(position.to_play);
  object["status"] = answer.winner ? "solved" : "unsolved";
  object["winner"] = answer.winner ? Json(connection::to_string(*answer.winner)) : Json();
  object["game_over"] = answer.game_over;
  object["best_move"] =
      answer.best_move ? Json(connection::cell_name(position.size, *answer.best_move)) : Json();
  object["pv"] = names(position.size, answer.main_line);
  if (!answer.winner) {
    object["stop"] = to_string(answer.stop);
    object["phi"] = answer.bounds.phi;
    object["delta"] = answer.bounds.delta;
  }
  add_cost(object, answer.statistics.expansions, answer.seconds, settings);
}

}  // namespace

void JsonReporter::position(const Finding& finding) {
  Json object;
  add_finding(object, finding, settings_);
  print_line(out_, object);
}

void JsonReporter::batch_line(std::size_t line, const Finding& finding) {
  Json object{{"line", line}};
  add_finding(object, finding, settings_);
  print_line(out_, object);
}

void JsonReporter::bad_batch_line(std::size_t line, const std::string& mistake) {
  print_line(out_, {{"line", line}, {"status", "error"}, {"error", mistake}});
}

void JsonReporter::opening(const Opening& opening, const Finding& finding) {
  const Size size = finding.asked.position.size;
  Json object{{"type", "opening"}, {"opening", connection::cell_name(size, opening.cell)}};
  object["symmetric"] = names(size, opening.symmetric);
  add_finding(object, finding, settings_);
  print_line(out_, object);
}

void JsonReporter::map(const OpeningMap& map) {
  const auto wins = map.wins();
  Json object{{"type", "map"}, {"game", map.game()}, {"size", connection::to_string(map.size())}};
  object["opener"] = connection::to_string(map.opener());
  object["to_play"] = connection::to_string(connection::opposite(map.opener()));
  object["status"] = wins.unknown == 0 ? "solved" : "unsolved";
  object["rows"] = map.rows();
  object["wins"] = {{"black", wins.black}, {"white", wins.white}, {"unknown", wins.unknown}};
  add_cost(object, map.expansions(), map.seconds(), settings_);
  print_line(out_, object);
}

}  // namespace beeline::app
