import SwiftSyntax

/// The calls of expressions within `#Predicate` and `#Expression`.
///
/// The macros of Foundation on Linux know `evaluate(_:)` of an expression with one input by no name;
/// they pass `contains(_:)` on, and our Foundation evaluates the expression there.
enum PredicateSyntax {
  private static let macros: Set<String> = ["Predicate", "Expression"]

  /// The places of the names of such calls in a macro's closure; none in any other macro.
  static func evaluations(in node: MacroExpansionExprSyntax) -> [Range<Int>] {
    guard macros.contains(node.macroName.text) else { return [] }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.places
  }

  private final class CallFinder: SyntaxVisitor {
    var places: [Range<Int>] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        member.declName.baseName.text == "evaluate", node.trailingClosure == nil,
        node.arguments.count == 1, node.arguments.first?.label == nil
      {
        places.append(member.declName.baseName.bytes)
      }
      return .visitChildren
    }
  }
}
