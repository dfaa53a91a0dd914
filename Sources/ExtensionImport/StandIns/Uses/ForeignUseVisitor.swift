import SwiftSyntax

/// Finds the uses of a module's names in a file.
final class ForeignUseVisitor: SyntaxVisitor {
  var uses: ForeignUses
  let isForeign: (String) -> Bool
  let interface: InterfaceTypes
  let headers: ObjectiveCHeaders
  /// The types of the variables that hold something of the module's, by their names, in the blocks
  /// around a place; an empty type hides another's.
  var scopes: [[String: String]] = [[:]]
  /// The members that the author's own sources add to types.
  let ownMembers: ExtensionMembers
  /// The types that the author's own functions take.
  let ownParameters: OwnParameters

  /// A type of the module, or an instance of one, that a part of an expression evaluates to.
  enum Owner {
    case type(String)
    case instance(String)
  }

  /// Whether a member of one of Apple's types is the module's, by its name and whether it is
  /// called.
  let isAddition: (String, Bool) -> Bool

  /// Creates a visitor that adds to what was found.
  init(
    _ uses: ForeignUses, _ interface: InterfaceTypes, _ headers: ObjectiveCHeaders,
    besides ownMembers: ExtensionMembers, givenTo ownParameters: OwnParameters,
    isForeign: @escaping (String) -> Bool, isAddition: @escaping (String, Bool) -> Bool
  ) {
    self.uses = uses
    self.ownMembers = ownMembers
    self.ownParameters = ownParameters
    self.isAddition = isAddition
    self.interface = interface
    self.headers = headers
    self.isForeign = isForeign
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteAttributes(node)
    if isForeign(node.name.text) {
      let attribute = node.parent?.as(AttributeSyntax.self)
      let isProperty = attribute?.parent?.parent?.is(VariableDeclSyntax.self) == true
      // Attributes of functions and types are macros or global actors, which no class stands for.
      guard attribute == nil || isProperty else { return .visitChildren }
      uses.note(
        type: node.name.text, arguments: node.genericArgumentClause?.arguments.count ?? 0,
        isBase: node.parent?.is(InheritedTypeSyntax.self) == true, isWrapper: isProperty)
      if case .argumentList(let arguments)? = attribute?.arguments {
        noteInitializer(of: node.name.text, taking: arguments)
      }
    }
    return .visitChildren
  }

