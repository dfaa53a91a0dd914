import SwiftSyntax

/// The statements of a function, an initializer or a getter.
struct Body {
  private let statements: [CodeBlockItemSyntax]
  private let name: String
  private let parameters: Set<String>

  /// Takes a body.
  ///
  /// - Parameters:
  ///   - statements: The statements; nil for none.
  ///   - name: The name of the function, initializer or property, without labels.
  ///   - clause: The parameters, which may be closures.
  init(
    _ statements: CodeBlockItemListSyntax?, of name: String,
    _ clause: FunctionParameterClauseSyntax?
  ) {
    self.statements = statements.map(Array.init) ?? []
    self.name = name
    parameters = Set(
      (clause?.parameters ?? []).map { ($0.secondName ?? $0.firstName).text })
  }

  /// The substance of the statements.
  var substance: Substance {
    let all = statements.map { substance(of: $0.item) }
    if all.contains(.active) { return .active }
    return all.contains(.forwards) ? .forwards : all.contains(.stores) ? .stores : .inert
  }

  private func substance(of item: CodeBlockItemSyntax.Item) -> Substance {
    switch item {
    case .expr(let expression): return substance(of: expression)
    case .stmt(let statement):
      if statement.is(ThrowStmtSyntax.self) { return .inert }
      guard let end = statement.as(ReturnStmtSyntax.self) else { return .active }
      return end.expression.map { substance(of: $0) } ?? .inert
    default: return .active
    }
  }

  private func substance(of expression: ExprSyntax) -> Substance {
    let expression = expression.bare
    if let storing = storing(expression) { return storing }
    if isInert(expression) { return .inert }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return .active }
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      let isOwn = base == nil || base == "self" || base == "Self"
      return isOwn && member.declName.baseName.text == name ? .forwards : .active
    }
    let reference = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
    return reference == name ? .forwards : .active
  }

  /// Returns the substance of an assignment: it stores, or, to `_`, does nothing.
  private func storing(_ expression: ExprSyntax) -> Substance? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { return nil }
    if parts[0].is(DiscardAssignmentExprSyntax.self) { return .inert }
    return parts.count == 3 && parts[2].bare.isPlain ? .stores : .active
  }

  /// Whether an expression is a constant, the value itself, or a refusal handed to a closure.
  private func isInert(_ expression: ExprSyntax) -> Bool {
    if expression.isConstant { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let isQuiet =
      call.arguments.allSatisfy { $0.expression.bare.isConstant }
      && call.trailingClosure == nil
    let callee = call.calledExpression.bare
    if let reference = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isQuiet && (parameters.contains(reference) || Self.idle.contains(reference))
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    let base = member.base?.bare.trimmedDescription ?? ""
    let isRefusal = parameters.contains(base) || base == "delegate" || base == "super"
    return isQuiet && isRefusal
  }

  /// Functions that change nothing when they are called with a constant.
  private static let idle: Set<String> = [
    "modifier", "noBody", "fatalError", "preconditionFailure", "assertionFailure",
  ]
}

extension ExprSyntax {
  /// The expression without `try`, `await`, parentheses and casts.
  var bare: ExprSyntax {
    if let inner = self.as(TryExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(OptionalChainingExprSyntax.self) { return inner.expression.bare }
    if let inner = self.as(TupleExprSyntax.self), inner.elements.count == 1,
      let only = inner.elements.first
    {
      return only.expression.bare
    }
    return self
  }

  /// Whether it is a value that is always the same, or `self`.
  var isConstant: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return true
    case .stringLiteralExpr(let text):
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .arrayExpr(let array):
      return array.elements.allSatisfy { $0.expression.bare.isConstant }
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { $0.value.bare.isConstant }
    case .tupleExpr(let tuple): return tuple.elements.allSatisfy { $0.expression.bare.isConstant }
    case .prefixOperatorExpr(let negated): return negated.expression.bare.isConstant
    case .declReferenceExpr(let name): return name.baseName.text == "self" || isTypeName
    case .memberAccessExpr(let member): return member.base?.isTypeName ?? true
    case .genericSpecializationExpr(let type): return type.expression.isConstant
    case .functionCallExpr(let call):
      guard call.arguments.allSatisfy({ $0.expression.bare.isConstant }) else { return false }
      return call.trailingClosure == nil && call.calledExpression.isTypeOrImplicitMember
    default: return false
    }
  }

  /// Whether it names a value or is a constant, so that nothing is computed.
  var isPlain: Bool {
    self.is(DeclReferenceExprSyntax.self) || isConstant
  }

  /// Returns the substance of a type's property with this constant value; nil for a computed one.
  ///
  /// A number or a text is the value, and so is a constant of the same name; a value made of others
  /// has to be read somewhere; any other constant is a refusal.
  func constant(named name: String) -> Substance? {
    if isMadeOfNothing { return .inert }
    let value = bare
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isTypeOrImplicitMember ? .constant : nil
    }
    guard value.isConstant else { return nil }
    let isValue =
      value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(PrefixOperatorExprSyntax.self)
    let other = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return isValue || other == name ? .active : .inert
  }

  private var isMadeOfNothing: Bool {
    guard let call = bare.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
      && call.calledExpression.isTypeOrImplicitMember
  }

  /// Whether it is the name of a type, or a path of such.
  private var isTypeName: Bool {
    if let type = self.as(GenericSpecializationExprSyntax.self) {
      return type.expression.isTypeName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isTypeName ?? false
        && member.declName.baseName.text.first?.isUppercase == true
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  private var isTypeOrImplicitMember: Bool {
    let callee = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.base?.isTypeName ?? true
    }
    return callee.is(DeclReferenceExprSyntax.self) && callee.isTypeName
  }
}
