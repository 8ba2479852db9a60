#include "app/htp/guide.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <span>

#include "connection/board.hpp"
#include "connection/circuit.hpp"
#include "connection/h_search.hpp"

namespace beeline::app::htp {
namespace {

using connection::Board;
using connection::Cell;
using connection::CellSet;
using connection::Circuit;
using connection::Colour;
using connection::HSearch;
using connection::Position;

// Values of decided positions lie far beyond those of circuits; a joined one beyond a connected
// one.
constexpr double joined_value = 10000;
constexpr double connected_value = 1000;

constexpr int deepest = 6;

// How many moves are tried: at the root, and below it.
constexpr std::size_t width_at_root = 24;
constexpr std::size_t width_below = 8;

template <class Word>
class Judge {
 public:
  Judge(const Position& position, bool joining_wins)
      : board_(position, false),
        joining_wins_(joining_wins),
        black_(board_.geometry(), Colour::black),
        white_(board_.geometry(), Colour::white) {}

  struct Judgement {
    double value = 0;           // for the side to move
    std::vector<Cell> moves{};  // best first; none: decided
  };

  [[nodiscard]] Board<Word>& board() noexcept { return board_; }

  [[nodiscard]] Judgement judge() {
    if (const auto joined = board_.joined_colour()) {
      const bool good = (*joined == board_.to_play()) == joining_wins_;
      return {good ? joined_value : -joined_value, {}};
    }
    const double value = joining_wins_ ? ease_of_joining() : -ease_of_joining();
    return {value, ordered_moves()};
  }

  // The currents of both circuits. Nobody is joined.
  [[nodiscard]] const typename Circuit<Word>::Scores& currents() {
    static_cast<void>(ease_of_joining());
    return currents_;
  }

 private:
  // For the side to move; fills in the currents.
  double ease_of_joining() {
    const Colour mover = board_.to_play();
    currents_.fill(0.0F);
    const double own = resistance(mover);
    const double other = resistance(opposite(mover));
    const double value = std::log(other) - std::log(own);
    if (!joining_wins_) return value;  // who can join need not
    if (search_of(opposite(mover)).sides_fully_connected()) return value - connected_value;
    if (can_connect(mover)) return value + connected_value;
    return value;
  }

  [[nodiscard]] double resistance(Colour colour) {
    HSearch<Word>& search = search_of(colour);
    search.build(board_.stones(colour), board_.empty());
    const float resistance = circuit_->add_currents(search, currents_);
    return std::max(1e-6, static_cast<double>(resistance));
  }

  [[nodiscard]] bool can_connect(Colour colour) {
    bool semi = search_of(colour).sides_fully_connected();
    search_of(colour).for_each_semi(HSearch<Word>::side_a, HSearch<Word>::side_b,
                                    [&](CellSet<Word>) { semi = true; });
    return semi;
  }

  [[nodiscard]] HSearch<Word>& search_of(Colour colour) noexcept {
    return colour == Colour::black ? black_ : white_;
  }

  [[nodiscard]] std::vector<Cell> ordered_moves() const {
    std::vector<Cell> moves;
    for (const Cell cell : board_.empty()) moves.push_back(cell);
    const auto stronger = [this](Cell a, Cell b) { return currents_[a] > currents_[b]; };
    std::stable_sort(moves.begin(), moves.end(), stronger);
    if (!joining_wins_) std::ranges::reverse(moves);
    return moves;
  }

  Board<Word> board_;
  bool joining_wins_;
  HSearch<Word> black_;
  HSearch<Word> white_;
  std::unique_ptr<Circuit<Word>> circuit_ = std::make_unique<Circuit<Word>>();  // large
  typename Circuit<Word>::Scores currents_{};
};

// Alpha-beta over the first moves of each list, one move deeper each time.
template <class Word>
class GuidedSearch {
 public:
  GuidedSearch(const Position& position, bool joining_wins, const std::function<bool()>& must_end)
      : judge_(position, joining_wins), must_end_(must_end) {}

  [[nodiscard]] Guess run() {
    auto [value, moves] = judge_.judge();
    if (moves.size() > width_at_root) moves.resize(width_at_root);
    Guess best{moves.front(), value, 0};
    for (int depth = 1; depth <= deepest && !must_end_(); ++depth) {
      const auto better = look_ahead(moves, depth);
      if (!better) break;
      best = *better;
      if (std::abs(best.value) >= connected_value) break;
      const auto place = std::find(moves.begin(), moves.end(), best.move);
      std::rotate(moves.begin(), place, place + 1);
    }
    return best;
  }

 private:
  // Nothing if the time was up before all moves were looked at.
  [[nodiscard]] std::optional<Guess> look_ahead(const std::vector<Cell>& moves, int depth) {
    Guess best{moves.front(), -std::numeric_limits<double>::infinity(), depth};
    for (const Cell move : moves) {
      const double value =
          after(move, depth - 1, -std::numeric_limits<double>::infinity(), -best.value);
      if (ended_) return std::nullopt;
      if (value > best.value) best = {move, value, depth};
    }
    return best;
  }

  [[nodiscard]] double after(Cell move, int depth, double alpha, double beta) {
    judge_.board().play(move);
    const double value = -search(depth, alpha, beta);
    judge_.board().undo();
    return value;
  }

  [[nodiscard]] double search(int depth, double alpha, double beta) {
    if ((ended_ = ended_ || must_end_())) return 0;
    const auto [value, moves] = judge_.judge();
    if (depth == 0 || moves.empty() || std::abs(value) >= connected_value / 2) return value;
    double best = -std::numeric_limits<double>::infinity();
    for (const Cell move : std::span(moves).first(std::min(moves.size(), width_below))) {
      best = std::max(best, after(move, depth - 1, -beta, -std::max(alpha, best)));
      if (best >= beta || ended_) break;
    }
    return best;
  }

  Judge<Word> judge_;
  const std::function<bool()>& must_end_;
  bool ended_ = false;
};

}  // namespace

Guess guess_move(const Position& position, bool joining_wins,
                 const std::function<bool()>& must_end) {
  return connection::with_word_for(position.size, [&]<class Word>() {
    return GuidedSearch<Word>(position, joining_wins, must_end).run();
  });
}

std::vector<CellCurrent> cell_currents(const Position& position) {
  return connection::with_word_for(position.size, [&]<class Word>() {
    Judge<Word> judge(position, true);
    const auto& currents = judge.currents();
    float strongest = 1e-6F;
    for (const Cell cell : judge.board().empty()) strongest = std::max(strongest, currents[cell]);
    std::vector<CellCurrent> cells;
    for (const Cell cell : judge.board().empty()) {
      cells.push_back({cell, static_cast<double>(currents[cell] / strongest)});
    }
    return cells;
  });
}

}  // namespace beeline::app::htp
