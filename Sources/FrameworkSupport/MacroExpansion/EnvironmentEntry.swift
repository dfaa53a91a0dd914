/// A variable marked `@Entry` or `@Parameter`, read from its source.
struct EnvironmentEntry: Equatable {
  /// The variable's name.
  let name: String
  /// The type as written; nil where it is to be inferred.
  let type: String?
  /// The default value as written; nil for an optional without one.
  let value: String?
  /// The access level as written; nil where there is none.
  let access: String?

  /// Reads a declaration such as `@Entry public var limit: Int = 3`.
  init?(_ source: String) {
    let text = Self.withoutComments(source)
    guard let variable = text.range(ofWord: "var") else { return nil }
    var rest = text[variable.upperBound...]
    rest = rest.drop(while: \.isWhitespace)
    let name = rest.prefix { !$0.isWhitespace && $0 != ":" && $0 != "=" }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    let parts = Self.split(rest)
    self.name = String(name)
    type = parts.type
    value = parts.value
    access = text[..<variable.lowerBound].split(whereSeparator: \.isWhitespace).map(String.init)
      .last { ["public", "package", "internal", "fileprivate", "private"].contains($0) }
  }

  /// The variable's getter and setter.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The declaration of the key, which is one of all stores that may have the variable.
  var key: String {
    // A variable is made once, whatever it costs; of a type that is written, one is made at each
    // read, so that values that are not sendable need no exception.
    if let type {
      return """
        private struct \(keyName): \(Self.protocols) {
          static var defaultValue: \(type) { \(value ?? "nil") }
        }
        """
    }
    return """
      private struct \(keyName): \(Self.protocols) {
        nonisolated(unsafe) static var defaultValue = \(value ?? "()")
      }
      """
  }

  private static let protocols =
    "SwiftUI.EnvironmentKey, SwiftUI.ContainerValueKey, SwiftUI.TransactionKey"

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  /// Splits what follows the name at the first equals sign outside of brackets.
  private static func split(_ text: Substring) -> (type: String?, value: String?) {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if character == "=", depth == 0 {
        return (type(in: text[..<index]), trimmed(text[text.index(after: index)...]))
      }
      previous = character
    }
    return (type(in: text), nil)
  }

  private static func type(in text: Substring) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return trimmed(text[text.index(after: colon)...])
  }

  private static func trimmed(_ text: Substring) -> String? {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.isEmpty ? nil : String(text)
  }

  /// Returns the source without comments at the beginnings of its lines.
  private static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      .joined(separator: "\n")
  }
}

extension String {
  /// Returns the first place of a word that stands alone.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var start = startIndex
    while let found = self[start...].firstRange(of: word) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      if before.isWhitespace, after.isWhitespace { return found }
      start = found.upperBound
    }
    return nil
  }
}
