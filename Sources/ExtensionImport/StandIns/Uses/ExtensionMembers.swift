import SwiftSyntax

/// The members that sources add to types by extensions.
enum ExtensionMembers {
  /// The names of the members, by the names of the types.
  static func all(in sources: ReadSources) -> [String: Set<String>] {
    let visitor = ExtensionVisitor(viewMode: .sourceAccurate)
    for source in sources.all { visitor.walk(source.tree) }
    return visitor.members
  }
}

private final class ExtensionVisitor: SyntaxVisitor {
  private(set) var members: [String: Set<String>] = [:]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var names: Set<String> = []
    for member in node.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        names.formUnion(
          variable.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          })
      } else if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      }
    }
    members[node.extendedType.trimmedDescription, default: []].formUnion(names)
    return .skipChildren
  }
}
