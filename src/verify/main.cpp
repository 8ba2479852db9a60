// beeline-verify: checks a proof of who wins positions of Hex or Rex (Reverse Hex).
//
//   beeline-verify FILE      (-: the standard input)
//
// Exit code 0: every claim follows, and what was proved is printed. 1: a claim does not follow.
// 2: the file is no proof file. Nothing is printed as proved unless the whole file is in order.
//
// This file is all there is to trust: it shares nothing with the solver, searches for nothing,
// trusts no hash, and reads the proof once, remembering 64 bytes a claim. README.md beside it
// describes the format and proves at length what the comments here prove in short.
//
// Rules of the game. W columns by H rows of hexagonal cells. (c,r) touches (c±1,r), (c,r±1),
// (c+1,r-1) and (c-1,r+1). Black's sides are the top and the bottom row, White's the left and the
// right column. The players put stones on empty cells in turns. On a full board exactly one player
// has joined both own sides by a chain of own stones: that player wins in Hex and loses in Rex.
//
// A proof is about one player, the *joiner*, who can join (Hex) or cannot help it (Rex). A claim
// has stones S and cells R. In every position where the joiner has all of S and the opponent none
// of R, it says:
//   Hex  The joiner can join the claim's two ends (sides, or cells of S) by a chain of stones, even
//        if the opponent moves first. In a chain, a side counts as a stone of the joiner's.
//   Rex  The opponent can make the joiner join, if the player named by `last` (either, or one of
//        them) is the one who puts the last stone on the full board, whoever moves next.
// Each rule below makes a claim from earlier ones and computes S and R itself.
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

__extension__ using Set = unsigned __int128;  // of cells: bit r * width + c is the cell (c,r)
constexpr auto bit = [](int cell) { return Set{1} << cell; };
constexpr auto low = [](Set set) { return static_cast<std::uint64_t>(set); };

constexpr auto is_odd = [](Set set) { return std::popcount(low(set ^ set >> 64)) % 2 == 1; };

template <class F>
void for_each(Set set, F&& f) {
  for (; set; set &= set - 1)
    f(low(set) != 0 ? std::countr_zero(low(set)) : 64 + std::countr_zero(low(set >> 64)));
}

constexpr int longest_side = 11, most_cells = longest_side * longest_side;
constexpr int first_side = most_cells, second_side = most_cells + 1;  // of the joiner's
constexpr Set sides = bit(first_side) | bit(second_side);
constexpr std::size_t longest_line = 4096;
constexpr std::uint8_t joiner_last = 1, other_last = 2;

struct Claim {  // the joiner's stones, the cells that are not the opponent's, and what gets joined
  Set stones = 0, cells = 0, ends = sides;
  std::uint8_t last = joiner_last | other_last;  // Rex: who may put the last stone
  bool black = false;                            // is Black the joiner?
};
using Pair = std::array<int, 2>;
struct Entry {  // with a stone of the joiner's on the cell, the claim; no cell: the claim as it is
  Set cell;
  Claim claim;
};
struct Parts {  // that a claim is made of: the words of its line
  Set stones = 0, key = 0;
  std::vector<Pair> pairs;
  std::vector<Entry> entries;
};
struct Part {  // what hangs together with a point: stones and sides, and the cells that would
  Set nodes, touching;
};
struct Wrong {
  int exit_code;
  const char* why;
};

class Checker {
 public:
  explicit Checker(std::istream& in) : in_(in) {}

  void run() {
    next_line();
    reject_if(take() != "beeline-proof" || take() != "3", "it does not begin: beeline-proof 3");
    next_line();
    read_board();
    for (next_line(); !line_.starts_with("end "); next_line()) check_line(take());
    take();
    reject_if(read_number(take()) != std::ssize(claims_) || more_, "it ends with a wrong number");
    reject_if(in_.peek() != std::char_traits<char>::eof(), "something follows 'end'");
    reject_if(proved_.empty(), "no position is proved");
    for (const std::string& statement : proved_) std::cout << statement << '\n';
    std::cout << "verified: " << proved_.size() << " position" << (proved_.size() == 1 ? "" : "s")
              << " of " << board_ << ", " << claims_.size() << " claims\n";
  }
  std::string place() const { return ": line " + std::to_string(line_number_) + ": "; }

