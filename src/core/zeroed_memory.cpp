#include "beeline/zeroed_memory.hpp"

#include <sys/mman.h>

#include <new>

namespace beeline {
namespace {

std::byte* map_zeroed(std::size_t bytes) {
  void* block = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) throw std::bad_alloc();
  return static_cast<std::byte*>(block);
}

}  // namespace

ZeroedMemory::ZeroedMemory(std::size_t bytes) : size_(bytes), data_(map_zeroed(bytes)) {}

ZeroedMemory::~ZeroedMemory() {
  munmap(data_, size_);
}

void ZeroedMemory::clear() {
  // A private anonymous page that is given up reads as zero when it is next touched.
  if (madvise(data_, size_, MADV_DONTNEED) != 0) throw std::bad_alloc();
}

}  // namespace beeline
