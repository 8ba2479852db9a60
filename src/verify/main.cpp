// beeline-verify: checks a proof of who wins positions of Hex or Rex (Reverse Hex).
//
//   beeline-verify FILE      (-: the standard input)
//
// Exit code 0: every claim follows, and what was proved is printed. 1: a claim does not follow.
// 2: the file is no proof file. Nothing is printed as proved unless the whole file is in order.
//
// This one file is all there is to trust. It shares nothing with the solver that writes proofs; it
// searches for nothing, trusts no hash, and reads the file once, remembering 40 bytes a claim.
// README.md beside it describes the format and proves the rules at length; in short:
//
// Rules of the game. W columns by H rows of hexagonal cells. (c,r) touches (c±1,r), (c,r±1),
// (c+1,r-1) and (c-1,r+1). Black's sides are the top and the bottom row, White's the left and the
// right column. The players put stones on empty cells in turns. On a full board exactly one player
// has joined both own sides by a chain of own stones: that player wins in Hex and loses in Rex.
//
// A proof is about one player, the *joiner*, who can join (Hex) or cannot help it (Rex). A claim is
// a pair of sets of cells, the stones S and the cells R. It says:
//   Hex  In every position where the joiner has all of S and the opponent has none of R, the joiner
//        can join the claim's two points (sides, or cells of S) by a chain of stones, even if the
//        opponent moves first. In a chain, a side counts as a stone of the joiner's.
//   Rex  In every position where the joiner has all of S and the opponent has none of R, the
//        opponent can make the joiner join, if the player named by `last` (either, or one of them)
//        is the one who puts the last stone on the full board, whoever moves next.
// Each rule below makes a claim from earlier ones and computes S and R itself.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iostream>
#include <new>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Wrong {
  int exit_code;
  const char* why;
};
void reject_if(bool wrong, const char* why) {
  if (wrong) throw Wrong{2, why};
}
void refute_if(bool wrong, const char* why) {
  if (wrong) throw Wrong{1, why};
}

struct Set {  // of cells; cell (c,r) has the number r * width + c
  std::uint64_t low = 0, high = 0;

  static Set of(int cell) { return cell < 64 ? Set{1ULL << cell, 0} : Set{0, 1ULL << (cell - 64)}; }
  bool has(int cell) const { return (cell < 64 ? low >> cell & 1 : high >> (cell - 64) & 1) != 0; }
  bool empty() const { return (low | high) == 0; }
  int count() const { return std::popcount(low) + std::popcount(high); }
  Set operator|(Set o) const { return {low | o.low, high | o.high}; }
  Set operator&(Set o) const { return {low & o.low, high & o.high}; }
  Set operator-(Set o) const { return {low & ~o.low, high & ~o.high}; }
};

template <class F>
void for_each(Set set, F&& f) {
  for (; set.low != 0; set.low &= set.low - 1) f(std::countr_zero(set.low));
  for (; set.high != 0; set.high &= set.high - 1) f(64 + std::countr_zero(set.high));
}

constexpr int longest_side = 11;
constexpr int most_cells = longest_side * longest_side;
constexpr int first_side = most_cells, second_side = most_cells + 1;  // of the joiner's
const Set sides = Set::of(first_side) | Set::of(second_side);
constexpr std::size_t longest_line = 4096;
constexpr std::uint8_t joiner_last = 1, other_last = 2, nobody = 0;

struct Claim {
  Set stones, cells;
  std::uint8_t x = first_side, y = second_side;  // the points that get joined
  std::uint8_t last = joiner_last | other_last;  // Rex: who may put the last stone
  bool black = false;                            // is Black the joiner?
  bool is_position = false;                      // only printed, never cited
};
using Pair = std::array<int, 2>;

struct Entry {  // CELL>CLAIM: with a stone of the joiner's on the cell, the claim
  int cell;
  Claim claim;
};

class Checker {
 public:
  explicit Checker(std::istream& in) : in_(in) {}

  void run() {
    read_header();
    for (;;) {
      next_line();
      const std::string_view word = take();
      if (word == "end") break;
      if (word == "joins") {
        joiner_is_black_ = read_colour(take());
        joiner_known_ = true;
        find_neighbours();
        expect_line_end();
      } else {
        check_claim(read_number(word));
      }
    }
    reject_if(read_number(take()) != claims_.size(),
              "the number after 'end' is not that of claims");
    expect_line_end();
    reject_if(in_.peek() != std::char_traits<char>::eof(), "something follows 'end'");
    reject_if(proved_.empty(), "no position is proved");
  }

