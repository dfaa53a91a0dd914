import SwiftSyntax

/// The members that sources add to types by extensions.
struct ExtensionMembers {
  /// The names of the members, by the names of the types.
  private var members: [String: Set<String>] = [:]
  /// The names of the types, by the names of the members.
  private var types: [String: Set<String>] = [:]

  /// Adds the members of a source.
  mutating func add(_ more: [String: Set<String>]) {
    for (type, names) in more {
      members[type, default: []].formUnion(names)
      for name in names { types[name, default: []].insert(type) }
    }
  }

  /// Whether a member of a name is added to a type.
  func has(_ name: String, of type: String) -> Bool { members[type]?.contains(name) == true }

  /// The types to which a member of one of some names is added.
  func types(with names: Set<String>) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(types[$1] ?? []) }
  }

  /// The names of the members that a source adds, by the names of the types.
  static func all(in tree: Syntax) -> [String: Set<String>] {
    let visitor = ExtensionVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
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
