// The generic search names no game and includes nothing of one, and what is cited can be found.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "catch.hpp"

namespace fs = std::filesystem;

namespace {

const fs::path source = BEELINE_SOURCE_DIR;

std::vector<fs::path> files_below(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  return files;
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// The words of a text, in small letters; an underscore parts words.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter)) {
      words.back() += static_cast<char>(std::tolower(letter));
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  return words;
}

std::vector<fs::path> core_files() {
  auto files = files_below(source / "include");
  for (const fs::path& file : files_below(source / "src" / "core")) files.push_back(file);
  return files;
}

}  // namespace

TEST_CASE("layering: a word is found whatever its case, and only as a whole") {
  const auto words = words_of("Hex, REX_rules hexagon");
  CHECK(std::count(words.begin(), words.end(), "hex") == 1);
  CHECK(std::count(words.begin(), words.end(), "rex") == 1);
}

TEST_CASE("layering: no file of the generic search names a game") {
  const auto files = core_files();
  REQUIRE(files.size() > 10);
  for (const fs::path& file : files) {
    INFO(file);
    const auto words = words_of(text_of(file));
    for (const char* game : {"hex", "rex", "chess", "checkers", "chomp"}) {
      INFO(game);
      CHECK(std::count(words.begin(), words.end(), game) == 0);
    }
  }
}

TEST_CASE("layering: no file of the generic search includes a game or a front end") {
  for (const fs::path& file : core_files()) {
    INFO(file);
    const std::string text = text_of(file);
    for (const char* folder : {"\"connection/", "\"hex/", "\"rex/", "\"app/", "\"games/"}) {
      CHECK(text.find(std::string("#include ") + folder) == std::string::npos);
    }
  }
}

TEST_CASE("layering: every paper cited in the sources is in README's list of references") {
  const std::string readme = text_of(source / "README.md");
  const std::regex citation(R"(\[[A-Z][A-Za-z]+[0-9]{2}\])");
  for (const char* folder : {"include", "src", "games"}) {
    for (const fs::path& file : files_below(source / folder)) {
      const std::string text = text_of(file);
      const std::sregex_iterator begin(text.begin(), text.end(), citation);
      for (auto match = begin; match != std::sregex_iterator(); ++match) {
        INFO(file << " cites " << match->str());
        CHECK(readme.find("**" + match->str() + "**") != std::string::npos);
      }
    }
  }
}
