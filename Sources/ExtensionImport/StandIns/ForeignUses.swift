import SwiftSyntax

/// The declarations of an absent module that sources use, as far as their syntax tells.
struct ForeignUses {
  /// A member, a function or an initializer.
  struct Member: Hashable, Comparable {
    var name: String
    /// The labels of its arguments, empty ones for none; nil for a property.
    var labels: [String]?
    var isStatic = false
    /// The types of the arguments, as literals show them.
    var types: [String] = []
    /// The type of the value; nil where nothing shows it.
    var value: String?

    static func < (left: Self, right: Self) -> Bool { left.key < right.key }
    /// The name, the labels and whether it is static, which together identify it.
    var key: String {
      name + (isStatic ? " static" : "") + (labels.map { "(\($0.joined(separator: ":")))" } ?? "")
    }
  }

  /// The members that are used of each type.
  private(set) var types: [String: [String: Member]] = [:]
  /// The types that others inherit from or conform to.
  private(set) var bases: Set<String> = []
  /// The types that are thrown.
  private(set) var errors: Set<String> = []
  /// The property wrappers.
  private(set) var wrappers: Set<String> = []
  /// The numbers of the generic arguments of types that have any.
  private(set) var argumentCounts: [String: Int] = [:]
  /// The functions outside of types.
  private(set) var functions: [String: Member] = [:]
  /// The members that are used of Apple's types and that these do not have.
  private(set) var additions: [String: [String: Member]] = [:]

  /// Whether anything is used.
  var isEmpty: Bool { types.isEmpty && functions.isEmpty && additions.isEmpty }

  /// Notes that a type is named.
  mutating func note(
    type: String, arguments: Int = 0, isBase: Bool = false, isWrapper: Bool = false
  ) {
    types[type, default: [:]].merge([:]) { first, _ in first }
    if isBase { bases.insert(type) }
    if isWrapper { wrappers.insert(type) }
    if arguments > 0 { argumentCounts[type] = arguments }
  }

  /// Notes that a type is thrown.
  mutating func note(error: String) { errors.insert(error) }

  /// Notes a member that the module adds to a type of Apple's.
  mutating func note(_ member: Member, addedTo type: String) {
    additions[type, default: [:]][member.key] = member
  }

  /// Notes a member of a type, or a function outside of types.
  mutating func note(_ member: Member, of type: String?) {
    let merge = { (old: Member, new: Member) in old.value == nil ? new : old }
    if let type {
      types[type, default: [:]].merge([member.key: member], uniquingKeysWith: merge)
    } else {
      functions.merge([member.key: member], uniquingKeysWith: merge)
    }
  }
}

/// Finds the uses of a module's names in a file.
final class ForeignUseVisitor: SyntaxVisitor {
  private(set) var uses: ForeignUses
  private let isForeign: (String) -> Bool
  private let interface: InterfaceTypes
  /// The types of the variables that hold something of the module's, by their names.
  private var variables: [String: String] = [:]

  private enum Owner {
    case type(String)
    case instance(String)
  }

  /// Whether a member of one of Apple's types is the module's, by its name and whether it is
  /// called.
  private let isAddition: (String, Bool) -> Bool