  void print() const {
    for (const std::string& statement : proved_) std::cout << statement << '\n';
    std::cout << "verified: " << proved_.size() << " position" << (proved_.size() == 1 ? "" : "s")
              << " of " << game() << ' ' << width_ << 'x' << height_ << ", " << claims_.size()
              << " claims\n";
  }

  std::string place() const { return "line " + std::to_string(line_number_); }

 private:
  // ---- Reading: lines of words, each parted by one blank.

  void next_line() {
    line_.clear();
    for (int c = in_.get(); c != '\n'; c = in_.get()) {
      reject_if(c == std::char_traits<char>::eof(), "the file ends before its 'end' line");
      reject_if(c < ' ' || c > '~', "a character that is not plain text");
      reject_if(line_.size() == longest_line, "a line is too long");
      line_ += static_cast<char>(c);
    }
    ++line_number_;
    at_ = 0;
    done_ = false;
  }
  bool more() const { return !done_; }
  std::string_view take() {
    reject_if(done_, "a word is missing");
    const std::size_t blank = line_.find(' ', at_);
    const std::string_view word = std::string_view(line_).substr(at_, blank - at_);
    reject_if(word.empty(), "a word is empty");
    done_ = blank == std::string::npos;
    at_ = blank + 1;
    return word;
  }
  void expect(std::string_view word) { reject_if(take() != word, "another word was expected"); }
  void expect_line_end() const { reject_if(more(), "a word too many"); }

  static std::uint64_t read_number(std::string_view word) {
    reject_if(word.empty() || word.size() > 18 || word[0] == '0', "a number was expected");
    std::uint64_t number = 0;
    for (const char c : word) {
      reject_if(c < '0' || c > '9', "a number was expected");
      number = 10 * number + static_cast<std::uint64_t>(c - '0');
    }
    return number;
  }
  static bool read_colour(std::string_view word) {
    reject_if(word != "black" && word != "white", "'black' or 'white' was expected");
    return word == "black";
  }
  int read_cell(std::string_view word) const {
    reject_if(word.size() < 2 || word.size() > 3, "a cell was expected");
    const std::uint64_t row = read_number(word.substr(1));
    const int column = word[0] - 'a';
    reject_if(column < 0 || column >= width_ || row > static_cast<std::uint64_t>(height_),
              "there is no such cell on this board");
    return (static_cast<int>(row) - 1) * width_ + column;
  }
  Pair read_pair(std::string_view word) const {
    const std::size_t colon = word.find(':');
    return {read_cell(word.substr(0, colon)), read_cell(word.substr(colon + 1))};
  }
  int read_point(std::string_view word) const {
    if (word == "<" || word == ">") return word == "<" ? first_side : second_side;
    return read_cell(word);
  }

  void read_header() {
    next_line();
    expect("beeline-proof");
    expect("2");
    expect_line_end();
    next_line();
    const std::string_view name = take(), size = take();
    reject_if(name != "hex" && name != "rex", "the game is neither hex nor rex");
    rex_ = name == "rex";
    const std::size_t x = size.find('x');
    reject_if(x == std::string_view::npos, "a size was expected");
    const std::uint64_t width = read_number(size.substr(0, x)),
                        height = read_number(size.substr(x + 1));
    reject_if(width > longest_side || height > longest_side, "the board is too large");
    width_ = static_cast<int>(width);
    height_ = static_cast<int>(height);
    all_ = {};
    for (int cell = 0; cell < width_ * height_; ++cell) all_ = all_ | Set::of(cell);
    expect_line_end();
  }

  const Claim& cited(std::string_view word) const {
    const std::uint64_t number = read_number(word);
    refute_if(number > claims_.size(), "it cites a claim that does not come before it");
    const Claim& claim = claims_[number - 1];
    refute_if(claim.is_position, "it cites a position, which is no claim");
    refute_if(claim.black != joiner_is_black_, "it cites a claim about the other player");
    return claim;
  }
  Entry read_entry(std::string_view word) const {
    const std::size_t mark = word.find('>');
    reject_if(mark == std::string_view::npos, "CELL>CLAIM was expected");
    return {read_cell(word.substr(0, mark)), cited(word.substr(mark + 1))};
  }

