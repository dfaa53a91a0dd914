import SwiftSyntax

// The variables that hold something of the module's, in the blocks in which they are known.
extension ForeignUseVisitor {
  /// The type of a variable; empty for one of another's, nil for a name that is none.
  func variable(_ name: String) -> String? {
    scopes.lazy.reversed().compactMap { $0[name] }.first
  }

  /// Notes a variable, also one of another's that hides one with its name.
  func declare(_ name: String, as type: String?) {
    guard let type = type ?? (variable(name) == nil ? nil : "") else { return }
    scopes[scopes.count - 1][name] = type.withoutOptional
  }

  /// Notes the variables of a closure or a function, and begins its block.
  func begin(_ names: [(name: String, type: String?)] = []) {
    scopes.append([:])
    for (name, type) in names { declare(name, as: type) }
  }

  /// Begins the block of a function or an initializer.
  func begin(_ signature: FunctionSignatureSyntax) {
    begin(
      signature.parameterClause.parameters.map {
        (($0.secondName ?? $0.firstName).text, type($0.type))
      })
  }

  /// Ends a block.
  func end() { scopes.removeLast() }

  /// The type of an expression that gives something of the module's.
  func instance(of expression: ExprSyntax?) -> String? {
    guard let expression, case .instance(let type)? = owner(of: expression) else { return nil }
    return type
  }

  /// The module's type that a type is, as it is written; nil for any other.
  func type(_ written: TypeSyntax?) -> String? {
    guard let written else { return nil }
    if let optional = written.as(OptionalTypeSyntax.self) { return type(optional.wrappedType) }
    if let optional = written.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type(optional.wrappedType)
    }
    if let list = written.as(ArrayTypeSyntax.self) { return type(list.element).map { "[\($0)]" } }
    if let inner = written.as(MemberTypeSyntax.self) {
      return type(inner.baseType).map { "\($0).\(inner.name.text)" }
    }
    guard let name = written.as(IdentifierTypeSyntax.self) else { return nil }
    if name.name.text == "ActivityViewContext",
      let first = name.genericArgumentClause?.arguments.first?.argument.trimmedDescription,
      isForeign(first)
    {
      return "ActivityViewContext<\(first)>"
    }
    return isForeign(name.name.text) ? name.name.text : nil
  }

  /// Notes the attributes of a Live Activity, which a type of Apple's names in its arguments.
  func noteAttributes(_ node: IdentifierTypeSyntax) {
    guard ["Activity", "ActivityViewContext"].contains(node.name.text),
      let first = node.genericArgumentClause?.arguments.first?.argument.trimmedDescription,
      isForeign(first)
    else { return }
    uses.note(attributes: first)
  }

  /// Notes the attributes of a Live Activity that a call names.
  func noteAttributes(_ call: FunctionCallExprSyntax) {
    if let type = attributes(of: call) { uses.note(attributes: type) }
  }

  /// The module's attributes in a call such as `ActivityConfiguration(for: Ride.self)`.
  private func attributes(of call: FunctionCallExprSyntax) -> String? {
    guard call.calledExpression.trimmedDescription == "ActivityConfiguration",
      let first = call.arguments.first, first.label?.text == "for",
      let type = first.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      isForeign(type)
    else { return nil }
    return type
  }

  /// The types of what a closure is given, where they are the module's.
  func types(in closure: ClosureExprSyntax) -> [String?] {
    let names = ClosureNames(closure)
    let written = names.types.map(type)
    guard let call = closure.call, written.contains(where: { $0 == nil }) else { return written }
    if let type = attributes(of: call) {
      uses.note(attributes: type)
      return names.all.map { _ in "ActivityViewContext<\(type)>" }
    }
    guard let (function, isOwn) = function(of: call) else { return written }
    guard isOwn else { return names.all.map { _ in function } }
    let known = type(of: closure, of: function, at: 0).parameters
    return zip(written, known).map { $0 ?? ($1.isOfModule(uses) ? $1 : nil) }
  }

  /// The name by which the arguments of the module's function are called, or, of a function of a
  /// list's, the type of the elements, which are none of its own.
  private func function(of call: FunctionCallExprSyntax) -> (name: String, isOwn: Bool)? {
    let special = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    let called = special?.expression ?? call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isForeign(name) && variable(name) == nil ? (name, true) : nil
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = access.base, let owner = owner(of: base) {
      guard case .instance(let type) = owner, let element = type.listElement else {
        return (access.declName.baseName.text, true)
      }
      let names: Set = [
        "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "map",
        "sorted",
      ]
      return names.contains(access.declName.baseName.text) ? (element, false) : nil
    }
    return modifier(of: call).map { ($0, true) }
  }
}

extension ClosureExprSyntax {
  /// The call of which the closure is an argument.
  fileprivate var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension String {
  /// Whether a type, as it is written, is one that was noted, or made of one.
  fileprivate func isOfModule(_ uses: ForeignUses) -> Bool {
    let plain = withoutOptional
    return plain.resultContent != nil || uses.types[plain.listElement ?? plain] != nil
  }
}
