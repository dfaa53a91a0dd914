import SwiftSyntax

/// A part of a source that a build can do without.
struct OmittablePart: Hashable {
  /// The code that replaces the part.
  enum Replacement: Hashable {
    /// Nothing.
    case nothing
    /// A statement that ends the process.
    case statement
    /// A view that ends the process when it is made: a body that ends it has no type of its own, and
    /// what has no body is taken for a view of the system's.
    case view
    /// A value that ends the process when it is asked for.
    case value
  }

  /// The declaration's name, after those of the types around it.
  var name: String
  /// The bytes that are replaced.
  var range: Range<Int>
  /// The code that replaces them.
  var replacement: Replacement
  /// The name that is gone with a declaration; nil where the declaration stays.
  var lostName: String?
  /// Whether the part is a type or an extension of one.
  var isType = false

  /// Finds the smallest part around a token without which a source can still mean the same.
  ///
  /// A function keeps its declaration and loses its body. A declaration that cannot even be written
  /// here goes as a whole, and what is built on it with it.
  ///
  /// - Parameters:
  ///   - token: The place of an error.
  ///   - kept: The types whose declarations are what a run looks at, so that nothing of them may
  ///     go.
  /// - Returns: The part; nil where there is none.
  static func around(_ token: TokenSyntax, keeping kept: Set<String>) -> OmittablePart? {
    var member: Syntax?
    var type: Syntax?
    var names: [String] = []
    var node = token.parent
    while let current = node {
      if isMember(current) { member = current }
      if let name = typeName(current) {
        names.insert(name, at: 0)
        type = type ?? current
      }
      node = current.parent
    }
    guard !names.contains(where: { kept.contains($0) }) else { return nil }
    if let member { return part(of: member, at: token, in: names) }
    guard let type else { return nil }
    var part = declaration(type, named: names.joined(separator: "."), losing: names.last)
    part?.isType = true
    return part
  }

  private static func isMember(_ node: Syntax) -> Bool {
    node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(DeinitializerDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
      || node.is(VariableDeclSyntax.self) || node.is(EnumCaseDeclSyntax.self)
      || node.is(TypeAliasDeclSyntax.self)
  }

  /// The name of the type that a declaration declares or extends.
  static func typeName(_ node: Syntax) -> String? {
    if let node = node.asProtocol((any NamedDeclSyntax).self),
      node.is(StructDeclSyntax.self)
        || node.is(ClassDeclSyntax.self) || node.is(EnumDeclSyntax.self)
        || node.is(ActorDeclSyntax.self) || node.is(ProtocolDeclSyntax.self)
    {
      return node.name.text
    }
    let extended = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return extended?.split(separator: ".").last.map(String.init)
  }

  private static func part(
    of member: Syntax, at token: TokenSyntax, in types: [String]
  ) -> OmittablePart? {
    let place = token.positionAfterSkippingLeadingTrivia
    let title = (types + [name(of: member)]).joined(separator: ".")
    if let body = body(of: member, around: place) {
      return OmittablePart(
        name: title, range: body, replacement: replacement(of: member))
    }
    if let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type, !type.hasOpaqueType,
      let value = binding.initializer?.value, value.contains(place)
    {
      return OmittablePart(name: title, range: value.bytes, replacement: .value)
    }
    return declaration(member, named: title, losing: name(of: member))
  }

  private static func replacement(of member: Syntax) -> Replacement {
    if member.is(DeinitializerDeclSyntax.self) { return .nothing }
    let type =
      member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return type?.isView == true ? .view : .statement
  }

  /// The bytes inside the braces of the body around a place, where a body can be replaced.
  private static func body(of member: Syntax, around place: AbsolutePosition) -> Range<Int>? {
    if let function = member.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type
      guard result?.hasOpaqueType != true || result?.isView == true else { return nil }
      return function.body?.inside(place)
    }
    if let maker = member.as(InitializerDeclSyntax.self) { return maker.body?.inside(place) }
    if let end = member.as(DeinitializerDeclSyntax.self) { return end.body?.inside(place) }
    let type = member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    guard type?.hasOpaqueType != true || type?.isView == true else { return nil }
    let block =
      member.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      ?? member.as(SubscriptDeclSyntax.self)?.accessorBlock
    guard let block, block.contains(place) else { return nil }
    switch block.accessors {
    case .getter:
      return block.leftBrace.bytes.upperBound..<block.rightBrace.bytes.lowerBound
    case .accessors(let accessors):
      return accessors.lazy.compactMap { $0.body?.inside(place) }.first
    @unknown default: return nil
    }
  }

  private static func declaration(
    _ node: Syntax, named name: String, losing lost: String?
  ) -> OmittablePart? {
    // A requirement or a part of a condition cannot go alone.
    let item = node.parent
    guard item?.is(MemberBlockItemSyntax.self) == true || item?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    return OmittablePart(name: name, range: node.bytes, replacement: .nothing, lostName: lost)
  }

  /// A member's name with its parameters' labels.
  private static func name(of member: Syntax) -> String {
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.name.text + labels(function.signature.parameterClause)
    }
    if let maker = member.as(InitializerDeclSyntax.self) {
      return "init" + labels(maker.signature.parameterClause)
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? "var"
    }
    if let alias = member.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    if let listed = member.as(EnumCaseDeclSyntax.self) {
      return listed.elements.first?.name.text ?? "case"
    }
    return member.is(SubscriptDeclSyntax.self) ? "subscript" : "deinit"
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ place: AbsolutePosition) -> Bool {
    bytes.contains(place.utf8Offset)
  }
}

extension CodeBlockSyntax {
  /// The bytes between the braces, where a place is among them.
  fileprivate func inside(_ place: AbsolutePosition) -> Range<Int>? {
    guard contains(place) else { return nil }
    return leftBrace.bytes.upperBound..<rightBrace.bytes.lowerBound
  }
}

extension TypeSyntax {
  /// Whether the type is found by the compiler, from a body.
  fileprivate var hasOpaqueType: Bool {
    trimmedDescription.split { !($0.isLetter || $0.isNumber) }.contains("some")
  }

  /// Whether the type is of a view, which the body of a function may end as.
  fileprivate var isView: Bool { ["some View", "some SwiftUI.View"].contains(trimmedDescription) }
}