  /// Creates a visitor that adds to what was found.
  init(
    _ uses: ForeignUses, _ interface: InterfaceTypes, isForeign: @escaping (String) -> Bool,
    isAddition: @escaping (String, Bool) -> Bool
  ) {
    self.uses = uses
    self.isAddition = isAddition
    self.interface = interface
    self.isForeign = isForeign
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if isForeign(node.name.text) {
      let attribute = node.parent?.as(AttributeSyntax.self)
      let isProperty = attribute?.parent?.parent?.is(VariableDeclSyntax.self) == true
      // Attributes of functions and types are macros or global actors, which no class stands for.
      guard attribute == nil || isProperty else { return .visitChildren }
      uses.note(
        type: node.name.text, arguments: node.genericArgumentClause?.arguments.count ?? 0,
        isBase: node.parent?.is(InheritedTypeSyntax.self) == true, isWrapper: isProperty)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let written = node.typeAnnotation?.type.trimmedDescription.filter { !"?!".contains($0) }
    if let written, written.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      isForeign(written)
    {
      variables[name] = written
    } else if let value = node.initializer?.value, case .instance(let type)? = owner(of: value) {
      variables[name] = type
    }
    return .visitChildren
  }

  override func visitPost(_ node: ThrowStmtSyntax) {
    let name = node.expression.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    if isForeign(name) {
      uses.note(type: name)
      uses.note(error: name)
    }
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if owner(of: ExprSyntax(node)) == nil { noteAddition(node) }
  }

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
  private static let views: Set = [
    "Button", "Capsule", "Chart", "Circle", "Color", "Divider", "ForEach", "Form", "Gauge",
    "GeometryReader", "Grid", "Group", "HStack", "Image", "Label", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView",
    "Section", "Spacer", "Text", "TimelineView", "Toggle", "VStack", "ViewThatFits", "ZStack",
  ]

  /// Notes a modifier of views that is not Apple's: a call behind one that makes a view.
  private func noteAddition(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      isAddition(access.declName.baseName.text, true)
    else { return }
    var root = access.base
    while let inner = root?.as(FunctionCallExprSyntax.self)?.calledExpression {
      if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text {
        guard Self.views.contains(name) else { return }
        var member = self.member(access.declName.baseName.text, of: call)
        member.value = "some View"
        return uses.note(member, addedTo: "View")
      }
      root = inner.as(MemberAccessExprSyntax.self)?.base
    }
  }

  /// Notes what an expression uses, and tells what it gives as far as that is of the module.
  private func owner(of expression: ExprSyntax) -> Owner? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let type = variables[name] { return .instance(type) }
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
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return owner(of: chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return owner(of: forced.expression)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = owner(of: base)
    else { return nil }
    let name = access.declName.baseName.text
    if name == "self" { return owner }
    return note(ForeignUses.Member(name: name), of: owner, in: expression)
  }

  private func owner(of call: FunctionCallExprSyntax) -> Owner? {
    let special = call.calledExpression.as(GenericSpecializationExprSyntax.self)
    let called = special?.expression ?? call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard isForeign(name), variables[name] == nil else { return nil }
      if name.first?.isUppercase == true {
        if special != nil { _ = self.owner(of: call.calledExpression) }
        uses.note(self.member("init", of: call, in: name), of: name)
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
    if name == "init", case .type(let type) = owner {
      uses.note(member(name, of: call, in: type), of: type)
      return .instance(type)
    }
    return note(member(name, of: call), of: owner, in: ExprSyntax(call))
  }

  /// The member that a call is of, with the labels and types of its arguments.
  private func member(
    _ name: String, of call: FunctionCallExprSyntax, in type: String? = nil
  ) -> ForeignUses.Member {
    let trailing = call.trailingClosure == nil ? [] : [""]
    return ForeignUses.Member(
      name: name, labels: call.arguments.map { $0.label?.text ?? "" } + trailing,
      types: call.arguments.map { self.type(of: $0, of: type ?? name) }
        + trailing.map { _ in "() -> Void" })
  }

  /// The type of an argument: where it is an implicit member such as `.large`, one that has those
  /// members and is named after the function and the label.
  private func type(of argument: LabeledExprSyntax, of function: String) -> String {
    let call = argument.expression.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self)
    guard interface.words.isEmpty, let access, access.base == nil else {
      return Self.type(of: argument.expression)
    }
    var name = function.withFirstUppercased + (argument.label?.text ?? "value").withFirstUppercased
    if !isForeign(name) { name += "Argument" }
    let value = access.declName.baseName.text
    var member = call.map { self.member(value, of: $0) } ?? ForeignUses.Member(name: value)
    (member.isStatic, member.value) = (true, name)
    uses.note(member, of: name)
    return name
  }

  private func note(
    _ member: ForeignUses.Member, of owner: Owner, in expression: ExprSyntax
  ) -> Owner? {
    var member = member
    member.value = value(of: member, in: expression)
    switch owner {
    case .instance(let type):
      uses.note(member, of: type)
      return nil
    case .type(let type):
      member.isStatic = true
      // A static member such as `shared` mostly has its own type as its value.
      let isOwn = member.value == nil || member.value == "Self"
      if isOwn { member.value = type }
      uses.note(member, of: type)
      return isOwn ? .instance(type) : nil
    }
  }

  /// The type of a member's value: the interface's, or what the place of the expression asks for.
  private func value(of member: ForeignUses.Member, in expression: ExprSyntax) -> String? {
    if let known = interface.type(of: member.name, firstLabel: member.labels?.first) {
      return known
    }
    guard let parent = expression.parent else { return nil }
    if let item = parent.as(CodeBlockItemSyntax.self) {
      return Self.value(of: item, isCall: member.labels != nil)
    }
    if let result = parent.as(ReturnStmtSyntax.self) {
      return result.parent?.as(CodeBlockItemSyntax.self).flatMap { Self.result(around: $0) }
    }
    if parent.is(ConditionElementSyntax.self) || parent.is(PrefixOperatorExprSyntax.self) {
      return "Bool"
    }
    if let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent {
      let called = list.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      let isText = called?.trimmedDescription == "Text" && argument.label == nil
      return isText || list.parent?.is(ExpressionSegmentSyntax.self) == true ? "String" : nil
    }
    if parent.is(ExprListSyntax.self), let sequence = parent.parent {
      let shows = sequence.children(viewMode: .sourceAccurate).flatMap {
        $0.children(viewMode: .sourceAccurate)
      }
      let isText = shows.contains { part in
        part.is(StringLiteralExprSyntax.self)
          || part.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "String"
      }
      return isText ? "String" : nil
    }
    return nil
  }

  /// The type of a statement's value: that of the function of which it is all, or none for a call.
  private static func value(of item: CodeBlockItemSyntax, isCall: Bool) -> String? {
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let block = list?.parent
    if list?.count == 1, block?.parent?.is(FunctionDeclSyntax.self) == true {
      return result(around: item) ?? (isCall ? "Void" : nil)
    }
    // The only statement of a closure or a getter may be its value.
    let isFunction = block?.parent?.is(FunctionDeclSyntax.self) == true
    return isCall && (isFunction || list.map { $0.count > 1 } == true) ? "Void" : nil
  }

  /// The type that the function directly around a statement returns.
  private static func result(around item: CodeBlockItemSyntax) -> String? {
    let function = item.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    let type = function?.signature.returnClause?.type.trimmedDescription
    let known = ["String", "Int", "Double", "Bool", "Date", "Data", "CGFloat", "Float"]
    return type.flatMap { known.contains($0) ? $0 : nil }
  }

  private static func type(of expression: ExprSyntax) -> String {
    switch expression.kind {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .closureExpr: "() -> Void"
    default: "Any"
    }
  }
}

extension String {
  fileprivate var withFirstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
