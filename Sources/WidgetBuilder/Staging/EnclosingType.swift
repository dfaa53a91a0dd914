import SwiftSyntax

/// The type in whose declaration a part of a source stands.
enum EnclosingType {
  /// Returns the name of the innermost type around a node; nil where there is none.
  static func name(of node: some SyntaxProtocol) -> String? {
    var above = node.parent
    while let current = above {
      if let name = name(declaredBy: current) { return name }
      above = current.parent
    }
    return nil
  }

  private static func name(declaredBy node: Syntax) -> String? {
    if let declaration = node.as(ExtensionDeclSyntax.self) {
      return declaration.extendedType.trimmedDescription
    }
    if node.is(ProtocolDeclSyntax.self) { return nil }
    guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
