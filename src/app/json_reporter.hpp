// Answers for programs: one JSON object a line.
#pragma once

#include <iosfwd>

#include "app/reporter.hpp"

namespace beeline::app {

class JsonReporter final : public Reporter {
 public:
  JsonReporter(const Settings& settings, std::ostream& out) : settings_(settings), out_(out) {}

  void position(const Finding&) override;
  void batch_line(std::size_t line, const Finding&) override;
  void bad_batch_line(std::size_t line, const std::string& mistake) override;
  void opening(const Opening&, const Finding&) override;
  void map(const OpeningMap&) override;
  void moves(const MoveTable&) override;
  void explanation(const Explained&) override;

 private:
  const Settings& settings_;
  std::ostream& out_;
};

}  // namespace beeline::app
