#include "app/reporter.hpp"

#include "app/json_reporter.hpp"
#include "app/text_reporter.hpp"

namespace beeline::app {

std::unique_ptr<Reporter> make_reporter(const Settings& settings, std::ostream& out) {
  if (settings.json) return std::make_unique<JsonReporter>(settings, out);
  return std::make_unique<TextReporter>(settings, out);
}

}  // namespace beeline::app
