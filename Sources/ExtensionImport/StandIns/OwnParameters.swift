import SwiftSyntax

/// The types that the author's own functions and values take, by their names and labels.
///
/// An implicit member that is given to one, such as `.large`, is a member of the parameter's type.
struct OwnParameters {
  private var types: [String: [String: TypeSyntax]] = [:]

  /// Reads what sources declare.
  init(_ trees: some Sequence<Syntax>) {
    for tree in trees {
      let visitor = ParameterVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      types.merge(visitor.types) { first, second in first.merging(second) { first, _ in first } }
    }
  }

  /// The type of an argument; nil where no function of that name is known to take it.
  ///
  /// - Parameters:
  ///   - label: The argument's label; `_` for none.
  ///   - name: The function's name, or that of the type of which a value is made.
  /// - Returns: The type as it is written.
  func type(of label: String, in name: String) -> TypeSyntax? { types[name]?[label] }
}

private final class ParameterVisitor: SyntaxVisitor {
  private(set) var types: [String: [String: TypeSyntax]] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.signature.parameterClause, to: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.parent?.parent?.parent
    let name =
      type?.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? type?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    if let name { add(node.signature.parameterClause, to: name) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
          let label = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { continue }
        types[node.name.text, default: [:]][label] = type
      }
    }
    return .visitChildren
  }

  private func add(_ clause: FunctionParameterClauseSyntax, to name: String) {
    for parameter in clause.parameters {
      types[name, default: [:]][parameter.firstName.text] = parameter.type
    }
  }
}
