// A large block of memory that reads as zero. Pages cost nothing before they are touched; clearing
// hands them back.
#pragma once

#include <cstddef>

namespace beeline {

class ZeroedMemory {
 public:
  explicit ZeroedMemory(std::size_t bytes);  // throws std::bad_alloc
  ~ZeroedMemory();
  ZeroedMemory(const ZeroedMemory&) = delete;
  ZeroedMemory& operator=(const ZeroedMemory&) = delete;

  void clear();

  [[nodiscard]] std::byte* data() const noexcept { return data_; }
  [[nodiscard]] std::size_t size() const noexcept { return size_; }

 private:
  std::size_t size_;
  std::byte* data_;
};

}  // namespace beeline
