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

Json reason_of(Size size, const connection::MoveNote& note) {
  Json object;
  if (note.reason == connection::Reason::none) return object;
  object["theorem"] = connection::to_string(note.reason);
  if (note.by) object["by"] = connection::to_string(*note.by);
  if (note.other) object["cell"] = connection::cell_name(size, *note.other);
  return object;
}

Json pairing_of(Size size, const connection::ForcedJoin& pairing) {
  Json object{{"loser", connection::to_string(pairing.loser)},
              {"theorem", connection::to_string(pairing.theorem)},
              {"pairs", Json::array()}};
  for (const auto& [a, b] : pairing.pairs) object["pairs"].push_back(names(size, {a, b}));
  object["key"] = pairing.key ? Json(connection::cell_name(size, *pairing.key)) : Json();
  return object;
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

void JsonReporter::moves(const MoveTable& table) {
  const Size size = table.position().size;
  Json object{{"type", "moves"}};
  object["moves"] = Json::array();
  for (const auto& [note, result] : table.moves()) {
    object["moves"].push_back({{"cell", connection::cell_name(size, note.cell)},
                               {"result", to_string(result)},
                               {"reason", reason_of(size, note)}});
  }
  add_finding(object, table.finding(), settings_);
  print_line(out_, object);
}

void JsonReporter::explanation(const Explained& explained) {
  const auto& [finding, explanation, carrier] = explained;
  const Size size = finding.asked.position.size;
  const auto cells_or_null = [size](const auto& cells) {
    return cells ? names(size, *cells) : Json();
  };
  Json object{{"type", "explanation"}};
  object["cells"] = Json::array();
  for (const auto& note : explanation.moves) {
    object["cells"].push_back({{"cell", connection::cell_name(size, note.cell)},
                               {"fate", connection::to_string(note.fate)},
                               {"reason", reason_of(size, note)}});
  }
  object["must_play"] = cells_or_null(explanation.must_play);
  object["carrier"] = carrier ? names(size, carrier->carrier.cells) : Json();
  object["carrier_checked"] = carrier && carrier->confirmed;
  object["last"] = explanation.last ? Json(connection::to_string(*explanation.last)) : Json();
  object["colour_symmetric"] = explanation.colour_symmetric;
  object["pairing"] = explanation.pairing ? pairing_of(size, *explanation.pairing) : Json();
  add_finding(object, finding, settings_);
  print_line(out_, object);
}

}  // namespace beeline::app
