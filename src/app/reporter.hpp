// Tells the user what was found: in words and drawings, or in JSON.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>

#include "app/explained.hpp"
#include "app/finding.hpp"
#include "app/move_table.hpp"
#include "app/opening_map.hpp"
#include "app/settings.hpp"

namespace beeline::app {

// Everything told is flushed at once: a batch may be read by another program while it runs.
class Reporter {
 public:
  virtual ~Reporter() = default;

  virtual void position(const Finding&) = 0;

  // In a batch, whose lines count from 1.
  virtual void batch_line(std::size_t line, const Finding&) = 0;
  virtual void bad_batch_line(std::size_t line, const std::string& mistake) = 0;

  // Every opening that was solved or given up, then the map of them all.
  virtual void opening(const Opening&, const Finding&) = 0;
  virtual void map(const OpeningMap&) = 0;

  virtual void moves(const MoveTable&) = 0;
  virtual void explanation(const Explained&) = 0;
};

[[nodiscard]] std::unique_ptr<Reporter> make_reporter(const Settings&, std::ostream&);

}  // namespace beeline::app
