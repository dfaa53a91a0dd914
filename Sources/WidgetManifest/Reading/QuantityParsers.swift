/// Reads lengths of time as manifests and the command line write them.
public enum DurationParser {
  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86400]

  /// Returns the seconds of `300ms`, `90s`, `15m`, `24h` or `7d`; nil for any other text.
  public static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("ms") { return DecimalParser.number(text.dropLast(2)).map { $0 / 1000 } }
    guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
    return DecimalParser.number(text.dropLast()).map { $0 * unit }
  }
}

/// Reads numbers of bytes as manifests write them.
package enum SizeParser {
  private static let units: [(suffix: String, factor: Double)] = [
    ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824),
    ("kB", 1e3), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9), ("B", 1),
  ]

  /// Returns the bytes of `30MB`; `MiB` and its like count in powers of 1024.
  package static func bytes(_ text: String) -> Int? {
    for (suffix, factor) in units where text.hasSuffix(suffix) {
      guard let number = DecimalParser.number(text.dropLast(suffix.count)) else { return nil }
      let bytes = number * factor
      return bytes <= 1e15 ? Int(bytes.rounded()) : nil
    }
    return nil
  }
}

/// Reads numbers of digits with at most one point.
private enum DecimalParser {
  static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDecimal =
      parts.count <= 2
      && parts.allSatisfy { part in
        (1...15).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) }
      }
    return isDecimal ? Double(text) : nil
  }
}