  /// Notes the arguments that a property wrapper is given.
  private func noteInitializer(of type: String, taking arguments: LabeledExprListSyntax) {
    guard !arguments.isEmpty else { return }
    let types = arguments.enumerated().map { self.type(of: $1, of: type, at: $0) }
    uses.note(
      ForeignUses.Member(
        name: "init", labels: arguments.map { $0.label?.text ?? "" }, types: types), of: type)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let outer = node.baseType.as(IdentifierTypeSyntax.self)?.name.text, isForeign(outer) {
      uses.note(type: "\(outer).\(node.name.text)")
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      let written = node.typeAnnotation?.type
      if let value = node.initializer?.value { noteImplied(value, as: written) }
      declare(name, as: written == nil ? instance(of: node.initializer?.value) : type(written))
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value
    {
      declare(name, as: instance(of: value))
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      declare(name, as: instance(of: node.sequence)?.listElement)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard let content = instance(of: node.subject)?.resultContent else { return .visitChildren }
    for case .switchCase(let element) in node.cases {
      for item in element.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? [] {
        declare(item.pattern, of: content)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let content = instance(of: node.initializer.value)?.resultContent {
      declare(node.pattern, of: content)
    }
    return .visitChildren
  }

  /// Notes the name of what a result holds.
  private func declare(_ pattern: PatternSyntax, of content: String) {
    guard let found = CasePattern(pattern), let name = found.names.first else { return }
    declare(name, as: found.name == "success" ? content : nil)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.signature)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value { noteImplied(value, as: node.type) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { end() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.signature)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin([("self", type(node.extendedType))])
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    begin(Array(zip(ClosureNames(node).all, types(in: node))))
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { end() }

  override func visitPost(_ node: ThrowStmtSyntax) {
    let name = node.expression.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    if isForeign(name) {
      uses.note(type: name)
      uses.note(error: name)
    }
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    noteAttributes(node)
    noteImplied(node)
    if owner(of: ExprSyntax(node)) == nil { noteAddition(node) }
  }

  override func visitPost(_ node: SubscriptCallExprSyntax) { _ = owner(of: ExprSyntax(node)) }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    // Calls are noted elsewhere, with their argument labels.
    guard node.parent?.is(FunctionCallExprSyntax.self) != true else { return }
    let name = node.declName.baseName.text
    if owner(of: ExprSyntax(node)) == nil,
      let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.extended.contains(type), isAddition(name, false)
    {
      uses.note(ForeignUses.Member(name: name, isStatic: true, value: type), addedTo: type)
    }
  }

  /// Apple's types whose static members are mostly of the type itself.
  private static let extended: Set = [
    "Animation", "Color", "Font", "Image", "LinearGradient", "Text",
  ]

  /// The views that modifiers mostly follow.
  static let views: Set = [
    "Button", "Capsule", "Chart", "Circle", "Color", "Divider", "ForEach", "Form", "Gauge",
    "GeometryReader", "Grid", "Group", "HStack", "Image", "Label", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView",
    "Section", "Spacer", "Text", "TimelineView", "Toggle", "VStack", "ViewThatFits", "ZStack",
  ]

  /// Notes a modifier of views that is not Apple's.
  private func noteAddition(_ call: FunctionCallExprSyntax) {
    guard let name = modifier(of: call) else { return }
    var member = self.member(name, of: call)
    member.value = "some View"
    uses.note(member, addedTo: "View")
  }

  /// The name of a modifier of views that is not Apple's: a call behind one that makes a view.
  func modifier(of call: FunctionCallExprSyntax) -> String? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      isAddition(access.declName.baseName.text, true)
    else { return nil }
    var root = access.base
    while let inner = root?.as(FunctionCallExprSyntax.self)?.calledExpression {
      if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text {
        let isView = Self.views.contains(name) || uses.views.contains(name)
        return isView ? access.declName.baseName.text : nil
      }
      root = inner.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }

  /// Notes the uses in an expression, and returns the module's type or instance that it evaluates to.
  func owner(of expression: ExprSyntax) -> Owner? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let type = variable(name) { return type.isEmpty ? nil : .instance(type) }
      return name.first?.isUppercase == true && isForeign(name) ? .type(name) : nil
    }
    if let special = expression.as(GenericSpecializationExprSyntax.self) {
      let found = owner(of: special.expression)
      if case .type(let type)? = found {
        uses.note(type: type, arguments: special.genericArgumentClause.arguments.count)
      }
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return owner(of: call) }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return owner(of: call) }
    if let inner = expression.wrapped { return owner(of: inner) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = owner(of: base)
    else { return nil }
    let name = access.declName.baseName.text
    if name == "self" { return owner }
    if case .type(let type) = owner, Self.isTypeName(name) {
      uses.note(type: "\(type).\(name)")
      return .type("\(type).\(name)")
    }
    return note(ForeignUses.Member(name: name), of: owner, in: expression)
  }

  private func owner(of call: FunctionCallExprSyntax) -> Owner? {
    let special = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    let called = special?.expression ?? call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard isForeign(name), variable(name) == nil else { return nil }
      if name.first?.isUppercase == true {
        if special != nil { _ = self.owner(of: call.calledExpression) }
        if isView(call) {
          uses.note(view: name)
          uses.note(madeOfViews(self.member("init", of: call, in: name), call), of: name)
        } else {
          if Self.isModifier(call) { uses.note(modifier: name) }
          uses.note(self.member("init", of: call, in: name), of: name)
        }
        return .instance(name)
      }
      var member = self.member(name, of: call)
      member.value = value(of: member, in: ExprSyntax(call))
      uses.note(member, of: nil)
      return nil
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let owner = owner(of: base)
    else { return nil }
    let name = access.declName.baseName.text
    if case .type(let type) = owner, name == "init" || Self.isTypeName(name) {
      let made = name == "init" ? type : "\(type).\(name)"
      uses.note(member("init", of: call, in: made.withoutPoints), of: made)
      return .instance(made)
    }
    if case .instance(let type) = owner, type.isOfApples { return part(name, of: type) }
    if case .instance(let type) = owner, uses.views.contains(type) {
      guard !AppleMembers.contains(name, isCalled: true) else { return nil }
      var modifier = madeOfViews(member(name, of: call), call)
      if isView(call) { modifier.value = "some View" }
      uses.note(modifier, of: type)
      return nil
    }
    return note(member(name, of: call), of: owner, in: ExprSyntax(call))
  }

  private func owner(of call: SubscriptCallExprSyntax) -> Owner? {
    guard let owner = owner(of: call.calledExpression), case .instance(let type) = owner else {
      return nil
    }
    if let element = type.listElement { return .instance(element) }
    let member = ForeignUses.Member(
      name: ForeignUses.Member.subscriptName, labels: call.arguments.map { $0.label?.text ?? "" },
      types: call.arguments.map { self.type(of: $0, of: type.withoutPoints + "Key") })
    return note(member, of: owner, in: ExprSyntax(call))
  }

  /// Whether a member of a type is a type in it.
  private static func isTypeName(_ name: String) -> Bool {
    name.first?.isUppercase == true && name.dropFirst().first?.isLowercase == true
  }

  /// The member that a call is of, with the labels and types of its arguments.
  func member(
    _ name: String, of call: FunctionCallExprSyntax, in type: String? = nil
  ) -> ForeignUses.Member {
    let function = type ?? name
    var member = ForeignUses.Member(
      name: name, labels: call.arguments.map { $0.label?.text ?? "" },
      types: call.arguments.enumerated().map { index, argument in
        self.type(of: argument, of: function, at: index)
      })
    let closures =
      [call.trailingClosure].compactMap(\.self).map { ("", $0) }
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    for (label, closure) in closures {
      let place = member.types.count
      member.labels?.append(label)
      member.types.append(self.type(of: closure, of: function, at: place).text)
    }
    return member
  }

  /// The type of an argument: where it is an implicit member such as `.large`, one that has those
  /// members and is named after the function and the label.
  private func type(
    of argument: LabeledExprSyntax, of function: String, at place: Int = 0
  ) -> String {
    if let closure = argument.expression.as(ClosureExprSyntax.self) {
      return type(of: closure, of: function, at: place).text
    }
    let call = argument.expression.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self)
    guard interface.words.isEmpty, let access, access.base == nil else {
      return PlaceType.literal(argument.expression) ?? "Any"
    }
    var name = function.withFirstUppercased + (argument.label?.text ?? "value").withFirstUppercased
    if !isForeign(name) { name += "Argument" }
    let value = access.declName.baseName.text
    var member = call.map { self.member(value, of: $0) } ?? ForeignUses.Member(name: value)
    (member.isStatic, member.value) = (true, name)
    uses.note(member, of: name)
    return name
  }
}

extension ExprSyntax {
  /// The expression within an optional's chain, a forced value, `try` or brackets.
  var wrapped: ExprSyntax? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression }
    guard let tuple = self.as(TupleExprSyntax.self)?.elements, tuple.count == 1 else { return nil }
    return tuple.first?.expression
  }
}

extension String {
  /// The text with a capital.
  var withFirstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// The name of a type within another as one word.
  var withoutPoints: String { filter { $0 != "." } }

  /// The type of a list's elements, of a type as it is written; nil for any other.
  var listElement: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(":") ? String(dropFirst().dropLast()) : nil
  }
}