  // ---- The board.

  // What each cell touches, and each side of the joiner's: cells and sides. After 'joins'.
  void find_neighbours() {
    near_ = {};
    for (int a = 0; a < width_ * height_; ++a) {
      for (int b = 0; b < width_ * height_; ++b) {
        const int dc = b % width_ - a % width_, dr = b / width_ - a / width_;
        if ((dr == 0 && (dc == 1 || dc == -1)) || (dc == 0 && (dr == 1 || dr == -1)) ||
            (dc == 1 && dr == -1) || (dc == -1 && dr == 1))
          near(a) = near(a) | Set::of(b);
      }
      const int along = joiner_is_black_ ? a / width_ : a % width_;
      for (const int side : {first_side, second_side}) {
        if (along != (side == first_side ? 0 : (joiner_is_black_ ? height_ : width_) - 1)) continue;
        near(a) = near(a) | Set::of(side);
        near(side) = near(side) | Set::of(a);
      }
    }
  }
  Set& near(int node) { return near_[static_cast<std::size_t>(node)]; }
  Set near(int node) const { return near_[static_cast<std::size_t>(node)]; }

  Set touched_by(Set nodes) const {
    Set touched;
    for_each(nodes, [&](int node) { touched = touched | near(node); });
    return touched;
  }
  // The stones among these nodes, and all that hang together with them.
  Set chain(Set from, Set stones) const {
    Set reached = from & stones;
    for (Set next = reached; !next.empty(); reached = reached | next)
      next = (touched_by(next) & stones) - reached;
    return reached;
  }

  // ---- The rules.

  void check_claim(std::uint64_t number) {
    reject_if(!joiner_known_, "nobody was said to join");
    reject_if(number != claims_.size() + 1, "claims are not numbered 1, 2, 3...");
    const std::string_view rule = take();
    Claim claim;
    if (rule == "t")
      claim = tie();
    else if (rule == "c" && !rex_)
      claim = captured();
    else if (rule == "r")
      claim = rex_ ? every_move() : some_answer();
    else if (rule == "m" && rex_)
      claim = mirror();
    else if (rule == "p")
      claim = position();
    else
      reject_if(true, "there is no such rule");
    claim.black = joiner_is_black_;
    claims_.push_back(claim);
    expect_line_end();
  }

  struct Tie {
    Set stones;
    std::vector<Pair> pairs;
    std::vector<Claim> links;
  };

