import SwiftSyntax

/// The names and types of a closure's parameters.
struct ClosureNames {
  /// The names, in order; `_` for one that is not used.
  let all: [String]
  /// The types as they are written, nil for those that are not.
  let types: [TypeSyntax?]

  /// Reads a closure, whose arguments may have no names but `$0`, `$1` and so on.
  init(_ closure: ClosureExprSyntax) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      all = names.map(\.name.text)
      types = names.map { _ in nil }
    case .parameterClause(let clause)?:
      all = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      types = clause.parameters.map(\.type)
    default:
      let visitor = NumberedNames(viewMode: .sourceAccurate)
      visitor.walk(closure.statements)
      all = (0..<visitor.count).map { "$\($0)" }
      types = all.map { _ in nil }
    }
  }
}

/// Counts the arguments that code names by numbers, without those of closures in it.
private final class NumberedNames: SyntaxVisitor {
  private(set) var count = 0

  override func visitPost(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard name.first == "$", let number = Int(name.dropFirst()), number < 10 else { return }
    count = max(count, number + 1)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
