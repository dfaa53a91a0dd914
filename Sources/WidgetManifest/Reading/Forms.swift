/// The forms in which a manifest writes quantities, as pure functions of the text.
public enum Forms {
  /// Returns the seconds of `90s`, `15m`, `24h` or `7d`.
  public static func duration(_ text: String) -> Double? {
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
    guard let unit = text.last.flatMap({ units[$0] }) else { return nil }
    return decimal(text.dropLast()).map { $0 * unit }
  }

  /// Returns the bytes of `30MB`; `MiB` and its like count in powers of 1024.
  static func size(_ text: String) -> Int? {
    let units: [(String, Double)] = [
      ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824),
      ("kB", 1e3), ("KB", 1e3), ("MB", 1e6), ("GB", 1e9), ("B", 1),
    ]
    for (suffix, factor) in units where text.hasSuffix(suffix) {
      guard let number = decimal(text.dropLast(suffix.count)) else { return nil }
      let bytes = number * factor
      return bytes <= 1e15 ? Int(bytes.rounded()) : nil
    }
    return nil
  }

  /// Returns a number written with digits and at most one point.
  private static func decimal(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDecimal =
      parts.count <= 2
      && parts.allSatisfy { part in
        (1...15).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) }
      }
    return isDecimal ? Double(text) : nil
  }

  /// Returns width and height of `393x852`.
  static func device(_ text: String) -> DeviceScreen? {
    let parts = text.replacing("×", with: "x").split(
      separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = decimal(parts[0]), let height = decimal(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return DeviceScreen(width: width, height: height)
  }

  /// Returns a version's text if it is one to three numbers with points between.
  static func version(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion =
      (1...3).contains(parts.count)
      && parts.allSatisfy { part in
        (1...4).contains(part.count) && part.allSatisfy { ("0"..."9").contains($0) }
      }
    return isVersion ? text : nil
  }

  /// Returns the text if it can name a module or a condition.
  static func identifier(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    let begins = first == "_" || first.properties.isXIDStart
    let goesOn = text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return begins && goesOn ? text : nil
  }

  /// Returns the text if it can stand between two slashes of a call's id.
  static func name(_ text: String) -> String? {
    let isUnusable = text.unicodeScalars.contains { scalar in
      scalar == "/" || scalar.properties.generalCategory == .control
    }
    let isBlank = text.allSatisfy(\.isWhitespace)
    return isUnusable || isBlank || text == "-" ? nil : text
  }

  /// Returns the text if it is written as ids of checks are.
  static func checkID(_ text: String) -> String? {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isID = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    return isID ? text : nil
  }
}
