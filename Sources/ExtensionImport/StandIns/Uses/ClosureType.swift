import SwiftPackages

/// The type of a closure that is an argument: its parameters, its effects and its result.
struct ClosureType: Hashable {
  /// The types of the parameters; `unknown` for one that nothing shows.
  var parameters: [String]
  /// The type of the result; `returned` with a number for a generic parameter.
  var result: String
  /// The words `async` and `throws`, as Swift writes them, each with a blank behind it.
  var effects = ""

  /// The mark of a type that nothing shows.
  static let unknown = "Any /* \(StandInFolder.openTypeMark) */"
  /// The beginning of the names of generic parameters for the results of closures.
  static let returned = "Returned"
  /// The beginning of the names of generic parameters for the views that closures build.
  static let content = "Content"

  /// Creates a type.
  init(_ parameters: [String], returning result: String, effects: String = "") {
    (self.parameters, self.result, self.effects) = (parameters, result, effects)
  }

  /// Reads a type as `text` writes it; nil for one that is no closure's.
  init?(_ text: String) {
    guard text.first == "(" else { return nil }
    var depth = 0
    var parts = [""]
    var rest = Substring(text)
    while let letter = rest.popFirst() {
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || letter == ">" && parts[parts.count - 1].last != "-" { depth -= 1 }
      if depth == 0 { break }
      if letter == ",", depth == 1 {
        parts.append("")
      } else if depth > 1 || letter != "(" {
        parts[parts.count - 1].append(letter)
      }
    }
    guard rest.popFirst() == " " else { return nil }
    while let word = ["async ", "throws "].first(where: rest.hasPrefix) {
      effects += word
      rest.removeFirst(word.count)
    }
    guard rest.hasPrefix("-> ") else { return nil }
    parameters = parts.map(\.trimmed).filter { !$0.isEmpty }
    result = String(rest.dropFirst(3))
  }

  /// The type as Swift writes it.
  var text: String { "(\(parameters.joined(separator: ", "))) \(effects)-> \(result)" }

  /// Whether nothing shows the type of a parameter.
  var isOpen: Bool { parameters.contains(Self.unknown) }

  /// The generic parameter for the result; nil where its type is known.
  var genericResult: String? {
    result.hasPrefix(Self.returned) || isContent ? result : nil
  }

  /// Whether the closure builds views.
  var isContent: Bool {
    result.hasPrefix(Self.content) && Int(result.dropFirst(Self.content.count)) != nil
  }

  /// The type that fits this closure and another one for the same argument.
  func merged(with other: Self) -> Self {
    let parameters = zip(parameters, other.parameters).map { own, other in
      own == Self.unknown || own == "Any" ? other : own
    }
    // A generic result fits a closure without one, too.
    let isGeneric = genericResult != nil || other.genericResult != nil || result == other.result
    let result = genericResult ?? (isGeneric ? other.result : Self.returned)
    let words = Set((effects + other.effects).split(separator: " ")).sorted()
    return Self(parameters, returning: result, effects: words.map { $0 + " " }.joined())
  }
}
