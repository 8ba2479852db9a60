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
  write_line("beeline-proof 1");
  write_line(std::string(game) + ' ' + to_string(size));
}

void ProofWriter::set_joiner(Colour joiner) {
  if (joiner_written_ && joiner == joiner_) return;
  joiner_ = joiner;
  joiner_written_ = true;
  write_line(std::string("joins ") + to_string(joiner));
}

ProofClaim ProofWriter::tie(ProofPoint x, ProofPoint y, ProofCells stones,
                            std::span<const ProofPair> pairs, std::optional<Cell> key) {
  std::string body("t ");
  append(body, name(x), ' ', name(y));
  for (const Cell cell : stones) append(body, ' ', cell_name(size_, cell));
  ProofCells cells;
  for (const ProofPair& pair : pairs) {
    append(body, ' ', cell_name(size_, pair.a), ':', cell_name(size_, pair.b));
    cells.insert(pair.a);
    cells.insert(pair.b);
  }
  if (key) {
    append(body, " *", cell_name(size_, *key));
    cells.insert(*key);
  }
  return add(body, stones, cells);
}

ProofClaim ProofWriter::both(const ProofClaim& u, const ProofClaim& v) {
  const ProofCells stones = u.stones | v.stones;
  std::string body("a ");
  append(body, std::to_string(u.number), ' ', std::to_string(v.number));
  return add(body, stones, (u.cells | v.cells) - stones);
}

ProofClaim ProofWriter::some_answer(std::span<const ProofEntry> entries, ProofCells further) {
  ProofCells stones;
  ProofCells cells;
  for (const auto& [cell, claim] : entries) {
    stones |= claim.stones - ProofCells::of(cell);
    cells |= claim.cells | ProofCells::of(cell);
  }
  return add(entries_text(entries, further - stones), stones | further, cells - stones - further);
}

ProofClaim ProofWriter::every_move(std::span<const ProofEntry> entries, ProofCells further) {
  ProofCells stones;
  ProofCells cells;
  for (const auto& [cell, claim] : entries) {
    stones |= claim.stones - ProofCells::of(cell);
    cells.insert(cell);
  }
  return add(entries_text(entries, further - stones), stones | further, cells);
}

void ProofWriter::position(const Position& position, const ProofClaim& claim,
                           std::optional<Cell> move) {
  std::string body("p black=");
  append(body, list(position.black), " white=", list(position.white));
  append(body, " to-play=", to_string(position.to_play), ' ');
  if (move) append(body, cell_name(size_, *move), '>');
  append(body, std::to_string(claim.number));
  write_claim(body);
}

void ProofWriter::finish() {
  std::string line("end ");
  append(line, std::to_string(claims_));
  write_line(line);
  if (!out_.flush()) throw std::runtime_error("the proof could not be written");
}

ProofClaim ProofWriter::add(const std::string& body, ProofCells stones, ProofCells cells) {
  const auto [place, is_new] = written_[joiner_ == Colour::black ? 0 : 1].try_emplace(body);
  if (is_new) place->second = {write_claim(body), stones, cells};
  return place->second;
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

std::string ProofWriter::list(const std::vector<Cell>& cells) const {
  std::string text;
  for (const Cell cell : cells) append(text, text.empty() ? "" : ",", cell_name(size_, cell));
  return text;
}

}  // namespace beeline::connection
