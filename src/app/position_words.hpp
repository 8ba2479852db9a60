// The words that give a command its position: as text, or as a game record from the empty board.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "connection/position_text.hpp"

namespace beeline::app {

// Keeps apart an option that was not given and one that was given an empty text.
CLI::Option* add_text(CLI::App& command, const char* name, const char* value, const char* help,
                      std::optional<std::string>& text);

[[nodiscard]] std::string lower_case(std::string text);

class PositionWords {
 public:
  explicit PositionWords(CLI::App& command);
  PositionWords(const PositionWords&) = delete;
  PositionWords& operator=(const PositionWords&) = delete;

  // In how many ways a position was given: 0, 1 or 2.
  [[nodiscard]] int given() const { return int{!position_.empty()} + int{by_moves()}; }

  // To be asked for only if it was given in one way.
  [[nodiscard]] connection::GamePosition position() const;

 private:
  [[nodiscard]] bool by_moves() const { return game_ || size_ || moves_; }
  [[nodiscard]] connection::GamePosition position_by_moves() const;

  std::vector<std::string> position_;
  std::optional<std::string> game_;
  std::optional<std::string> size_;
  std::optional<std::string> moves_;
};

}  // namespace beeline::app
