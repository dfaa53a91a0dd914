import SwiftSyntax

extension ForeignUseVisitor {
  /// Notes a member of a type or an instance, and returns the instance that is its value.
  func note(
    _ member: ForeignUses.Member, of owner: Owner, in expression: ExprSyntax
  ) -> Owner? {
    switch owner {
    case .instance(let type): note(member, ofInstance: type, in: expression)
    case .type(let type): note(member, ofType: type, in: expression)
    }
  }

  private func note(
    _ member: ForeignUses.Member, ofInstance type: String, in expression: ExprSyntax
  ) -> Owner? {
    guard !type.isOfApples else { return part(member.name, of: type) }
    guard uses.types[type] != nil || isForeign(type) else { return nil }
    // A member that the author's own extensions add is none of the module's.
    guard !ownMembers.has(member.name, of: type) else { return nil }
    var member = member
    let place = expression.withAttempts
    member.isAssigned = place.isAssigned
    member.value =
      declared(member, of: type) ?? value(of: member, in: place)
      ?? needed(member, of: type, in: place)
    if member.value == "Self" { member.value = type }
    uses.note(member, of: type)
    return member.value.flatMap(instance)
  }

  private func note(
    _ member: ForeignUses.Member, ofType type: String, in expression: ExprSyntax
  ) -> Owner? {
    guard !ownMembers.has(member.name, of: type) else { return nil }
    var member = member
    let place = expression.withAttempts
    (member.isStatic, member.isAssigned) = (true, place.isAssigned)
    member.value = declared(member, of: type) ?? value(of: member, in: place)
    if member.value == nil {
      let used = ValueUses(of: place)
      let isPlain = !used.isList && used.cases.isEmpty
      member.value =
        adding(used) ?? (isPlain ? nil : self.type(neededBy: used, as: member.name, of: type))
    }
    // A static member such as `shared` mostly has its own type as its value.
    if member.value == nil || member.value == "Self" { member.value = type }
    uses.note(member, of: type)
    return member.value.flatMap(instance)
  }

  /// The instance of the module's that a member of a list, a result or a Live Activity's context
  /// has as its value.
  func part(_ name: String, of type: String) -> Owner? {
    if let content = type.resultContent { return name == "get" ? instance(content) : nil }
    let attributes = type.contextAttributes
    return switch name {
    case "state": attributes.map { .instance("\($0).\(ForeignUses.contentState)") }
    case "attributes": attributes.map { .instance($0) }
    case "first", "last", "randomElement": type.listElement.map { .instance($0) }
    case "filter", "reversed", "sorted", "shuffled": attributes == nil ? .instance(type) : nil
    default: nil
    }
  }

  /// An instance of a type of the module, or of one made of it; nil for any other type.
  private func instance(_ type: String) -> Owner? {
    let plain = type.withoutOptional
    let content = plain.listElement ?? plain.resultContent ?? plain
    return uses.types[content] != nil || plain.resultContent != nil ? .instance(plain) : nil
  }

  /// The type of a member's value that a header of its class tells.
  private func declared(_ member: ForeignUses.Member, of type: String) -> String? {
    headers.member(member.name, of: type)?.type.map { $0.last == "!" ? String($0.dropLast()) : $0 }
  }

  /// The type of a member's value: the interface's, or what the place of the expression asks for.
  func value(of member: ForeignUses.Member, in expression: ExprSyntax) -> String? {
    if let known = interface.type(of: member.name, firstLabel: member.labels?.first) {
      return known
    }
    if member.labels == nil, let known = PlaceType.named[member.name] { return known }
    if let written = written(for: expression) { return written }
    return PlaceType.type(of: expression, isCall: member.labels != nil)
  }

  /// The module's type that a variable is declared to have which an expression gives its value.
  private func written(for expression: ExprSyntax) -> String? {
    guard let binding = expression.parent?.parent?.as(PatternBindingSyntax.self),
      let written = binding.typeAnnotation?.type, let type = type(written)
    else { return nil }
    uses.note(type: type.listElement ?? type)
    return written.is(OptionalTypeSyntax.self) ? type + "?" : type
  }

  /// The type of a member's value by what is done with it.
  private func needed(
    _ member: ForeignUses.Member, of type: String, in place: ExprSyntax
  ) -> String? {
    let used = ValueUses(of: place)
    if let whose = adding(used) { return whose + (used.isOptional ? "?" : "") }
    let isSubscript = member.name == ForeignUses.Member.subscriptName
    // Calls in a row are mostly of one type, and so are a value and what is looked up in it.
    let isInRow = member.labels != nil && !used.members.isEmpty && !used.isList
    if isSubscript && used.type == nil || isInRow { return type + (used.isOptional ? "?" : "") }
    return self.type(
      neededBy: used, as: type.withoutPoints + member.name.withFirstUppercased, of: type)
  }

