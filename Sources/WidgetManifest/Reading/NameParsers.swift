/// Reads names of modules and conditions.
enum IdentifierParser {
  /// Returns the text if it is a Swift identifier.
  static func identifier(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    let begins = first == "_" || first.properties.isXIDStart
    let goesOn = text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return begins && goesOn ? text : nil
  }
}

/// Reads names that stand in the ids of calls.
public enum NameParser {
  /// Returns the text if it can stand between two slashes of a call's id.
  ///
  /// - Parameter text: A name of a bundle, a configuration or a stack.
  /// - Returns: The text; nil where it is blank or too long, holds a slash or a control character, or
  ///   is the sign for no configuration.
  public static func name(_ text: String) -> String? {
    let isUnusable = text.unicodeScalars.contains { scalar in
      scalar == "/" || scalar.properties.generalCategory == .control
    }
    let isBlank = text.allSatisfy(\.isWhitespace)
    // A file system takes names of 255 bytes, and more is added to it.
    let isLong = text.utf8.count > 200
    return isUnusable || isBlank || isLong || text == "-" ? nil : text
  }
}