 private:
  static void reject_if(bool wrong, const char* why) { wrong ? throw Wrong{2, why} : void(); }
  static void refute_if(bool wrong, const char* why) { wrong ? throw Wrong{1, why} : void(); }

  // ---- Reading: lines of words, each parted by one blank.

  void next_line() {
    reject_if(more_, "a word too many");
    ++line_number_;
    line_.clear();
    for (int c = in_.get(); c != '\n'; c = in_.get()) {
      reject_if(c < ' ' || c > '~', "the file ends, cannot be read or is no plain text");
      reject_if(line_.size() == longest_line, "a line is too long");
      line_ += static_cast<char>(c);
    }
    at_ = 0;
    more_ = true;
  }
  std::string_view take() {
    reject_if(!more_, "a word is missing");
    const std::size_t blank = line_.find(' ', at_);
    const std::string_view word = std::string_view(line_).substr(at_, blank - at_);
    reject_if(word.empty(), "a word is empty");
    more_ = blank != std::string::npos;
    at_ = blank + 1;
    return word;
  }
  static int read_number(std::string_view word) {
    int number = 0;
    const char* const end = word.data() + word.size();
    const auto [at, error] = std::from_chars(word.data(), end, number);
    const bool whole = error == std::errc() && at == end;
    reject_if(!whole || number < 1 || word[0] == '0', "a number from 1 on was expected");
    return number;
  }
  void read_board() {
    board_ = line_;
    const std::string_view game = take(), size = take();
    reject_if(game != "hex" && game != "rex", "the game is neither hex nor rex");
    rex_ = game == "rex";
    const std::size_t by = std::min(size.find('x'), size.size() - 1);
    width_ = read_number(size.substr(0, by)), height_ = read_number(size.substr(by + 1));
    reject_if(width_ > longest_side || height_ > longest_side, "the board is too large");
    all_ = bit(width_ * height_) - 1;
  }
  int read_cell(std::string_view word) const {
    reject_if(word.size() < 2 || word.size() > 3, "a cell was expected");
    const int column = word[0] - 'a', row = read_number(word.substr(1));
    reject_if(column < 0 || column >= width_ || row > height_, "there is no such cell");
    return (row - 1) * width_ + column;
  }
  Pair read_pair(std::string_view word) const {
    const std::size_t colon = std::min(word.find(':'), word.size() - 1);
    return {read_cell(word.substr(0, colon)), read_cell(word.substr(colon + 1))};
  }
  Entry read_entry(std::string_view word) const {
    const std::size_t mark = word.find('>');  // CELL>CLAIM, or CLAIM
    const int number = read_number(word.substr(mark + 1));
    refute_if(number > std::ssize(claims_), "it cites a claim that does not come before it");
    const Claim& claim = claims_.begin()[number - 1];
    refute_if(claim.black != joiner_is_black_, "it cites a claim about the other player");
    return {mark < word.size() ? bit(read_cell(word.substr(0, mark))) : 0, claim};
  }
  // What the rest of the line names, in any order; `kinds` tells which kinds of words its rule has.
  Parts read_parts(std::string_view kinds) {
    Parts parts;
    while (more_) {
      const std::string_view word = take();
      const std::size_t mark = word.find_first_of("/*:>");
      const char kind = mark != std::string_view::npos ? word[mark] : word[0] <= '9' ? '1' : 'a';
      reject_if(kinds.find(kind) == std::string_view::npos, "this rule has no such word");
      if (kind == 'a') parts.stones |= bit(read_cell(word));
      if (kind == '*') parts.key |= bit(read_cell(word.substr(1)));
      if (kind == ':') parts.pairs.push_back(read_pair(word));
      if (kind == '>' || kind == '1') parts.entries.push_back(read_entry(word));
      if (kind == '/') break;
    }
    return parts;
  }

  // ---- The board.

