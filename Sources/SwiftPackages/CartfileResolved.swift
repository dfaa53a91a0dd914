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
      return PackagePin(
        identity: PackagePin.identity(of: words[1]), manager: .carthage, location: location,
        version: words[2])
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
