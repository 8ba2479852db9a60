// Verification takes time linear in the length of the proof.
#include <sys/resource.h>

#include <algorithm>
#include <string>

#include "catch.hpp"
#include "proof/checker.hpp"

using namespace beeline;
using namespace beeline::oracle;

namespace {

// Claims that cite the one before, and claims from all over the proof.
std::string long_proof(int claims) {
  std::string text = "beeline-proof 3\nhex 5x5\njoins black\n1 t < > c1 c2 c3 c4 c5\n";
  for (int i = 2; i <= claims; ++i) {
    const int cited = i % 2 == 0 ? i - 1 : i / 2;
    text += std::to_string(i) + " r c1>" + std::to_string(cited) + " c1\n";
  }
  text += "p black=c1,c2,c3,c4,c5 white= to-play=white " + std::to_string(claims) + '\n';
  return text + "end " + std::to_string(claims) + '\n';
}

// Seconds of processor time that all checkers have used so far.
double seconds_of_checkers() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// The least of a few runs.
double seconds_per_byte(const std::string& proof) {
  double least = 1e9;
  for (int run = 0; run < 3; ++run) {
    const double before = seconds_of_checkers();
    REQUIRE(check_proof(proof).exit_code == 0);
    least = std::min(least, seconds_of_checkers() - before);
  }
  return least / static_cast<double>(proof.size());
}

}  // namespace

TEST_CASE("checker: a proof eight times as long takes no three times as long for each byte") {
  CHECK(seconds_per_byte(long_proof(800'000)) < 3 * seconds_per_byte(long_proof(100'000)));
}
