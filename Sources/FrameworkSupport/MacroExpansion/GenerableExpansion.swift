import SwiftParser
import SwiftSyntax

/// The expansion of `@Generable` of Foundation Models.
enum GenerableExpansion {
  /// A property of a generated structure.
  private struct Property {
    let name: String
    let type: String
    let description: String?

    var plain: String { name.filter { $0 != "`" } }
    /// The type without the mark of an optional.
    var wrapped: String { type.hasSuffix("?") ? String(type.dropLast()) : type }
  }

  /// Returns the expansion in one of its roles.
  ///
  /// Whatever names the types of properties is a member, since it sees the types around it.
  ///
  /// - Parameters:
  ///   - role: The macro role: `member` or `extension`.
  ///   - type: The type, as written.
  ///   - source: The source of its declaration.
  /// - Returns: The source, which is empty for anything but a structure or an enumeration.
  static func source(role: String, type: String, declaration source: String) -> String {
    let items = Parser.parse(source: source).statements.map(\.item)
    if let structure = items.lazy.compactMap({ $0.as(StructDeclSyntax.self) }).first {
      let access = access(structure.modifiers)
      let properties = properties(structure)
      return role == "member"
        ? members(access, about: structure.attributes, properties)
        : conformance(of: type, access, properties)
    }
    if let choice = items.lazy.compactMap({ $0.as(EnumDeclSyntax.self) }).first {
      return role == "member" ? schema(of: choice) : conformance(of: type, choice)
    }
    return ""
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.contains { ["public", "package"].contains($0.name.text) } ? "public " : ""
  }

  /// The description in an attribute; nil where there is none.
  private static func description(_ attributes: AttributeListSyntax, _ name: String) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription.hasSuffix(name) {
      guard case .argumentList(let arguments) = attribute.arguments else { return nil }
      return arguments.first { $0.label?.text == "description" }?.expression.trimmedDescription
    }
    return nil
  }

  private static func properties(_ structure: StructDeclSyntax) -> [Property] {
    structure.memberBlock.members.flatMap { member -> [Property] in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
      else { return [] }
      let isConstant = variable.bindingSpecifier.text == "let"
      return variable.bindings.compactMap { binding in
        guard binding.accessorBlock == nil, !(isConstant && binding.initializer != nil),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let type = binding.typeAnnotation?.type.trimmedDescription
        else { return nil }
        return Property(
          name: name, type: type, description: description(variable.attributes, "Guide"))
      }
    }
  }

  private static let module = "FoundationModels"

  private static func members(
    _ access: String, about attributes: AttributeListSyntax, _ properties: [Property]
  ) -> String {
    let schema = properties.map { property in
      ".init(name: \"\(property.plain)\", description: \(property.description ?? "nil"), "
        + "type: \(property.type).self)"
    }
    let partial = properties.map { "\(access)var \($0.name): \($0.wrapped).PartiallyGenerated?" }
    return """
      nonisolated \(access)static var generationSchema: \(module).GenerationSchema {
        \(module).GenerationSchema(
          type: Self.self, description: \(description(attributes, "Generable") ?? "nil"),
          properties: [\(schema.joined(separator: ", "))])
      }
      nonisolated \(access)struct PartiallyGenerated: Identifiable, \(module).ConvertibleFromGeneratedContent {
        \(access)var id: \(module).GenerationID
        \(partial.joined(separator: "\n  "))
        \(access)init(_ content: \(module).GeneratedContent) throws {
          id = content.id ?? \(module).GenerationID()
          \(assignments(properties).joined(separator: "\n    "))
        }
      }
      """
  }

  private static func assignments(_ properties: [Property]) -> [String] {
    properties.map { "\($0.name) = try content.value(forProperty: \"\($0.plain)\")" }
  }

  private static func conformance(
    of type: String, _ access: String, _ properties: [Property]
  ) -> String {
    let written = properties.map { "\"\($0.plain)\": \($0.name)" }
    return """
      nonisolated extension \(type): \(module).Generable {
        \(access)var generatedContent: \(module).GeneratedContent {
          \(module).GeneratedContent(properties: [\(written.isEmpty ? ":" : written.joined(separator: ", "))])
        }
        \(access)init(_ content: \(module).GeneratedContent) throws {
          \(assignments(properties).joined(separator: "\n    "))
        }
      }
      """
  }

  private static func schema(of choice: EnumDeclSyntax) -> String {
    let cases = choice.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    let names = cases.flatMap(\.elements).map { $0.name.text.filter { $0 != "`" } }
    return """
      nonisolated \(access(choice.modifiers))static var generationSchema: \(module).GenerationSchema {
        \(module).GenerationSchema(
          type: Self.self, description: \(description(choice.attributes, "Generable") ?? "nil"),
          anyOf: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))])
      }
      """
  }

  private static func conformance(of type: String, _ choice: EnumDeclSyntax) -> String {
    let access = access(choice.modifiers)
    let cases = choice.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let names = cases.map { $0.name.text.filter { $0 != "`" } }
    let written = zip(cases, names).map { element, name in
      let values = Self.values(of: element)
      let pattern =
        values.isEmpty ? "" : "(" + values.map { "let \($0.1)" }.joined(separator: ", ") + ")"
      let fields = ["\"case\": \"\(name)\""] + values.map { "\"\($0.1)\": \($0.1)" }
      let content =
        values.isEmpty
        ? "\"\(name)\".generatedContent"
        : "\(module).GeneratedContent(properties: [\(fields.joined(separator: ", "))])"
      return "case .\(element.name.text)\(pattern): \(content)"
    }
    let read = zip(cases, names).map { element, name in
      let values = Self.values(of: element).map { label, name in
        (label.map { $0 + ": " } ?? "") + "try content.value(forProperty: \"\(name)\")"
      }
      let made = values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")"
      return "case \"\(name)\": self = .\(element.name.text)\(made)"
    }
    return """
      nonisolated extension \(type): \(module).Generable {
        \(access)var generatedContent: \(module).GeneratedContent {
          switch self {
          \(written.joined(separator: "\n    "))
          }
        }
        \(access)init(_ content: \(module).GeneratedContent) throws {
          let plain: String? = try? content.value()
          let name: String = try plain ?? content.value(forProperty: "case")
          switch name {
          \(read.joined(separator: "\n    "))
          default:
            throw \(module).LanguageModelSession.GenerationError.decodingFailure(
              .init(debugDescription: "there is no case '\\(name)'"))
          }
        }
      }
      """
  }

  /// The labels and names of what a case holds.
  private static func values(of element: EnumCaseElementSyntax) -> [(String?, String)] {
    (element.parameterClause?.parameters ?? []).enumerated().map { position, parameter in
      let label = parameter.firstName?.text
      return (label, label ?? "_\(position)")
    }
  }
}