  // What each cell touches, and each side of the joiner's: cells and sides.
  void find_neighbours(std::string_view joiner) {
    reject_if(joiner != "black" && joiner != "white", "black or white was expected");
    joiner_is_black_ = joiner == "black";
    std::fill(std::begin(near_), std::end(near_), 0);
    const auto touch = [&](int a, int b) { near_[a] |= bit(b), near_[b] |= bit(a); };
    for_each(all_, [&](int a) {
      for_each(all_, [&](int b) {
        const int dc = b % width_ - a % width_, dr = b / width_ - a / width_;
        if (dc * dc + dr * dr == 1 || dc * dr == -1) touch(a, b);
      });
      const int along = joiner_is_black_ ? a / width_ : a % width_;
      if (along == 0) touch(a, first_side);
      if (along == (joiner_is_black_ ? height_ : width_) - 1) touch(a, second_side);
    });
  }
  Set touched_by(Set nodes) const {
    Set touched = 0;
    for_each(nodes, [&](int node) { touched |= near_[node]; });
    return touched;
  }
  // The stones among these nodes, and all that hang together with them.
  Set chain(Set from, Set stones) const {
    Set reached = from & stones;
    for (Set next = reached; next; reached |= next) next = touched_by(next) & stones & ~reached;
    return reached;
  }

  // ---- The rules.

  void check_line(std::string_view word) {
    if (word == "joins") return find_neighbours(take());
    reject_if(near_[first_side] == 0, "nobody was said to join");
    if (word == "p") return position();
    reject_if(read_number(word) != std::ssize(claims_) + 1, "claims are not numbered 1, 2, 3...");
    const std::string_view rule = take();
    reject_if(rule != "t" && rule != "r" && rule != (rex_ ? "m" : "c"), "there is no such rule");
    Claim claim = rule == "t" ? tie() : rule == "r" ? replies() : rex_ ? mirror() : captured();
    claim.black = joiner_is_black_;
    claims_.push_back(claim);
  }

  // t END END STONE... PAIR... CLAIM... *KEY [/ SPLITS]: the stones join the ends whichever cell of
  // each pair the joiner gets, and with each cited claim (Hex) taken as a chain between its ends.
  // Hex: when the opponent takes a cell of a pair, the joiner takes the other; one of a claim's: as
  //   it says. So they must not overlap, but where the joiner has a stone already.
  // Rex: the opponent answers in the pair that the joiner has moved in. If no other cell is empty
  //   and the opponent must move, their number is even, the joiner is last: the opponent opens a
  //   pair and goes on answering, until the joiner completes it, as the last one at the latest.
  //   With a key, a cell that the joiner needs besides, the joiner must be last: then the opponent
  //   never has to take it. Other empty cells: see the lemma at replies().
  Claim tie() {
    Set ends = 0;
    for (const std::string_view word : {take(), take()})
      ends |= bit(word == "<" ? first_side : word == ">" ? second_side : read_cell(word));
    const Parts parts = read_parts(rex_ ? "a:*/" : "a:1/");
    Set stones = parts.stones, cells = 0;
    for (const Entry& link : parts.entries) stones |= link.claim.stones;
    const auto need = [&](Set more) {
      refute_if(more & (cells | stones), "it uses a cell twice");
      cells |= more;
    };
    for (const Pair& pair : parts.pairs) need(bit(pair[0])), need(bit(pair[1]));
    for (const Entry& link : parts.entries) need(link.claim.cells & ~stones);
    need(parts.key);
    refute_if(parts.key & (parts.key - 1), "there is more than one key");
    refute_if(ends & ~sides & ~stones, "an end is no stone");
    refute_if(rex_ && ends != sides, "in Rex, only the sides get joined");
    Part part{ends & -ends, 0};  // begins with one of them
    split(part, ends, parts, stones | parts.key | sides);
    refute_if(ends & ~part.nodes, "this does not join the ends");
    const std::uint8_t last = parts.key == 0 ? joiner_last | other_last : joiner_last;
    return {stones, cells, ends, last};
  }

  // SPLITS: pairs to be told apart. Each is followed by the splits in the case that the joiner has
  // its first cell, a dot, those in the case of its second, a dot. What holds in both cases, holds.
  void split(Part& part, Set ends, const Parts& parts, Set stones) {
    grow(part, ends, parts, stones);
    while (more_) {
      const std::string_view word = take();
      if (word == ".") return;
      const Pair pair = read_pair(word);
      refute_if(std::find(parts.pairs.begin(), parts.pairs.end(), pair) == parts.pairs.end(),
                "it tells apart what is no pair of its own");
      Part first = part, second = part;
      split(first, ends, parts, stones | bit(pair[0]));
      split(second, ends, parts, stones | bit(pair[1]));
      part.nodes |= first.nodes & second.nodes;
      part.touching |= first.touching & second.touching;
      grow(part, ends, parts, stones);
    }
  }

