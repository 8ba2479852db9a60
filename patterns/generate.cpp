// beeline_patterns FOLDER: derives all patterns and writes them to the folder.
#include <cstdio>
#include <fstream>
#include <string>

#include "patterns/write.hpp"
#include "patterns/write_templates.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: beeline_patterns FOLDER\n", stderr);
    return 2;
  }
  const std::string folder = argv[1];
  const beeline::patterns::Files files = beeline::patterns::write_files();
  const auto write = [&](const char* name, const std::string& text) {
    std::ofstream file(folder + "/" + name);
    file << text;
    return file.good();
  };
  const bool written = write("dead.txt", files.dead) && write("captured.txt", files.captured) &&
                       write("vulnerable.txt", files.vulnerable) &&
                       write("reversible.txt", files.reversible) &&
                       write("dominated.txt", files.dominated) &&
                       write("templates.txt", beeline::patterns::write_templates());
  if (!written) std::fprintf(stderr, "cannot write to %s\n", folder.c_str());
  return written ? 0 : 1;
}
