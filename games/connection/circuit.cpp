#include "connection/circuit.hpp"

#include <algorithm>
#include <cmath>

namespace beeline::connection {

namespace {

// Eliminates the unknowns of a symmetric system one by one, in the upper triangle alone. Each
// result is rounded by itself, so the width of the machine's registers makes no difference.
inline void eliminate(float* matrix, std::size_t row, std::size_t n) noexcept {
  const std::size_t end = (n + 15) / 16 * 16;
  for (std::size_t i = 0; i < n; ++i) {
    const float* pivot = matrix + i * row;
    const float inverse = 1.0F / pivot[i];
    for (std::size_t j = i + 1; j < n; ++j) {
      const float factor = pivot[j] * inverse;
      if (factor == 0.0F) continue;
      float* target = matrix + j * row;
      for (std::size_t k = j / 16 * 16; k < end; ++k) target[k] -= factor * pivot[k];
    }
  }
}

#if defined(__x86_64__)
__attribute__((target(BEELINE_AVX512), flatten)) void eliminate_widely(float* matrix,
                                                                       std::size_t row,
                                                                       std::size_t n) noexcept {
  eliminate(matrix, row, n);
}
#else
void eliminate_widely(float* matrix, std::size_t row, std::size_t n) noexcept {
  eliminate(matrix, row, n);
}
#endif

}  // namespace

template <class Word>
float Circuit<Word>::add_currents(const HSearch<Word>& search, Scores& scores) {
  lay_wires(search);
  solve(search.wide());
  std::array<float, most_points> current{};
  for (std::size_t i = 0; i < wire_count_; ++i) {
    const Wire& wire = wires_[i];
    const float flow = wire.conductance * std::abs(potential_[wire.from] - potential_[wire.to]);
    current[wire.from] += flow;
    current[wire.to] += flow;
  }
  for (const Cell cell : search.empty()) scores[cell] += current[number_[cell]];
  return potential_[count_ - 1];
}

template <class Word>
void Circuit<Word>::lay_wires(const HSearch<Word>& search) {
  using Search = HSearch<Word>;
  count_ = 0;
  for (const Cell cell : search.points()) number_[cell] = static_cast<std::uint8_t>(count_++);
  number_[Search::side_a] = static_cast<std::uint8_t>(count_++);
  number_[Search::side_b] = static_cast<std::uint8_t>(count_);
  for (std::size_t i = 0; i <= count_; ++i) {
    std::fill_n(matrix_[i].begin(), (count_ / 16 + 1) * 16, 0.0F);
    matrix_[i][i] = 1e-5F;  // a point without any wire must not make the system singular
  }
  wire_count_ = 0;
  search.for_each_connected_pair([&](Point x, Point y, CellSet<Word> common) {
    const auto is_cell = [&](Point point) {
      return point < Search::side_a && search.empty().test(point);
    };
    const int cells = int{is_cell(x)} + int{is_cell(y)};
    if (cells == 0) return;
    const float base = cells == 2 ? 1.0F : 2.0F;
    const float conductance = base / static_cast<float>(1 + common.count());
    const std::size_t from = std::min(number_[x], number_[y]);
    const std::size_t to = std::max(number_[x], number_[y]);
    wires_[wire_count_++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                             conductance};
    matrix_[from][to] -= conductance;
    matrix_[from][from] += conductance;
    matrix_[to][to] += conductance;
  });
}

// Potentials when one unit flows from side a, the last unknown, to side b, which is at zero. The
// current enters at the last unknown alone, so elimination leaves the right-hand side as it is.
template <class Word>
void Circuit<Word>::solve(bool wide) {
  const std::size_t n = count_;
  (wide ? eliminate_widely : eliminate)(matrix_[0].data(), row, n);
  potential_[n] = 0;
  potential_[n - 1] = 1.0F / matrix_[n - 1][n - 1];
  for (std::size_t i = n - 1; i-- > 0;) {
    float sum = 0;
    for (std::size_t k = i + 1; k < n; ++k) sum -= matrix_[i][k] * potential_[k];
    potential_[i] = sum / matrix_[i][i];
  }
}

template class Circuit<std::uint64_t>;
template class Circuit<Word128>;

}  // namespace beeline::connection
