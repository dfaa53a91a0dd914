/// The lock file of Carthage.
enum CartfileResolved {
  /// Returns what a file pins; binaries have no repository.
  static func pins(in text: String) -> [PackagePin] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = words(line)
      guard words.count >= 3 else { return nil }
      let location: String? =
        switch words[0] {
        case "github": words[1].contains("://") ? words[1] : "https://github.com/\(words[1]).git"
        case "git": words[1]
        default: nil
        }
      // A dependency on a branch is resolved to a commit.
      let isCommit = words[2].utf8.count == 40 && words[2].allSatisfy(\.isHexDigit)
      return PackagePin(
        identity: PackagePin.identity(of: words[1]), manager: .carthage, location: location,
        version: isCommit ? nil : words[2], revision: isCommit ? words[2] : nil)
    }
  }

  /// The words of a line, those between quotation marks whole.
  private static func words(_ line: Substring) -> [String] {
    let plain = line.prefix { $0 != "#" }
    return plain.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2)
          ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}
