// Positions that the search has proved, kept as statements that hold on many more.
//
// A proof that a colour wins, its opponent to move, needs some stones of the winner, and a carrier:
// empty cells that the winner may own already but the loser may not. Wherever the stones stand and
// the loser owns no cell of the carrier, the winner wins, for in Hex a stone more never hurts its
// owner. With one of the stones missing, the statement is a threat: the winner, to move, puts it.
//
// Which stones are needed: a group of the winner's that touches no cell of the carrier can be on no
// way from side to side, since all that surrounds it may be the loser's. Such groups are dropped.
//
// Each thread has its own, so nothing is locked (proof_exchange.hpp); the oldest statements give
// way to new ones. All are compared with a position, eight at a time.
//
// Checked  tests/hex/proof_database_test.cpp; tests/hex/solver_test.cpp has it on and off.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "connection/geometry.hpp"
#include "connection/lanes.hpp"
#include "connection/stones.hpp"

namespace beeline::hex {

template <class Word>
class ProofDatabase {
 public:
  using Set = connection::CellSet<Word>;
  using Colour = connection::Colour;

  // Keeps that many statements for each winner; none: does nothing.
  explicit ProofDatabase(std::size_t size)
      : black_(size / connection::lanes_per_line), white_(size / connection::lanes_per_line) {}

  // A statement: wherever the winner has the stones and the loser none of the reach, and the loser
  // is to move, the winner wins.
  struct Proof {
    Colour winner = Colour::black;
    Set needed;  // stones
    Set reach;   // these and the carrier
  };

  // The winner of these stones, the loser to move, wins on the carrier.
  [[nodiscard]] static Proof proof_of(const connection::Geometry<Word>& geometry, Colour winner,
                                      Set own, Set carrier) noexcept {
    const Set needed = geometry.flood(geometry.dilate(carrier) & own, own);
    return {winner, needed, needed | carrier};
  }

  void add(const Proof& proof) {
    Book& book = book_of(proof.winner);
    if (book.pages.empty()) return;
    Page& page = book.pages[book.next / connection::lanes_per_line];
    const std::size_t lane = book.next % connection::lanes_per_line;
    page.needed.lanes[lane] = proof.needed.bits();
    page.reach.lanes[lane] = proof.reach.bits();
    if (++book.next == book.pages.size() * connection::lanes_per_line) book.next = 0;
    book.count = std::max(book.count, book.next == 0 ? book.pages.size() : pages(book.next));
  }

  // A statement that fits a position, or will once the winner has put a stone on the missing cell.
  struct Match {
    Set missing;  // one cell or none
    Set carrier;  // besides the winner's stones; has the missing cell
  };

  // Calls f(match) for each statement about the winner that fits, until f returns true.
  template <class F>
  void for_each_match(Colour winner, Set own, Set opposing, F&& f) const {
    const Book& book = winner == Colour::black ? black_ : white_;
    for (std::size_t i = 0; i < book.count; ++i) {
      const Page& page = book.pages[i];
      for (connection::LaneMask lanes = fitting(page, own.bits(), opposing.bits()); lanes != 0;
           lanes &= lanes - 1) {
        const int lane = std::countr_zero(lanes);
        const Set needed(page.needed.lanes[lane]);
        if (f(Match{needed - own, Set(page.reach.lanes[lane]) - own})) return;
      }
    }
  }

 private:
  struct Page {
    // Unused lanes need the whole board and more.
    Page() {
      for (Word& lane : needed.lanes) lane = ~Word{0};
    }
    connection::Line<Word> needed{};
    connection::Line<Word> reach{};
  };
  struct Book {
    explicit Book(std::size_t size) : pages(size) {}
    std::vector<Page> pages;
    std::size_t count = 0;  // pages in use
    std::size_t next = 0;   // lane
  };

  [[nodiscard]] static std::size_t pages(std::size_t lanes) noexcept {
    return (lanes + connection::lanes_per_line - 1) / connection::lanes_per_line;
  }
  [[nodiscard]] Book& book_of(Colour winner) noexcept {
    return winner == Colour::black ? black_ : white_;
  }

  [[nodiscard]] static connection::LaneMask fitting(const Page& page, Word own,
                                                    Word opposing) noexcept {
    connection::LaneMask mask = 0;
    for (int i = 0; i < connection::lanes_per_line; ++i) {
      const Word missing = page.needed.lanes[i] & ~own;
      const bool fits = (missing & (missing - 1)) == 0 && (page.reach.lanes[i] & opposing) == 0;
      mask |= connection::LaneMask{fits} << i;
    }
    return mask;
  }

  Book black_;
  Book white_;
};

}  // namespace beeline::hex
