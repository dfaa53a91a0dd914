import SwiftSyntax

/// The methods of managed objects that extensions override, as only Objective-C lets them.
///
/// An extension with such a method conforms to our Core Data's protocol for it, and the method has
/// the name that is asked for.
enum ManagedObjectOverrides {
  private static let names: Set<String> = [
    "willSave", "didSave", "awakeFromInsert", "awakeFromFetch", "prepareForDeletion",
    "validateForInsert", "validateForUpdate", "validateForDelete",
  ]

  /// Whether a function is such a method.
  static func contains(_ node: FunctionDeclSyntax) -> Bool {
    names.contains(node.name.text) && node.signature.parameterClause.parameters.isEmpty
      && override(of: node) != nil
      && node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
  }

  /// The modifier that goes.
  static func override(of node: FunctionDeclSyntax) -> DeclModifierSyntax? {
    node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
  }

  /// The text of the conformances that an extension needs, and the place where it is inserted; nil
  /// for none.
  ///
  /// An extension whose members are all public may have no conformance, and gets another behind it.
  static func conformances(of node: ExtensionDeclSyntax) -> (text: String, place: Int)? {
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter(contains)
    guard !methods.isEmpty else { return nil }
    let protocols = methods.map { method in
      "_\(method.name.text.prefix(1).uppercased())\(method.name.text.dropFirst())InExtension"
    }
    let list = protocols.joined(separator: ", ")
    let hasAccess = node.modifiers.contains { ObjectiveCSyntax.accessWords.contains($0.name.text) }
    guard !hasAccess else {
      let type = node.extendedType.trimmedDescription
      return ("; extension \(type): \(list) {}", node.bytes.upperBound)
    }
    let place = node.inheritanceClause?.bytes ?? node.extendedType.bytes
    return ((node.inheritanceClause == nil ? ": " : ", ") + list + " ", place.upperBound)
  }
}
