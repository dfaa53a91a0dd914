import SwiftSyntax

// The places at which a value has to be a view.
extension ForeignUseVisitor {
  /// Whether a call, with the modifiers behind it, is a statement of a view's content.
  func isView(_ call: FunctionCallExprSyntax) -> Bool {
    var expression = ExprSyntax(call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      let modifier = access.parent?.as(FunctionCallExprSyntax.self)
    {
      // A function that makes something else of it is none of a view.
      let name = access.declName.baseName.text
      guard AppleMembers.contains(name, isCalled: true) || modifier.parent?.isStatement == true
      else { return false }
      expression = ExprSyntax(modifier)
    }
    if let argument = expression.parent?.as(LabeledExprSyntax.self) {
      let around = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return around?.calledExpression.as(MemberAccessExprSyntax.self).map {
        $0.base != nil && Self.takingViews.contains($0.declName.baseName.text)
      } ?? false
    }
    let result = expression.parent?.as(ReturnStmtSyntax.self).map(Syntax.init)
    guard let item = (result ?? Syntax(expression)).parent?.as(CodeBlockItemSyntax.self) else {
      return false
    }
    return isContent(item)
  }

  /// Whether a call makes the argument of a view's `modifier(_:)`.
  static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let around = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      around.arguments.count == 1
    else { return false }
    let called = around.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    return name?.text == "modifier"
  }

  /// Whether a statement is one of the content of a view.
  private func isContent(_ item: CodeBlockItemSyntax) -> Bool {
    var node = item.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return takesContent(closure) }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription == "some View"
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription == "some View"
      }
      if current.is(DeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Whether a closure is the content of a view.
  private func takesContent(_ closure: ClosureExprSyntax) -> Bool {
    let labeled = closure.parent?.as(LabeledExprSyntax.self)
    let additional = closure.parent?.as(MultipleTrailingClosureElementSyntax.self)
    guard
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        ?? additional?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return Self.takingViews.contains(access.declName.baseName.text)
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    // The first closure of a button with several, or beside a title, is what it does.
    if ["Button", "Toggle"].contains(name) {
      let label = labeled?.label?.text ?? additional?.label.text
      return label == "label"
    }
    // A view with a closure is mostly built of it.
    return Self.views.contains(name) || name.hasSuffix("Configuration")
      || name.first?.isUppercase == true && isView(call)
  }

  /// A member of a view, whose closures are content where views stand in them.
  func madeOfViews(
    _ member: ForeignUses.Member, _ call: FunctionCallExprSyntax
  ) -> ForeignUses.Member {
    let closures =
      [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    var member = member
    let start = member.types.count - closures.count
    for (index, closure) in closures.enumerated() where Self.isOfViews(closure) {
      guard let type = ClosureType(member.types[start + index]) else { continue }
      let result = "\(ClosureType.content)\(start + index + 1)"
      member.types[start + index] = ClosureType(type.parameters, returning: result).text
    }
    return member
  }

  /// Whether a statement in a closure makes a view.
  private static func isOfViews(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.contains { isView($0) }
  }

  private static func isView(_ statement: CodeBlockItemSyntax) -> Bool {
    let choice = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    if let choice { return choice.body.statements.contains { isView($0) } }
    guard var root = statement.item.as(ExprSyntax.self) else { return false }
    while let call = root.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name.first?.isUppercase == true
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return false
      }
      root = base
    }
    return false
  }

  /// The modifiers of Apple's that take views as arguments or in closures.
  private static let takingViews: Set = [
    "background", "badge", "containerBackground", "contextMenu", "mask", "overlay",
    "safeAreaInset", "sheet", "toolbar",
  ]
}

extension Syntax {
  /// Whether a node is a whole statement.
  fileprivate var isStatement: Bool { self.is(CodeBlockItemSyntax.self) }
}
