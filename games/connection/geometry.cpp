#include "connection/geometry.hpp"

#include <stdexcept>

namespace beeline::connection {

template <class Word>
Geometry<Word>::Geometry(Size size) : size_(size) {
  if (!size.is_legal() || size.cells() > most_cells)
    throw std::invalid_argument("no geometry for a board of size " + to_string(size));
  all_ = Set::first_cells(size.cells());
  set_sides();
  set_images();
  for (const Cell cell : all_) neighbours_[cell] = dilate(Set::of(cell));
}

template <class Word>
void Geometry<Word>::set_sides() {
  for (const Cell cell : all_) {
    const int column = cell % size_.width;
    const int row = cell / size_.width;
    if (row == 0) top_.insert(cell);
    if (row == size_.height - 1) bottom_.insert(cell);
    if (column == 0) left_.insert(cell);
    if (column == size_.width - 1) right_.insert(cell);
  }
}

template <class Word>
void Geometry<Word>::set_images() {
  const auto image_under = [this](Symmetry symmetry, Cell cell) -> Cell& {
    return images_[static_cast<std::size_t>(symmetry)][cell];
  };
  const auto turned = [this](int cell) { return static_cast<Cell>(size_.cells() - 1 - cell); };
  for (const Cell cell : all_) {
    image_under(Symmetry::identity, cell) = cell;
    image_under(Symmetry::half_turn, cell) = turned(cell);
    if (!size_.is_square()) continue;
    const int mirrored = cell / size_.width + cell % size_.width * size_.width;
    image_under(Symmetry::mirror, cell) = static_cast<Cell>(mirrored);
    image_under(Symmetry::turned_mirror, cell) = turned(mirrored);
  }
}

template class Geometry<std::uint64_t>;
template class Geometry<Word128>;

}  // namespace beeline::connection
