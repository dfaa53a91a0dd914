import SwiftSyntax

/// The result of a closure and its effects, as far as its syntax tells.
struct ClosureResult {
  /// The type; nil where it returns something of which nothing tells the type.
  let type: String?
  /// The words `async` and `throws`, as Swift writes them, each with a blank behind it.
  let effects: String

  /// Looks at a closure.
  init(_ closure: ClosureExprSyntax) {
    let visitor = ReturnVisitor(viewMode: .sourceAccurate)
    visitor.walk(closure.statements)
    effects = (visitor.waits ? "async " : "") + (visitor.throwsErrors ? "throws " : "")
    if let written = closure.signature?.returnClause?.type.trimmedDescription {
      type = ["()", "Void"].contains(written) ? "Void" : written
    } else if let value = visitor.values.first {
      type = visitor.values.lazy.compactMap(Self.known).first ?? Self.known(value)
    } else if closure.statements.count == 1,
      let only = closure.statements.first?.item.as(ExprSyntax.self)
    {
      type = Self.isStatement(only) ? "Void" : Self.known(only)
    } else {
      type = "Void"
    }
  }

  private static func known(_ value: ExprSyntax) -> String? {
    if let literal = PlaceType.literal(value) { return literal }
    if value.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return "Bool" }
    let operators =
      value.as(SequenceExprSyntax.self)?.elements
      .compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text } ?? []
    let isChoice =
      value.as(SequenceExprSyntax.self)?.elements
      .contains { $0.is(UnresolvedTernaryExprSyntax.self) } == true
    return !isChoice && operators.contains { PlaceType.answering.contains($0) } ? "Bool" : nil
  }

  /// Whether an expression is there for what it does, as most calls are that make nothing.
  private static func isStatement(_ expression: ExprSyntax) -> Bool {
    if let inner = expression.wrapped, !expression.is(TupleExprSyntax.self) {
      return isStatement(inner)
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return true }
    if let parts = expression.as(SequenceExprSyntax.self)?.elements {
      return parts.contains { part in
        let name = part.as(BinaryOperatorExprSyntax.self)?.operator.text
        return part.is(AssignmentExprSyntax.self) || name.map { isChange($0) } == true
      }
    }
    guard var called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else {
      return false
    }
    // A view, or another value, with what is set of it.
    while let inner = called.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
    {
      called = inner.calledExpression
    }
    let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase != true
  }

  private static func isChange(_ name: String) -> Bool {
    name.last == "=" && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }
}

/// Finds what code returns, and whether it waits or throws, outside of closures and functions in it.
private final class ReturnVisitor: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []
  private(set) var waits = false
  private(set) var throwsErrors = false
  /// The number of blocks around that catch errors.
  private var catching = 0

  override func visitPost(_ node: ReturnStmtSyntax) {
    if let value = node.expression { values.append(value) }
  }

  override func visitPost(_ node: AwaitExprSyntax) { waits = true }

  override func visitPost(_ node: TryExprSyntax) {
    if node.questionOrExclamationMark == nil, catching == 0 { throwsErrors = true }
  }

  override func visitPost(_ node: ThrowStmtSyntax) {
    if catching == 0 { throwsErrors = true }
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.catchClauses.isEmpty { catching += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: DoStmtSyntax) {
    if !node.catchClauses.isEmpty { catching -= 1 }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
