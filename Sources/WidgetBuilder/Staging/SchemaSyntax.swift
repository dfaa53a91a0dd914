import SwiftSyntax

/// The macros that tie an intent, entity or enumeration to one of the assistant's schemas.
///
/// They add no behaviour of their own to a provider, and what they require of a type is written out
/// in the type.
enum SchemaSyntax {
  private static let names: Set<String> = [
    "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum",
  ]

  /// Whether an attribute is one of the macros.
  static func isSchema(_ attribute: AttributeSyntax) -> Bool {
    guard names.contains(attribute.attributeName.trimmedDescription),
      case .argumentList(let arguments) = attribute.arguments
    else { return false }
    return arguments.first?.label?.text == "schema"
  }

  /// Whether an attribute is SwiftData's `@Model` on a class of which nothing says an isolation.
  static func isOfModel(_ attribute: AttributeSyntax) -> Bool {
    guard ["Model", "SwiftData.Model"].contains(attribute.attributeName.trimmedDescription),
      attribute.arguments == nil,
      let model = attribute.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    let isIsolated = model.modifiers.contains { $0.name.text == "nonisolated" }
    return !isIsolated && !model.attributes.description.contains("Actor")
  }
}
