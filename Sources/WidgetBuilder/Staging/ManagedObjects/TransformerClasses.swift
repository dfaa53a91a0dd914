import SwiftSyntax

/// Classes of value transformers, which are made by their names, as only Objective-C lets them.
///
/// Here their initialiser without parameters is a required one.
enum TransformerClasses {
  private static let parents: Set<String> = [
    "ValueTransformer", "NSSecureUnarchiveFromDataTransformer",
  ]

  /// Whether a class is one, which its source says where it inherits from one of the system's.
  private static func contains(_ node: ClassDeclSyntax) -> Bool {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return first?.split(separator: ".").last.map { parents.contains(String($0)) } == true
  }

  /// Whether an initialiser is that of such a class without parameters.
  static func isPlainInitializer(_ node: InitializerDeclSyntax) -> Bool {
    node.signature.parameterClause.parameters.isEmpty
      && node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self).map(contains) == true
  }

  /// The last designated initialiser of such a class that has only others, so that it inherits
  /// none.
  static func lastOtherInitializer(of node: ClassDeclSyntax) -> InitializerDeclSyntax? {
    guard contains(node) else { return nil }
    let all = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard !all.contains(where: isPlainInitializer) else { return nil }
    return all.last { initializer in
      !initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
  }
}