  // t X Y STONE... PAIR... LINK... KEY [/ CASES]: the stones join X and Y whichever cell of each
  // pair the joiner gets, and with each link (Hex: an earlier claim) taken as a chain between its
  // points. A pair is a node: wherever the joiner's stone is, it touches all that both cells touch.
  // Hex: pairs and links overlap nowhere, but where the joiner has a stone already. When the
  //   opponent takes a cell of a pair, the joiner takes the other; one of a link's: as it says.
  // Rex: the opponent leaves the joiner a cell of each pair, by taking the second cell of a pair
  //   when the joiner has taken the first. Let only the pairs be empty, an even number of cells. If
  //   the joiner moves, this always works. If the opponent has to move, the joiner is last; the
  //   opponent takes one cell of some pair, then goes on answering; either the joiner takes the
  //   other cell, and all is as before, or that cell is the last one left, and the joiner must take
  //   it. With a key, a cell that the joiner needs besides, the joiner must be last: then the
  //   joiner moves, and whenever the key is taken, it is taken by the joiner. Other empty cells:
  //   see the lemma at every_move().
  Claim tie() {
    const int x = read_point(take()), y = read_point(take());
    Tie tie;
    Set cells, key;
    const auto need = [&](Set more) {
      refute_if(!(cells & more).empty(), "it uses a cell twice");
      cells = cells | more;
    };
    bool by_cases = false;
    while (more() && !by_cases) {
      const std::string_view word = take();
      if (word == "/") {
        by_cases = true;
      } else if (word.find(':') != std::string_view::npos) {
        tie.pairs.push_back(read_pair(word));
        for (const int cell : tie.pairs.back()) need(Set::of(cell));
      } else if (word[0] == '*' && rex_ && key.empty()) {
        need(key = Set::of(read_cell(word.substr(1))));
      } else if (word[0] <= '9' && !rex_) {
        tie.links.push_back(cited(word));
        tie.stones = tie.stones | tie.links.back().stones;
      } else {
        tie.stones = tie.stones | Set::of(read_cell(word));
      }
    }
    refute_if(!(tie.stones & cells).empty(), "it uses a cell twice");
    for (const Claim& link : tie.links) need(link.cells - tie.stones);
    for (const int point : {x, y})
      refute_if(point < most_cells && !tie.stones.has(point), "a point to be joined is no stone");
    refute_if(rex_ && (x != first_side || y != second_side), "in Rex, only the sides get joined");
    Claim claim{tie.stones, cells, static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)};
    if (!key.empty()) claim.last = joiner_last;
    tie.stones = tie.stones | key;
    refute_if(!(by_cases ? joined_by_cases(x, y, tie) : certainly_joined(x, y, tie)),
              "this does not join the two points");
    return claim;
  }

  // After a /, in which cases to look: a pair, followed by what to look at if the joiner has its
  // first cell, and if its second; a dot where nothing needs to be told apart any more.
  bool joined_by_cases(int x, int y, Tie& tie) {
    const std::string_view word = take();
    if (word == ".") return certainly_joined(x, y, tie);
    const Pair pair = read_pair(word);
    refute_if(std::find(tie.pairs.begin(), tie.pairs.end(), pair) == tie.pairs.end(),
              "it tells apart what is no pair of its own");
    const Set before = tie.stones;
    for (const int cell : pair) {
      tie.stones = before | Set::of(cell);
      if (!joined_by_cases(x, y, tie)) return false;
    }
    tie.stones = before;
    return true;
  }

  // Grows what hangs together with x: stones and sides, and the cells that certainly touch them. A
  // pair belongs to it if both cells touch it, and so do the stones that both cells touch.
  bool certainly_joined(int x, int y, const Tie& tie) const {
    const Set fixed = tie.stones | sides;
    Set part = Set::of(x), touching = near(x), before;
    do {
      before = part | touching;
      part = part | chain(touching, fixed);
      for (const Claim& link : tie.links)
        if (part.has(link.x) || part.has(link.y)) part = part | Set::of(link.x) | Set::of(link.y);
      for (const auto& [a, b] : tie.pairs) {
        if (!touching.has(a) || !touching.has(b)) continue;
        touching = touching | (near(a) & near(b));
        part = part | (chain(near(a), fixed) & chain(near(b), fixed));
      }
      touching = touching | touched_by(part);
    } while (!((part | touching) - before).empty());
    return part.has(y);
  }

  // c CLAIM STONE... PAIR... (Hex): the claim, demanding these stones as well, holds with both
  // cells of a pair open if an opponent's stone on a cell of it that the claim needs is dead once
  // the joiner has the other. For the joiner answers a move in the pair there, and pretends to have
  // what the claim needs. In the end, every chain through the dead cell can go past it. If there
  // are more pairs, the first one is opened first.
  Claim captured() {
    Claim claim = cited(take());
    std::vector<Pair> pairs;
    while (more()) {
      const std::string_view word = take();
      if (word.find(':') != std::string_view::npos)
        pairs.push_back(read_pair(word));
      else
        claim.stones = claim.stones | Set::of(read_cell(word));
    }
    claim.cells = claim.cells - claim.stones;
    for (const auto& [a, b] : pairs) {
      refute_if(a == b, "it uses a cell twice");
      const Set needed = claim.stones | claim.cells, both = Set::of(a) | Set::of(b);
      claim.stones = claim.stones - both;
      claim.cells = claim.cells | both;
      const Set open = claim.stones | claim.cells;
      refute_if((needed.has(a) && !is_dead(a, claim.stones | Set::of(b), open)) ||
                    (needed.has(b) && !is_dead(b, claim.stones | Set::of(a), open)),
                "a pair is not captured");
    }
    for (const int point : {int{claim.x}, int{claim.y}})
      refute_if(point < most_cells && !claim.stones.has(point), "a point to be joined is no stone");
    return claim;
  }

  // The opponent has the cell and all that is not open. Do any two of the neighbours that may be
  // the joiner's (a side is) touch each other, or the same chain of the joiner's stones and sides?
  bool is_dead(int cell, Set stones, Set open) const {
    const Set around = near(cell) & (open | sides);
    bool dead = true;
    for_each(around, [&](int node) {
      const Set self = Set::of(node) | near(node), beyond = chain(self, stones | sides);
      dead = dead && (around - self - beyond - touched_by(beyond)).empty();
    });
    return dead;
  }

  // r CELL>CLAIM... (Hex): whatever cell the opponent takes, some entry uses neither it as its CELL
  // nor needs it for its CLAIM. There the joiner plays (if the cell is the joiner's already:
  // anywhere) and the claim holds. All entries join the same two points.
  Claim some_answer() {
    Claim claim;
    const std::vector<Entry> entries = read_entries(claim.stones);
    claim.x = entries[0].claim.x;
    claim.y = entries[0].claim.y;
    for (const Entry& e : entries) {
      const bool same = (e.claim.x == claim.x && e.claim.y == claim.y) ||
                        (e.claim.x == claim.y && e.claim.y == claim.x);
      refute_if(!same, "its claims join different points");
      claim.stones = claim.stones | (e.claim.stones - Set::of(e.cell));
      claim.cells = claim.cells | e.claim.cells | Set::of(e.cell);
    }
    Set in_all = claim.cells = claim.cells - claim.stones;
    for (const Entry& e : entries) in_all = in_all & (e.claim.cells | Set::of(e.cell));
    refute_if(!in_all.empty(), "a cell is needed by all its answers, and the opponent takes it");
    return claim;
  }

  // r CELL>CLAIM... (Rex): Let the joiner have S, let R be empty, and let the opponent have the
  // rest; who is last is chosen such that the joiner is to move. Every move, that is every cell of
  // R, has an entry whose claim holds after it. Any other position that fits is better for the
  // opponent:
  //   Lemma. With the same player last, an opponent who wins also wins when one of the opponent's
  //   stones is taken off the board, or when the joiner gets a stone on an empty cell.
  // It holds by induction on the number of empty cells; README.md has the few lines that it takes.
  Claim every_move() {
    Claim claim;
    const std::vector<Entry> entries = read_entries(claim.stones);
    for (const Entry& e : entries) {
      refute_if(claim.cells.has(e.cell), "it lists a move twice");
      claim.cells = claim.cells | Set::of(e.cell);
      claim.stones = claim.stones | (e.claim.stones - Set::of(e.cell));
      claim.last &= e.claim.last;
    }
    refute_if(!(claim.cells & claim.stones).empty(), "a move is also one of its stones");
    for (const Entry& e : entries)
      refute_if(!(e.claim.cells - (claim.cells | claim.stones)).empty(), "it leaves out a move");
    // With an odd number of empty cells the player to move is last.
    claim.last &= claim.cells.count() % 2 == 1 ? joiner_last : other_last;
    refute_if(claim.last == nobody, "the wrong player would put the last stone");
    return claim;
  }

  // m \ STONE... or m / STONE... (Rex, square boards): the joiner is last, and the opponent has no
  // stones but the mirror images of the joiner's. \ is the diagonal through a1. The mirror image of
  // a game is a game with the players in each other's place. So if the joiner could avoid joining
  // as last, the opponent could with the joiner's strategy as last, and all the more so when not
  // last: README.md has the lemma.
  Claim mirror() {
    const std::string_view diagonal = take();
    reject_if(diagonal != "\\" && diagonal != "/", "a diagonal was expected");
    refute_if(width_ != height_, "only a square board is like its mirror image");
    Set stones, images;
    while (more()) {
      const int cell = read_cell(take()), column = cell % width_, row = cell / width_;
      stones = stones | Set::of(cell);
      images =
          images | Set::of(diagonal == "\\" ? column * width_ + row
                                            : (width_ - 1 - column) * width_ + width_ - 1 - row);
    }
    refute_if(!(stones & images).empty(), "a stone lies on the mirror image of one");
    return {stones, all_ - stones - images, first_side, second_side, joiner_last};
  }

  // Entries, and cells that are put among the claim's stones: a claim that demands more says less.
  std::vector<Entry> read_entries(Set& stones) {
    std::vector<Entry> entries;
    do {
      const std::string_view word = take();
      if (word.find('>') == std::string_view::npos)
        stones = stones | Set::of(read_cell(word));
      else
        entries.push_back(read_entry(word));
    } while (more());
    reject_if(entries.empty(), "CELL>CLAIM was expected");
    return entries;
  }

  // p black=CELLS white=CELLS to-play=COLOUR CLAIM: the claim holds in this position.
  // p ... CELL>CLAIM (Hex, the joiner to move): it holds once the joiner has played the cell.
  Claim position() {
    const std::size_t from = at_;
    const Set black = read_stones("black="), white = read_stones("white=");
    const std::string_view to_play = take();
    reject_if(to_play.substr(0, 8) != "to-play=", "expected 'to-play='");
    const bool joiner_moves = read_colour(to_play.substr(8)) == joiner_is_black_;
    const std::string statement = line_.substr(from, at_ - from);
    reject_if(!(black & white).empty(), "a cell has two stones");
    Set own = joiner_is_black_ ? black : white;
    const Set others = joiner_is_black_ ? white : black;
    const std::string_view word = take();
    Claim claim;
    if (!rex_ && joiner_moves && word.find('>') != std::string_view::npos) {
      const Entry entry = read_entry(word);
      refute_if((own | others).has(entry.cell), "the move is not to an empty cell");
      own = own | Set::of(entry.cell);
      claim = entry.claim;
    } else {
      claim = cited(word);
    }
    const bool joins = claim.x + claim.y == first_side + second_side && claim.x != claim.y;
    refute_if(!joins || claim.x < first_side || claim.y < first_side,
              "the claim does not join the sides");
    refute_if(!(claim.stones - own).empty(), "the claim needs a stone that is not there");
    refute_if(!(claim.cells & others).empty(), "the claim needs a cell that the opponent has");
    const bool mover_last = (all_ - black - white).count() % 2 == 1;
    const std::uint8_t last = mover_last == joiner_moves ? joiner_last : other_last;
    refute_if(rex_ && (claim.last & last) == 0, "the claim is for the other player last");
    proved_.push_back(std::string(game()) + ' ' + std::to_string(width_) + 'x' +
                      std::to_string(height_) + ' ' + statement +
                      (joiner_is_black_ != rex_ ? "Black wins" : "White wins"));
    claim.is_position = true;
    return claim;
  }

  Set read_stones(std::string_view colour) {
    std::string_view word = take();
    reject_if(word.substr(0, colour.size()) != colour, "expected 'black=' and 'white='");
    word.remove_prefix(colour.size());
    Set stones;
    while (!word.empty()) {
      const std::size_t comma = word.find(',');
      const int cell = read_cell(word.substr(0, comma));
      reject_if(stones.has(cell), "a stone is listed twice");
      stones = stones | Set::of(cell);
      if (comma == std::string_view::npos) break;
      word.remove_prefix(comma + 1);
      reject_if(word.empty(), "a cell was expected");
    }
    return stones;
  }

  const char* game() const { return rex_ ? "rex" : "hex"; }

  std::istream& in_;
  std::string line_;
  std::size_t at_ = 0;  // where the next word of the line begins
  bool done_ = true;    // there is none
  std::uint64_t line_number_ = 0;
  bool rex_ = false;
  int width_ = 0, height_ = 0;
  Set all_;
  std::array<Set, most_cells + 2> near_{};
  bool joiner_is_black_ = false, joiner_known_ = false;
  std::vector<Claim> claims_;
  std::vector<std::string> proved_;
};

int verify(std::istream& in) {
  Checker checker(in);
  try {
    checker.run();
  } catch (const Wrong& e) {
    std::cout << (e.exit_code == 1 ? "refuted: " : "malformed: ") << checker.place() << ": "
              << e.why << '\n';
    return e.exit_code;
  } catch (const std::bad_alloc&) {
    std::cout << "malformed: " << checker.place() << ": too many claims for this memory\n";
    return 2;
  }
  checker.print();
  return std::cout.flush() ? 0 : 2;
}

}  // namespace

int main(int argc, char* argv[]) {
  if (argc != 2) {
    std::cerr << "usage: beeline-verify FILE   (-: the standard input)\n";
    return 2;
  }
  std::ios::sync_with_stdio(false);
  if (std::strcmp(argv[1], "-") == 0) return verify(std::cin);
  std::ifstream file(argv[1], std::ios::binary);
  if (file) return verify(file);
  std::cerr << "beeline-verify: cannot open " << argv[1] << '\n';
  return 2;
}
