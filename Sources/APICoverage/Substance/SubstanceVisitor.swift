import SwiftParser
import SwiftSyntax

/// Reads the substance of declarations from a source file.
final class SubstanceVisitor: SyntaxVisitor {
  /// The place of a declaration's name.
  struct Place: Hashable {
    /// The line, from 1 on.
    let line: Int
    /// The column in bytes, from 1 on.
    let column: Int
  }

  /// A name within a type; overloads share it.
  struct Name: Hashable {
    /// The types around it; empty at the top.
    let container: String
    /// The name without its parameters' labels.
    let base: String
  }

  /// The declarations' names and substances by place.
  private(set) var declarations: [Place: (name: Name, substance: Substance)] = [:]
  private let converter: SourceLocationConverter
  private var containers: [String] = []

  /// Reads a file.
  ///
  /// - Parameter text: The file's text.
  init(_ text: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ name: TokenSyntax, as base: String? = nil, _ substance: Substance) {
    let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
    let text = (base ?? name.text).filter { $0 != "`" }
    declarations[Place(line: location.line, column: location.column)] = (
      Name(container: containers.joined(separator: "."), base: text), substance
    )
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    containers.append(name)
    return .visitChildren
  }

  private func leave() { containers.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return enter(node.name.text)
  }

  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return enter(node.name.text)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return enter(node.name.text)
  }

  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return enter(node.name.text)
  }

  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return enter(node.name.text)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .type)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .active)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, .enumerationCase)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let body = Body(node.body?.statements, of: node.name.text, node.signature.parameterClause)
    note(node.name, node.body == nil ? .requirement : body.substance)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let body = Body(node.body?.statements, of: "init", node.signature.parameterClause)
    note(node.initKeyword, node.body == nil ? .requirement : body.substance)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      node.subscriptKeyword, substance(of: node.accessorBlock, "subscript", node.parameterClause))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic =
      containers.isEmpty
      || node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier
      if let accessors = binding.accessorBlock, !accessors.isObserving {
        let made = substance(of: accessors, name.text, nil)
        let value = accessors.onlyExpression
        note(name, isStatic ? value?.constant(named: name.text) ?? made : made)
      } else if isStatic {
        note(name, binding.initializer?.value.constant(named: name.text) ?? .storage)
      } else {
        note(name, .storage)
      }
    }
    return .skipChildren
  }

  private func substance(
    of block: AccessorBlockSyntax?, _ name: String, _ parameters: FunctionParameterClauseSyntax?
  ) -> Substance {
    switch block?.accessors {
    case .getter(let statements): return Body(statements, of: name, parameters).substance
    case .accessors(let accessors):
      let bodies = accessors.compactMap(\.body)
      if bodies.isEmpty { return .requirement }
      let all = bodies.map { Body($0.statements, of: name, parameters).substance }
      return all.first { $0 != .inert } ?? .inert
    default: return .requirement
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether the accessors only observe a stored property.
  fileprivate var isObserving: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The expression of a getter that consists of one.
  fileprivate var onlyExpression: ExprSyntax? {
    guard case .getter(let statements) = accessors, statements.count == 1 else { return nil }
    return statements.first?.item.as(ExprSyntax.self)
  }
}
