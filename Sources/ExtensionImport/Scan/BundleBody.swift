import SwiftSyntax

/// Reads which widgets the body of a bundle lists.
enum BundleBody {
  /// Returns what a body lists, in order.
  static func listed(in block: AccessorBlockSyntax) -> [TypeFacts.Listed] {
    switch block.accessors {
    case .getter(let items): listed(items, isConditional: false)
    case .accessors(let accessors):
      accessors.compactMap { $0.body?.statements }.flatMap { listed($0, isConditional: false) }
    default: []
    }
  }

  private static func listed(
    _ items: CodeBlockItemListSyntax, isConditional: Bool
  ) -> [TypeFacts.Listed] {
    items.flatMap { item -> [TypeFacts.Listed] in
      switch item.item {
      case .expr(let expression):
        return listed(expression, isConditional: isConditional)
      case .stmt(let statement):
        let value =
          statement.as(ExpressionStmtSyntax.self)?.expression
          ?? statement.as(ReturnStmtSyntax.self)?.expression
        guard let value else { return [TypeFacts.Listed(type: nil, isConditional: true)] }
        return listed(value, isConditional: isConditional)
      default: return []
      }
    }
  }

  private static func listed(
    _ expression: ExprSyntax, isConditional: Bool
  ) -> [TypeFacts.Listed] {
    if let choice = expression.as(IfExprSyntax.self) { return listed(choice) }
    var called = expression
    if let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "body", let base = member.base
    {
      called = base
    }
    let name = called.as(FunctionCallExprSyntax.self)?.calledExpression
    let type = name.flatMap { isTypeName($0) ? $0.trimmedDescription : nil }
    return [TypeFacts.Listed(type: type, isConditional: isConditional)]
  }

  /// The widgets listed in the branches of a condition.
  private static func listed(_ choice: IfExprSyntax) -> [TypeFacts.Listed] {
    let found = listed(choice.body.statements, isConditional: true)
    guard let other = choice.elseBody else { return found }
    if let next = other.as(IfExprSyntax.self) { return found + listed(next) }
    let block = other.as(CodeBlockSyntax.self)
    return found + (block.map { listed($0.statements, isConditional: true) } ?? [])
  }

  /// Whether an expression is a name, or names with points between.
  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    return expression.as(MemberAccessExprSyntax.self)?.base.map(isTypeName) ?? false
  }
}
