import SourceParsing
import SwiftSyntax

/// Finds the members by which an author names assets by hand, where Xcode would put its own.
///
/// Only direct members of an extension of a type that Xcode extends stand in a symbol's way, and
/// only there: a constant of the same name in another type is another thing.
final class HandwrittenSymbols: SyntaxVisitor {
  private static let extended: Set<String> = [
    "Color", "UIColor", "NSColor", "ShapeStyle", "ColorResource", "UIImage", "NSImage",
    "ImageResource",
  ]

  private var names: [String: Set<String>] = [:]

  /// Returns the names that a source declares.
  ///
  /// - Parameter source: The text of a source.
  /// - Returns: The names, by the types that they belong to.
  static func names(in source: String) -> [String: Set<String>] {
    let visitor = HandwrittenSymbols(viewMode: .sourceAccurate)
    if let tree = BoundedParser.parse(source) { visitor.walk(tree) }
    return visitor.names
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let type, Self.extended.contains(type) else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
      else { continue }
      names[type, default: []].formUnion(
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      )
    }
    return .skipChildren
  }
}