  // A pair counts as a stone: wherever it is, it touches the cells and chains that both its cells
  // touch. Once the ends are joined, nothing else matters: all may hang together.
  void grow(Part& part, Set ends, const Parts& parts, Set stones) const {
    for (Part before = {0, 0}; before.nodes != part.nodes || before.touching != part.touching;) {
      before = part;
      part.touching |= touched_by(part.nodes);
      part.nodes |= chain(part.touching, stones);
      for (const Entry& link : parts.entries)
        if (part.nodes & link.claim.ends) part.nodes |= link.claim.ends;
      for (const auto& [a, b] : parts.pairs) {
        if (~part.touching & (bit(a) | bit(b))) continue;
        part.touching |= near_[a] & near_[b];
        part.nodes |= chain(near_[a], stones) & chain(near_[b], stones);
      }
      if (!(ends & ~part.nodes)) part.nodes = part.touching = all_ | sides;
    }
  }

  // c CLAIM STONE... PAIR... (Hex): the claim, demanding these stones as well, holds with both
  // cells of a pair open if an opponent's stone on a cell of it that the claim needs is dead once
  // the joiner has the other: the joiner answers there, and pretends to have what the claim needs.
  // In the end, every chain through the dead cell can go past it. The first pair is opened first.
  Claim captured() {
    const Parts parts = read_parts("1a:");
    reject_if(parts.entries.size() != 1, "one claim was expected");
    Claim claim = parts.entries[0].claim;
    claim.stones |= parts.stones;
    for (const auto& [a, b] : parts.pairs) {
      const Set needed = claim.stones | claim.cells, both = bit(a) | bit(b);
      claim.stones &= ~both;
      claim.cells |= both;
      const auto is_killed = [&](int cell, int killer) {
        return !(needed & bit(cell)) || is_dead(cell, claim.stones | bit(killer), needed | both);
      };
      refute_if(a == b || !is_killed(a, b) || !is_killed(b, a), "a pair is not captured");
    }
    claim.cells &= ~claim.stones;
    refute_if(claim.ends & ~sides & ~claim.stones, "an end is no stone");
    return claim;
  }

  // The opponent has the cell and all that is not open. Do any two of the neighbours that may be
  // the joiner's (a side is) touch each other, or the same chain of the joiner's stones and sides?
  bool is_dead(int cell, Set stones, Set open) const {
    const Set around = near_[cell] & (open | sides);
    bool dead = true;
    for_each(around, [&](int node) {
      const Set self = bit(node) | near_[node], beyond = chain(self, stones | sides);
      dead = dead && (around & ~(self | beyond | touched_by(beyond))) == 0;
    });
    return dead;
  }

  // r CELL>CLAIM... STONE...
  // Hex: whatever cell the opponent takes, some entry uses neither it as its CELL nor needs it for
  //   its CLAIM. There the joiner plays (if the cell is the joiner's already: anywhere), and the
  //   claim holds. All entries join the same ends.
  // Rex: let the joiner have S and be to move, R be empty, and the opponent have the rest. Every
  //   move, that is every cell of R, has an entry whose claim holds after it. Any other position
  //   that fits is better for the opponent, by a lemma (README.md): with the same player last, an
  //   opponent who wins also wins with a stone less, or if the joiner gets one on an empty cell.
  Claim replies() {
    const Parts parts = read_parts(">a");
    reject_if(parts.entries.empty(), "CELL>CLAIM was expected");
    Claim claim = parts.entries[0].claim;
    claim.stones = parts.stones;
    Set moves = 0, needs = 0, in_all = all_;
    for (const auto& [cell, then] : parts.entries) {
      refute_if(then.ends != claim.ends, "its claims join different ends");
      refute_if(rex_ && (moves & cell) != 0, "it lists a move twice");
      claim.stones |= then.stones & ~cell;
      claim.last &= then.last;
      moves |= cell;
      needs |= then.cells;
      in_all &= then.cells | cell;
    }
    claim.cells = (moves | needs) & ~claim.stones;
    if (!rex_) {
      refute_if(in_all & ~claim.stones, "the opponent may take what all answers need");
      return claim;
    }
    refute_if(claim.cells != moves, "it leaves out a move, or a move is one of its stones");
    // With an odd number of empty cells the player to move is last.
    claim.last &= is_odd(moves) ? joiner_last : other_last;
    refute_if(claim.last == 0, "the wrong player would put the last stone");
    return claim;
  }

