/// A pattern of file names in build settings, with `*` and `?`.
struct FileNamePattern: Sendable {
  private let pattern: [Character]

  /// Creates a pattern; one without a slash is compared with the last name alone.
  init(_ text: String) {
    pattern = Array(text)
  }

  /// Whether a file's name, or the end of its path, matches.
  func matches(_ file: AbsolutePath) -> Bool {
    guard pattern.contains("/") else { return Self.matches(pattern[...], Array(file.name)[...]) }
    let whole = Array("*/") + pattern
    return Self.matches(pattern[...], Array(file.path)[...])
      || Self.matches(whole[...], Array(file.path)[...])
  }

  /// Whether a text matches; the last `*` alone is taken back, so it is fast.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    var (mark, place) = (pattern.startIndex, text.startIndex)
    var retry: (mark: Int, place: Int)?
    while place < text.endIndex {
      if mark < pattern.endIndex, pattern[mark] == "*" {
        mark += 1
        retry = (mark, place)
      } else if mark < pattern.endIndex, pattern[mark] == "?" || pattern[mark] == text[place] {
        mark += 1
        place += 1
      } else if let last = retry {
        retry = (last.mark, last.place + 1)
        (mark, place) = (last.mark, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }
}
