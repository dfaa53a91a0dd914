import SwiftSyntax

/// A member that an extension of a type adds.
struct AddedMember: Hashable {
  /// A parameter of a function.
  struct Parameter: Hashable {
    /// The label of its argument; nil for none.
    let label: String?
    /// Whether the argument may be left out.
    let hasDefault: Bool
  }

  /// The type's name without the types around it.
  let type: String
  /// The member's name.
  let name: String
  /// Whether it belongs to the type, and not to its values.
  let isStatic: Bool
  /// The parameters; nil for a property.
  let parameters: [Parameter]?

  /// The name, with a parenthesis for a function.
  var shape: String { parameters == nil ? name : name + "(" }
}

/// A place at which a member is named.
struct MemberUse: Hashable {
  /// The expression before the point.
  enum Base: Hashable {
    /// The name of a type.
    case type(String)
    /// A value.
    case value
    /// Nothing, so that the type is inferred.
    case implied
  }

  /// The name.
  let name: String
  /// The expression before the point.
  let base: Base
  /// The labels of a call's arguments in order; nil for something other than a call.
  var labels: [String?]?
  /// Whether closures follow the call's arguments.
  var hasClosure = false

  /// The name, with a parenthesis for a call.
  var shape: String { labels == nil ? name : name + "(" }

  /// Whether a member's type is named with it, so that no other type's can be meant.
  var namesType: Bool {
    if case .type = base { true } else { false }
  }

  /// Whether a member of Apple's may be meant, so far as names tell.
  var isPerhapsApples: Bool {
    guard namesType else { return AppleMembers.contains(name, isCalled: labels != nil) }
    guard name == "init" else { return false }
    return (labels ?? []).allSatisfy { $0.map(AppleMembers.initialize) ?? true }
  }

  /// Whether a member can be meant.
  func matches(_ member: AddedMember) -> Bool {
    guard shape == member.shape, isOf(member) else { return false }
    guard let labels, let parameters = member.parameters else { return true }
    var rest = labels[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault, !hasClosure {
        return false
      }
    }
    return rest.isEmpty
  }

  private func isOf(_ member: AddedMember) -> Bool {
    switch base {
    case .type(let type): member.isStatic && type == member.type
    case .value: !member.isStatic
    case .implied: member.isStatic
    }
  }
}

/// The members that a source adds to types in extensions, and those that it uses.
struct SharedMembers {
  /// The members of extensions that other files see.
  let added: Set<AddedMember>
  /// The members of types and protocols by their shapes; with the type's name and a point before,
  /// too.
  let declared: Set<String>
  /// The members of extensions that no other file sees, by their shapes.
  let hidden: Set<String>
  /// The members that are named.
  let used: Set<MemberUse>

  /// Reads a source.
  init(in tree: Syntax) {
    let visitor = MemberVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    added = visitor.added
    declared = visitor.declared
    hidden = visitor.hidden
    used = visitor.used
  }
}

/// Gathers members.
private final class MemberVisitor: SyntaxVisitor {
  var added: Set<AddedMember> = []
  var declared: Set<String> = []
  var hidden: Set<String> = []
  var used: Set<MemberUse> = []

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let around = node.parent?.parent?.parent
    for member in Self.members(node.decl, of: Self.type(around)) {
      let isOfExtension = around?.is(ExtensionDeclSyntax.self) == true
      let modifiers = node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let outer = around?.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let shapes = [member.shape, member.type + "." + member.shape]
      if !isOfExtension {
        declared.formUnion(shapes)
      } else if modifiers.arePrivate || outer.arePrivate {
        hidden.formUnion(shapes)
      } else {
        added.insert(member)
      }
    }
    return .visitChildren
  }

  /// The name of the type in whose braces a member stands, without the types around it.
  private static func type(_ declaration: Syntax?) -> String {
    if let node = declaration?.as(ExtensionDeclSyntax.self) {
      // In `extension ShapeStyle where Self == Color` the members are written after `Color`.
      let same = node.genericWhereClause?.requirements.lazy
        .compactMap { $0.requirement.as(SameTypeRequirementSyntax.self) }
        .first { $0.leftType.trimmedDescription == "Self" }
      let type = same?.rightType.trimmedDescription ?? node.extendedType.trimmedDescription
      let plain = type.prefix { $0 != "<" && $0 != "?" }
      return plain.split(separator: ".").last.map(String.init) ?? type
    }
    return declaration?.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }

  private static func members(_ declaration: DeclSyntax, of type: String) -> [AddedMember] {
    let parameters = { (clause: FunctionParameterClauseSyntax) in
      clause.parameters.map {
        AddedMember.Parameter(
          label: $0.firstName.text == "_" ? nil : $0.firstName.text,
          hasDefault: $0.defaultValue != nil || $0.ellipsis != nil)
      }
    }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return node.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map {
          AddedMember(
            type: type, name: $0.identifier.text, isStatic: node.modifiers.areStatic,
            parameters: nil)
        }
      }
    }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      return [
        AddedMember(
          type: type, name: node.name.text, isStatic: node.modifiers.areStatic,
          parameters: parameters(node.signature.parameterClause))
      ]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return [
        AddedMember(
          type: type, name: "init", isStatic: true,
          parameters: parameters(node.signature.parameterClause))
      ]
    }
    if let node = declaration.as(EnumCaseDeclSyntax.self) {
      return node.elements.map {
        AddedMember(
          type: type, name: $0.name.text, isStatic: true,
          parameters: $0.parameterClause.map { _ in [] })
      }
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map {
      [AddedMember(type: type, name: $0.name.text, isStatic: true, parameters: nil)]
    } ?? []
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    else { return .visitChildren }
    insert("init", .type(type), call: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(node).id
    let name = node.declName.baseName.text
    insert(name, Self.base(node.base), call: isCalled ? call : nil)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let type = node.baseType.trimmedDescription.split(separator: ".").last.map(String.init)
    insert(node.name.text, .type(type ?? ""), call: nil)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    insert(node.declName.baseName.text, .value, call: nil)
    return .visitChildren
  }

  private func insert(_ name: String, _ base: MemberUse.Base, call: FunctionCallExprSyntax?) {
    let closures = call.map { $0.trailingClosure != nil || !$0.additionalTrailingClosures.isEmpty }
    used.insert(
      MemberUse(
        name: name, base: base, labels: call.map { $0.arguments.map(\.label?.text) },
        hasClosure: closures ?? false))
  }

  private static func base(_ expression: ExprSyntax?) -> MemberUse.Base {
    guard let expression else { return .implied }
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, name.first?.isUppercase == true, name != "Self" else { return .value }
    return .type(name)
  }
}