  // m STONE... (Rex, square boards): the joiner is last, and the opponent has no stones but images
  // of the joiner's, mirrored at the diagonal through a1. Mirrored, a game has the players in each
  // other's place: if the joiner could avoid joining as last, the opponent could as last, and all
  // the more when not last (README.md has the lemma).
  Claim mirror() {
    refute_if(width_ != height_, "only a square board is like its mirror image");
    const Set stones = read_parts("a").stones;
    Set images = 0;
    for_each(stones, [&](int cell) { images |= bit(cell % width_ * width_ + cell / width_); });
    refute_if(stones & images, "a stone lies on the mirror image of one");
    return {stones, all_ & ~stones & ~images, sides, joiner_last};
  }

  // p black=CELLS white=CELLS to-play=COLOUR CLAIM: the claim holds in this position.
  // p ... CELL>CLAIM (Hex, the joiner to move): it holds once the joiner has played the cell.
  void position() {
    const std::size_t from = at_;
    const Set black = read_stones("black="), white = read_stones("white=");
    const std::string_view to_play = take();
    reject_if(to_play != "to-play=black" && to_play != "to-play=white", "who is to play?");
    const bool joiner_moves = (to_play == "to-play=black") == joiner_is_black_;
    const std::string statement = line_.substr(from, at_ - from);
    const auto [cell, claim] = read_entry(take());
    const Set own = joiner_is_black_ ? black : white, others = joiner_is_black_ ? white : black;
    reject_if(black & white, "a cell has two stones");
    refute_if(cell != 0 && (rex_ || !joiner_moves), "it is not the joiner's move");
    refute_if(cell & (own | others), "the move is not to an empty cell");
    refute_if(claim.ends != sides, "the claim does not join the sides");
    refute_if(claim.stones & ~own & ~cell, "the claim needs a stone that is not there");
    refute_if(claim.cells & others, "the claim needs a cell that the opponent has");
    const bool mover_last = is_odd(all_ & ~black & ~white);
    const std::uint8_t last = mover_last == joiner_moves ? joiner_last : other_last;
    refute_if(rex_ && (claim.last & last) == 0, "the claim is for the other player last");
    proved_.push_back(board_ + ' ' + statement + (joiner_is_black_ != rex_ ? "Black" : "White") +
                      " wins");
  }
  Set read_stones(std::string_view colour) {
    const std::string_view word = take();
    reject_if(!word.starts_with(colour), "black= and white= were expected");
    Set stones = 0;
    for (std::size_t from = colour.size(), to = 0; from < word.size(); from = to + 1) {
      to = std::min(word.find(',', from), word.size());
      const Set stone = bit(read_cell(word.substr(from, to - from)));
      reject_if((stones & stone) || to + 1 == word.size(), "this is no list of cells");
      stones |= stone;
    }
    return stones;
  }

  std::istream& in_;
  std::string line_, board_;
  std::size_t at_ = 0;  // where the next word of the line begins
  bool more_ = false;   // there is one
  std::uint64_t line_number_ = 0;
  bool rex_ = false, joiner_is_black_ = false;
  int width_ = 0, height_ = 0;
  Set all_ = 0;
  Set near_[most_cells + 2] = {};
  std::vector<Claim> claims_;
  std::vector<std::string> proved_;
};

}  // namespace

int main(int argc, char* argv[]) {
  const std::string name = argc == 2 ? argv[1] : "";
  if (argc != 2) std::cerr << "usage: beeline-verify FILE   (-: the standard input)\n";
  std::ios::sync_with_stdio(false);
  std::ifstream file(name, std::ios::binary);
  Checker checker(name == "-" ? std::cin : file);
  try {
    checker.run();
    return std::cout.flush() ? 0 : 2;
  } catch (const Wrong& e) {
    std::cout << (e.exit_code == 1 ? "refuted" : "malformed") << checker.place() << e.why << '\n';
    return e.exit_code;
  } catch (const std::bad_alloc&) {
    std::cout << "malformed" << checker.place() << "too many claims for this memory\n";
    return 2;
  }
}
