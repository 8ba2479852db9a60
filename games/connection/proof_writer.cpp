#include "connection/proof_writer.hpp"

#include <algorithm>
#include <ostream>
#include <stdexcept>

namespace beeline::connection {
namespace {

// The parts one after the other: strings, literals and single characters.
template <class... Parts>
void append(std::string& text, const Parts&... parts) {
  ((text += parts), ...);
}

}  // namespace

ProofWriter::ProofWriter(std::ostream& out, std::string_view game, Size size)
    : out_(out), size_(size) {
  write_line("beeline-proof 3");
  write_line(std::string(game) + ' ' + to_string(size));
}

void ProofWriter::set_joiner(Colour joiner) {
  if (joiner_written_ && joiner == joiner_) return;
  joiner_ = joiner;
  joiner_written_ = true;
  written_.clear();
  written_before_.clear();
  write_line(std::string("joins ") + to_string(joiner));
}

ProofClaim ProofWriter::tie(const ProofTie& tie) {
  std::string body("t ");
  append(body, name(tie.x), ' ', name(tie.y));
  ProofCells unsaid = tie.stones;
  for (const ProofClaim& link : tie.links) unsaid -= link.stones;
  for (const Cell cell : unsaid) append(body, ' ', cell_name(size_, cell));
  for (const auto& [a, b] : tie.pairs) {
    append(body, ' ', cell_name(size_, a), ':', cell_name(size_, b));
  }
  for (const ProofClaim& link : tie.links) append(body, ' ', std::to_string(link.number));
  if (tie.key) append(body, " *", cell_name(size_, *tie.key));
  if (!tie.splits.empty()) append(body, " / ", splits_text(tie.splits));
  return add(body, {0, tie.x, tie.y, tie.all_stones(), tie.cells()});
}

ProofClaim ProofWriter::captured(const ProofClaim& claim, ProofCells further,
                                 std::span<const ProofPair> pairs) {
  ProofClaim result = claim;
  result.stones |= further;
  result.cells -= result.stones;
  std::string body("c ");
  append(body, std::to_string(claim.number));
  for (const Cell cell : further) append(body, ' ', cell_name(size_, cell));
  for (const auto& [a, b] : pairs) {
    append(body, ' ', cell_name(size_, a), ':', cell_name(size_, b));
    const ProofCells both = ProofCells::of(a) | ProofCells::of(b);
    result.stones -= both;
    result.cells |= both;
  }
  result.cells -= result.stones;
  return add(body, result);
}

ProofClaim ProofWriter::some_answer(std::span<const ProofEntry> entries, ProofCells further) {
  ProofClaim result = entries.front().claim;
  result.stones = result.cells = {};
  for (const auto& [cell, claim] : entries) {
    result.stones |= claim.stones - ProofCells::of(cell);
    result.cells |= claim.cells | ProofCells::of(cell);
  }
  const std::string body = entries_text(entries, further - result.stones);
  result.stones |= further;
  result.cells -= result.stones;
  return add(body, result);
}

ProofClaim ProofWriter::every_move(std::span<const ProofEntry> entries, ProofCells further) {
  ProofClaim result = entries.front().claim;
  result.stones = result.cells = {};
  for (const auto& [cell, claim] : entries) {
    result.stones |= claim.stones - ProofCells::of(cell);
    result.cells.insert(cell);
  }
  const std::string body = entries_text(entries, further - result.stones);
  result.stones |= further;
  return add(body, result);
}

ProofClaim ProofWriter::mirror(ProofCells stones) {
  const Geometry<Word128> geometry(size_);
  std::string body("m");
  ProofCells images;
  for (const Cell cell : stones) {
    append(body, ' ', cell_name(size_, cell));
    images.insert(geometry.image(Symmetry::mirror, cell));
  }
  return add(body, {0, {}, {ProofPoint::second_side}, stones, geometry.all() - stones - images});
}

void ProofWriter::position(const Position& position, const ProofClaim& claim,
                           std::optional<Cell> move) {
  std::string body("p black=");
  append(body, list(position.black), " white=", list(position.white));
  append(body, " to-play=", to_string(position.to_play), ' ');
  if (move) append(body, cell_name(size_, *move), '>');
  append(body, std::to_string(claim.number));
  write_line(body);
}

void ProofWriter::finish() {
  std::string line("end ");
  append(line, std::to_string(claims_));
  write_line(line);
  if (!out_.flush()) throw std::runtime_error("the proof could not be written");
}

ProofClaim ProofWriter::add(const std::string& body, ProofClaim claim) {
  if (const auto before = written_before_.find(body); before != written_before_.end()) {
    return before->second;
  }
  const auto [place, is_new] = written_.try_emplace(body, claim);
  if (!is_new) return place->second;
  claim.number = place->second.number = write_claim(body);
  if (written_.size() == most_remembered) {
    written_before_ = std::move(written_);
    written_.clear();
  }
  return claim;
}

std::uint64_t ProofWriter::write_claim(const std::string& body) {
  ++claims_;
  std::string line = std::to_string(claims_);
  append(line, ' ', body);
  write_line(line);
  if (progress_ && claims_ % 5000 == 0) progress_(claims_, bytes_);
  return claims_;
}

void ProofWriter::write_line(const std::string& line) {
  out_ << line << '\n';
  if (!out_) throw std::runtime_error("the proof could not be written");
  bytes_ += line.size() + 1;
}

std::string ProofWriter::name(ProofPoint point) const {
  if (point.cell == ProofPoint::first_side) return "<";
  return point.cell == ProofPoint::second_side ? ">" : cell_name(size_, point.cell);
}

std::string ProofWriter::entries_text(std::span<const ProofEntry> entries,
                                      ProofCells further) const {
  std::string text = "r";
  for (const auto& [cell, claim] : entries) {
    append(text, ' ', cell_name(size_, cell), '>', std::to_string(claim.number));
  }
  for (const Cell cell : further) append(text, ' ', cell_name(size_, cell));
  return text;
}

// The splits, each followed by those for its one case and for the other; a dot ends a list.
std::string ProofWriter::splits_text(const std::vector<ProofSplit>& splits) const {
  std::string text;
  for (const auto& [pair, with_a, with_b] : splits) {
    append(text, cell_name(size_, pair.a), ':', cell_name(size_, pair.b), ' ');
    append(text, splits_text(with_a), ' ', splits_text(with_b), ' ');
  }
  return text + '.';
}

std::string ProofWriter::list(const std::vector<Cell>& cells) const {
  std::string text;
  for (const Cell cell : cells) append(text, text.empty() ? "" : ",", cell_name(size_, cell));
  return text;
}

}  // namespace beeline::connection
