/// Writes the class of an intent.
struct IntentClassWriter {
  let intent: IntentDefinition.Intent
  let scope: IntentSourceScope

  /// The class, or what the definition says of one that the author's sources declare.
  func part() throws(IntentDefinitionError) -> GeneratedSource.Part {
    GeneratedSource.Part(
      name: intent.className, text: try source(), replacement: try definition())
  }

  private func source() throws(IntentDefinitionError) -> String {
    var lines = ["public class \(intent.className): INIntent, @unchecked Sendable {"]
    for parameter in intent.parameters { lines.append("  " + (try scope.property(parameter))) }
    if !intent.parameters.isEmpty { lines.append("") }
    lines.append("  override public class var _parameters: [_INIntentParameter]? {")
    lines += try descriptions() + ["  }"]
    lines += defaults("override public func _takeDefaults")
    if !intent.isEligibleForSuggestions {
      lines += ["", "  override public class var _isEligibleForSuggestions: Bool { false }"]
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// The extension of a class that the author's sources declare.
  private func definition() throws(IntentDefinitionError) -> String {
    var lines = [
      "extension \(intent.className): _INDefinedIntent {",
      "  public static var _definedParameters: [_INIntentParameter] {",
    ]
    lines += try descriptions() + ["  }", ""]
    let isEligible = intent.isEligibleForSuggestions
    lines.append("  public static var _isDefinedEligible: Bool { \(isEligible) }")
    let method = "public func _takeDefinedDefaults"
    let defaults = defaults(method)
    lines += defaults.isEmpty ? ["", "  \(method)(from handler: Any) {}"] : defaults
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func descriptions() throws(IntentDefinitionError) -> [String] {
    var lines = ["    ["]
    for parameter in intent.parameters {
      lines.append("      \(try description(of: parameter)),")
    }
    return lines + ["    ]"]
  }

  /// The method that takes over what a handler gives as defaults; none where no parameter has options
  /// that a handler provides.
  private func defaults(_ method: String) -> [String] {
    let given = intent.parameters.filter(\.providesOptions)
    guard !given.isEmpty else { return [] }
    let assignments = given.map { parameter in
      let method = "handler.default\(parameter.name.capitalizedFirst)(for: self)"
      return "    if let value = \(method) { \(parameter.name.asIdentifier) = value }"
    }
    return [
      "", "  \(method)(from handler: Any) {",
      "    guard let handler = handler as? any \(intent.className)Handling else { return }",
    ] + assignments + ["  }"]
  }

  /// The value that tells our `Intents` module about a property.
  private func description(
    of parameter: IntentDefinition.Parameter
  ) throws(IntentDefinitionError) -> String {
    let type = try scope.type(of: parameter)
    let path = "\\\(intent.className).\(parameter.name.asIdentifier)"
    var arguments: [String] = []
    switch type {
    case .enumeration(let enumeration):
      let cases = enumeration.cases.map { "(\"\($0.name)\", .\($0.name.asEnumerator))" }
      arguments = ["cases: [\(cases.joined(separator: ", "))]", "\"\(parameter.name)\"", path]
    case .object where parameter.isList, .plain where parameter.isList:
      arguments = ["list: \"\(parameter.name)\"", path]
    case .object, .plain:
      arguments = ["\"\(parameter.name)\"", path]
    }
    if !parameter.isList, let value = try defaultValue(of: parameter, type) {
      arguments.append("default: \(value)")
    }
    if case .object(let name) = type {
      arguments.append("object: _make\(name)")
    }
    return "_INIntentParameter(\(arguments.joined(separator: ", ")))"
  }

  private func defaultValue(
    of parameter: IntentDefinition.Parameter, _ type: IntentTypeTable.SwiftType
  ) throws(IntentDefinitionError) -> String? {
    switch (type, parameter.defaultValue) {
    case (.enumeration(let enumeration), .text(let name)?):
      guard enumeration.cases.contains(where: { $0.name == name }) else {
        throw scope.error(.unknownCase(name))
      }
      return ".\(name.asEnumerator)"
    case (.plain("String"), .text(let text)?): return text.asLiteral
    case (.plain("URL"), .text(let text)?): return "URL(string: \(text.asLiteral))"
    case (.plain("NSNumber"), .number(let number)?): return "\(number.asLiteral)"
    case (.plain("NSNumber"), .truth(let truth)?): return "\(truth)"
    default: return nil
    }
  }
}

/// Writes an enumeration and its resolution result.
struct IntentEnumerationWriter {
  let enumeration: IntentDefinition.Enumeration

  var parts: [GeneratedSource.Part] {
    let name = enumeration.name
    let cases = enumeration.cases.map { "  case \($0.name.asEnumerator) = \($0.rawValue)" }
    let names = enumeration.cases.map(\.name)
    let imported = names.filter { name in
      let other = name.asImportedEnumerator
      return other != name.asEnumerator && !names.contains { $0.asEnumerator == other }
    }
    let aliases = Set(imported.map(\.asImportedEnumerator)).sorted().compactMap { alias in
      imported.first { $0.asImportedEnumerator == alias }.map {
        "\n  public static var \(alias): Self { .\($0.asEnumerator) }"
      }
    }
    let declaration = """
      public enum \(name): Int, Sendable {
      \(cases.joined(separator: "\n"))\(aliases.joined())
      }
      """
    let result = """
      public class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {
        public class func success(with resolvedValue: \(name)) -> Self {
          Self(_outcome: .success(resolvedValue))
        }

        public class func confirmationRequired(with valueToConfirm: \(name)) -> Self {
          Self(_outcome: .confirmation(valueToConfirm))
        }
      }
      """
    return [
      GeneratedSource.Part(name: name, text: declaration),
      GeneratedSource.Part(name: name + "ResolutionResult", text: result),
    ]
  }
}

/// Writes the class of a custom type and its resolution result.
struct IntentTypeWriter {
  let type: IntentDefinition.CustomType
  let scope: IntentSourceScope

  func parts() throws(IntentDefinitionError) -> [GeneratedSource.Part] {
    var lines = ["public class \(type.name): INObject, @unchecked Sendable {"]
    for property in type.properties { lines.append("  " + (try scope.property(property))) }
    lines.append("}")
    let name = type.name
    let maker = """
      /// Stands outside the classes, where a property may be named like the type.
      private func _make\(name)(_ identifier: String, _ display: String) -> INObject {
        \(name)(identifier: identifier, display: display)
      }
      """
    let result = """
      public class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
        public class func success(with resolvedObject: \(name)) -> Self {
          Self(_outcome: .success(resolvedObject))
        }

        public class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {
          Self(_outcome: .disambiguation(objectsToDisambiguate))
        }

        public class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {
          Self(_outcome: .confirmation(objectToConfirm))
        }
      }
      """
    return [
      GeneratedSource.Part(name: name, text: lines.joined(separator: "\n")),
      GeneratedSource.Part(text: maker),
      GeneratedSource.Part(name: name + "ResolutionResult", text: result),
    ]
  }
}
