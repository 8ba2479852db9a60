// What fill-in finds and costs on random boards, by graph tests alone and with captured patterns.
#include <chrono>
#include <cstdio>
#include <random>
#include <vector>

#include "hex/fill_in.hpp"
#include "hex/inferior_moves.hpp"

namespace {

using namespace beeline;
using namespace beeline::connection;

template <class Word>
void measure(Size size, int stones_on_board, bool with_patterns) {
  const Geometry<Word> geometry(size);
  const PatternMatch<Word> patterns(geometry);
  std::mt19937_64 random(1);
  std::vector<Stones<Word>> boards(2000);
  for (Stones<Word>& stones : boards)
    for (int placed = 0; placed < stones_on_board;) {
      const auto cell = static_cast<Cell>(random() % static_cast<unsigned>(size.cells()));
      if (stones.both().test(cell)) continue;
      stones.of(placed % 2 == 0 ? Colour::black : Colour::white).insert(cell);
      ++placed;
    }
  hex::FillIn<Word> fill_in({}, with_patterns ? &patterns : nullptr);
  hex::InferiorMoves<Word> inferior;
  int dead = 0, captured = 0, vulnerable = 0, dominated = 0;
  const auto start = std::chrono::steady_clock::now();
  for (const Stones<Word>& stones : boards) {
    fill_in.run(geometry, stones);
    if (fill_in.joined()) continue;
    inferior.find(fill_in.facts(), Colour::black);
    dead += fill_in.dead().count();
    captured += fill_in.captured(Colour::black).count() + fill_in.captured(Colour::white).count();
    vulnerable += inferior.vulnerable().count();
    dominated += inferior.dominated().count();
  }
  const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
  const auto per_board = [&](int count) { return count / static_cast<double>(boards.size()); };
  std::printf(
      "%2dx%-2d %2d stones %-8s %6.2f us: %.2f dead, %.2f captured, %.2f vulnerable, %.2f "
      "dominated\n",
      size.width, size.height, stones_on_board, with_patterns ? "patterns" : "graphs",
      time.count() / static_cast<double>(boards.size()), per_board(dead), per_board(captured),
      per_board(vulnerable), per_board(dominated));
}

}  // namespace

int main() {
  for (const bool with_patterns : {false, true}) {
    for (const int stones : {2, 6, 10, 16}) measure<std::uint64_t>({7, 7}, stones, with_patterns);
    measure<std::uint64_t>({8, 8}, 10, with_patterns);
    measure<Word128>({11, 11}, 14, with_patterns);
  }
}
