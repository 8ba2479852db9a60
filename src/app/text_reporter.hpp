// Answers for people.
#pragma once

#include <iosfwd>
#include <string_view>

#include "app/reporter.hpp"

namespace beeline::app {

class TextReporter final : public Reporter {
 public:
  TextReporter(const Settings& settings, std::ostream& out) : settings_(settings), out_(out) {}

  void position(const Finding&) override;
  void batch_line(std::size_t line, const Finding&) override;
  void bad_batch_line(std::size_t line, const std::string& mistake) override;
  void opening(const Opening&, const Finding&) override;
  void map(const OpeningMap&) override;
  void moves(const MoveTable&) override;
  void explanation(const Explained&) override;

 private:
  void print(std::string_view text);

  const Settings& settings_;
  std::ostream& out_;
};

}  // namespace beeline::app
