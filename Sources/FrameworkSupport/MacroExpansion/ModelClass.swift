import SwiftParser
import SwiftSyntax

/// The stored properties of a class marked `@Model`, read from its source.
struct ModelClass {
  /// A stored property.
  struct Property: Equatable {
    /// Its name.
    var name: String
    /// The arguments of its `@Attribute`, as written; nil where it has none.
    var attribute: String?
    /// The arguments of its `@Relationship`, as written; nil where it has none.
    var relationship: String?
    /// Whether it is marked `@Transient`, so that no store keeps it.
    var isTransient = false
    /// The expression of its first value, with its type; nil where it has none, or nil itself.
    var initialValue: String?
  }

  /// The class's name.
  let name: String
  /// Its access level as written, which members of a public class repeat.
  let access: String
  /// The properties that a store keeps, in order.
  let properties: [Property]
  /// The lists of key paths of its `#Unique`, as written.
  let uniqueLists: [String]

  /// Reads a class; nil where the source is none.
  init?(_ source: String) {
    let statements = Parser.parse(source: source).statements
    guard let model = statements.lazy.compactMap({ $0.item.as(ClassDeclSyntax.self) }).first else {
      return nil
    }
    name = model.name.text
    access = Self.access(in: model.modifiers)
    properties = model.memberBlock.members.compactMap { member in
      member.decl.as(VariableDeclSyntax.self).flatMap(Self.property)
    }.filter { !$0.isTransient }
    uniqueLists = model.memberBlock.members.flatMap { member in
      let macro = member.decl.as(MacroExpansionDeclSyntax.self)
      guard let macro, macro.macroName.text == "Unique" else { return [String]() }
      return macro.arguments.map(\.expression.trimmedDescription)
    }
  }

  /// The access level that members of a class or an actor repeat; empty for none.
  static func access(of source: String) -> String {
    let statements = Parser.parse(source: source).statements
    let actors = statements.lazy.compactMap { $0.item.as(ActorDeclSyntax.self) }
    return actors.first.map { access(in: $0.modifiers) } ?? ""
  }

  private static func access(in modifiers: DeclModifierListSyntax) -> String {
    let isOpen = modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
    return isOpen ? "public " : ""
  }

  /// Reads a variable; nil for one that stores nothing.
  static func property(_ source: String) -> Property? {
    let statements = Parser.parse(source: source).statements
    return statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.first
      .flatMap(property)
  }

  private static func property(_ variable: VariableDeclSyntax) -> Property? {
    let isOfType = variable.modifiers.contains {
      ["static", "class", "lazy"].contains($0.name.text)
    }
    // Swift 5 mode lets a macro make accessors for a constant, so models have those, too.
    guard ["var", "let"].contains(variable.bindingSpecifier.text), !isOfType,
      variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    var property = Property(name: name)
    property.initialValue = initialValue(of: binding)
    for case .attribute(let attribute) in variable.attributes {
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
      case "Attribute": property.attribute = arguments
      case "Relationship": property.relationship = arguments
      case "Transient": property.isTransient = true
      default: break
      }
    }
    return property
  }

  private static func initialValue(of binding: PatternBindingSyntax) -> String? {
    guard let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) else {
      return nil
    }
    guard var type = binding.typeAnnotation?.type.trimmedDescription else {
      return value.trimmedDescription
    }
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
    return "(\(value.trimmedDescription)) as \(type)"
  }
}