  /// The type of the module to which the author's sources add a member that is used.
  private func adding(_ used: ValueUses) -> String? {
    let names = Set(used.members.map { String($0.prefix { $0 != "(" }) })
    let types = ownMembers.types(with: names).filter(isForeign).sorted()
    for type in types { uses.note(type: type) }
    return types.count == 1 ? types[0] : nil
  }

  /// The type that a value has to have for what is done with it; nil where that tells too little.
  ///
  /// - Parameters:
  ///   - used: What is done with it.
  ///   - name: The name for a type that has the members which are used.
  ///   - type: The type of which the value is a member; nil for none.
  /// - Returns: The type as Swift writes it.
  func type(neededBy used: ValueUses, as name: String, of type: String? = nil) -> String? {
    let mark = used.isOptional ? "?" : ""
    if let known = used.type { return known.hasSuffix("?") ? known : known + mark }
    if !used.cases.isEmpty, Set(used.cases.keys).isSubset(of: ["success", "failure"]) {
      let payload = used.cases["success"]?.first.flatMap { payload in
        self.type(
          neededBy: ValueUses(of: payload.name, in: payload.code), as: name + "Success")
      }
      return "Result<\(payload ?? "Any"), any Error>" + mark
    }
    if used.isList { return "[\(type ?? made(name))]" + mark }
    if used.isSubscripted || !used.members.isEmpty { return made(name) + mark }
    return used.isCast || used.isEmpty ? "Any" : nil
  }

  /// Declares a type of a name, or of one beside it where that is somebody else's.
  private func made(_ name: String) -> String {
    let name = name.withFirstUppercased
    let own = isForeign(name) || uses.types[name] != nil ? name : name + "Value"
    uses.note(type: own)
    return own
  }

  /// The type of a closure that is an argument of a function.
  func type(
    of closure: ClosureExprSyntax, of function: String, at place: Int
  ) -> ClosureType {
    let names = ClosureNames(closure)
    let parameters = names.all.enumerated().map { index, name in
      if let written = names.types[index] { return written.trimmedDescription }
      let used = ValueUses(of: name, in: closure.statements)
      if ["error", "err"].contains(name) { return used.isOptional ? "(any Error)?" : "any Error" }
      let type = function.withFirstUppercased + "Argument" + (index > 0 ? "\(index + 1)" : "")
      return self.type(neededBy: used, as: type) ?? ClosureType.unknown
    }
    let result = ClosureResult(closure)
    return ClosureType(
      parameters, returning: result.type ?? "\(ClosureType.returned)\(place + 1)",
      effects: result.effects)
  }
}

extension ForeignUseVisitor {
  /// Notes the implicit members, such as `.large`, in a call of an author's own function that takes
  /// values of the module's types.
  func noteImplied(_ call: FunctionCallExprSyntax) {
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      noteImplied(argument.expression, as: ownParameters.type(of: label, in: name))
    }
  }

  /// Notes an implicit member of the module's type that a place is declared to have.
  func noteImplied(_ expression: ExprSyntax, as written: TypeSyntax?) {
    guard let type = type(written), !type.isOfApples else { return }
    let call = expression.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
    guard let access, access.base == nil else { return }
    let name = access.declName.baseName.text
    guard name != "init", !ownMembers.has(name, of: type) else { return }
    var member = call.map { self.member(name, of: $0) } ?? ForeignUses.Member(name: name)
    (member.isStatic, member.value) = (true, type)
    uses.note(member, of: type)
  }
}

extension ExprSyntax {
  /// The expression with `try` and `await` around it, whose place is its own.
  var withAttempts: ExprSyntax {
    guard let parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self),
      let outer = ExprSyntax(parent)
    else { return self }
    return outer.withAttempts
  }

  /// Whether it stands before an equals sign.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id else { return false }
    let next = list.dropFirst().first
    return next?.is(AssignmentExprSyntax.self) == true
      || next?.as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/="].contains($0.operator.text)
      }
        == true
  }
}

extension String {
  /// The first type of a result, of a type as it is written; nil for any other.
  var resultContent: String? {
    let end = ", any Error>"
    return hasPrefix("Result<") && hasSuffix(end) ? String(dropFirst(7).dropLast(end.count)) : nil
  }

  /// Whether a type, as it is written, is one of Apple's that has the module's in it.
  var isOfApples: Bool {
    listElement != nil || resultContent != nil || contextAttributes != nil
  }

  /// The attributes of a Live Activity's context; nil for any other type.
  var contextAttributes: String? {
    let start = "ActivityViewContext<"
    return hasPrefix(start) ? String(dropFirst(start.count).dropLast()) : nil
  }
}
