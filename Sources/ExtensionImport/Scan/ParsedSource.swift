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
