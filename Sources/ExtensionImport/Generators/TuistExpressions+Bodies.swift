import SwiftSyntax

/// The statements of helpers' functions and of computed properties, as far as they are plain.
extension TuistExpressions {
  /// Runs statements up to the value that is returned.
  ///
  /// Followed are variables, what is added to lists and tables, and conditions that have a value;
  /// of others neither branch is.
  ///
  /// - Parameters:
  ///   - statements: The statements.
  ///   - isValue: Whether an expression that stands alone is what is returned.
  ///   - depth: The number of expressions around it.
  /// - Returns: The value; nil where nothing plain is returned.
  mutating func run(
    _ statements: CodeBlockItemListSyntax, isValue: Bool, _ depth: Int
  ) -> ProjectValue? {
    let isAlone = isValue && statements.count == 1
    for item in statements.map(\.item) {
      if let variable = item.as(VariableDeclSyntax.self) {
        declare(variable, depth)
      } else if let returned = item.as(ReturnStmtSyntax.self) {
        return returned.expression.flatMap { value(of: $0, depth: depth + 1) }
      } else if let node = item.as(GuardStmtSyntax.self) {
        guard holds(node.conditions, depth) == false else { continue }
        return run(node.body.statements, isValue: false, depth + 1)
      } else if let expression = item.as(ExpressionStmtSyntax.self)?.expression
        ?? item.as(ExprSyntax.self)
      {
        guard let inner = branch(of: expression, depth) else {
          if isAlone { return value(of: expression, depth: depth + 1) }
          change(by: expression, depth)
          continue
        }
        if let found = run(inner, isValue: isAlone, depth + 1) { return found }
      }
    }
    return nil
  }

  private mutating func declare(_ variable: VariableDeclSyntax, _ depth: Int) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let first = binding.initializer.flatMap { value(of: $0.value, depth: depth + 1) }
      scope[name] = typed(first, binding.typeAnnotation?.type, depth)
    }
  }

  /// The statements of the branch that is taken; nil where no branch is known, or there is none.
  func branch(of expression: ExprSyntax, _ depth: Int) -> CodeBlockItemListSyntax? {
    if let node = expression.as(SwitchExprSyntax.self) { return branch(of: node, depth) }
    guard let node = expression.as(IfExprSyntax.self), let isTrue = holds(node.conditions, depth)
    else { return nil }
    if isTrue { return node.body.statements }
    if case .ifExpr(let other)? = node.elseBody { return branch(of: ExprSyntax(other), depth + 1) }
    if case .codeBlock(let block)? = node.elseBody { return block.statements }
    return nil
  }

  /// The statements of the case that a value has.
  func branch(of node: SwitchExprSyntax, _ depth: Int) -> CodeBlockItemListSyntax? {
    let subject = value(of: node.subject, depth: depth + 1)
    guard let name = subject?.table?["name"]?.text ?? subject?.text else { return nil }
    for part in node.cases {
      guard let part = part.as(SwitchCaseSyntax.self) else { continue }
      guard case .case(let label) = part.label else { return part.statements }
      let names = label.caseItems.compactMap { item in
        item.pattern.as(ExpressionPatternSyntax.self).map(\.expression)
      }
      let isMeant = names.contains { pattern in
        let member = pattern.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return (member ?? value(of: pattern, depth: depth + 1)?.text) == name
      }
      if isMeant { return part.statements }
    }
    return nil
  }

  /// Whether conditions hold; nil where that is not known.
  private func holds(_ conditions: ConditionElementListSyntax, _ depth: Int) -> Bool? {
    var isKnown = true
    for element in conditions {
      guard case .expression(var condition) = element.condition else { return nil }
      var wanted = "YES"
      if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
        condition = negated.expression
        wanted = "NO"
      }
      let text = value(of: condition, depth: depth + 1)?.text
      guard text == "YES" || text == "NO" else {
        isKnown = false
        continue
      }
      if text != wanted { return false }
    }
    return isKnown ? true : nil
  }

  /// Follows `list.append(…)`, `list += …`, `table["key"] = …` and `variable = …`.
  private mutating func change(by expression: ExprSyntax, _ depth: Int) {
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "append", let argument = call.arguments.first,
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      let added = value(of: argument.expression, depth: depth + 1)
      append(argument.label == nil ? added.map { [$0] } : added?.elements, to: name)
      return
    }
    guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count > 2
    else { return }
    let right = sum(Array(parts[2...]), depth)
    if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      if parts[1].is(AssignmentExprSyntax.self) {
        scope[name] = right
      } else if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        append(right?.elements, to: name)
      }
    } else if parts[1].is(AssignmentExprSyntax.self),
      let place = parts[0].as(SubscriptCallExprSyntax.self),
      let name = place.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let key = place.arguments.first.flatMap({ value(of: $0.expression, depth: depth + 1) }),
      let text = key.text
    {
      var table = scope[name]?.table ?? [:]
      table[text] = right
      scope[name] = .table(table)
    }
  }

  /// Adds to a list; to a text, as `+=` does.
  private mutating func append(_ values: [ProjectValue]?, to name: String) {
    guard let values, let before = scope[name] else { return }
    if let text = before.text {
      scope[name] = .text(text + values.compactMap(\.text).joined())
    } else {
      scope[name] = .list(before.elements + values)
    }
  }
}
