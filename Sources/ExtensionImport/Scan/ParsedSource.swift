import SourceParsing
import SwiftIfConfig
import SwiftSyntax

/// A source with its tree, which is the same under all conditions.
struct ParsedSource: Sendable {
  /// The text.
  let text: String
  private let tree: SourceFileSyntax
  private let hasConditions: Bool

  /// Parses a text; one that is nested too deep counts as empty.
  init(_ text: String) {
    self.text = text
    tree = BoundedParser.parse(text) ?? SourceFileSyntax(statements: [])
    hasConditions = text.hasBytes("#if")
  }

  /// Returns the tree without the code that conditions leave out.
  func active(in conditions: ScanConditions) -> Syntax {
    // To look for a condition where there is none takes a time that grows with the square of the
    // longest list: minutes for a type with ten thousand members.
    hasConditions ? tree.removingInactive(in: conditions).result : Syntax(tree)
  }
}

extension String {
  /// Whether the text has another one in it, byte for byte.
  func hasBytes(_ other: String) -> Bool {
    let wanted = Array(other.utf8)
    var text = self
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while let first = wanted.first, let place = rest.firstIndex(of: first) {
        if rest[place...].starts(with: wanted) { return true }
        rest = rest[(place + 1)...]
      }
      return wanted.isEmpty
    }
  }
}
