import SwiftParser
import SwiftSyntax
import WidgetManifest

/// The choices that an intent gives to people who configure a widget, as its declaration writes
/// them out: the cases of its first enumeration, each with the defaults of all other parameters.
///
/// An intent without an enumeration has its defaults alone, which a run takes by itself.
struct IntentConfigurations {
  /// A choice.
  struct Configuration: Hashable, Sendable {
    /// The name, which is that of the case.
    let name: String
    /// The values of parameters, in the order in which they are declared.
    let values: [Value]
  }

  /// The value of a parameter.
  struct Value: Hashable, Sendable {
    /// The parameter's name.
    let name: String
    /// The value.
    let value: Constant
  }

  /// A value that a manifest can name.
  enum Constant: Hashable, Sendable {
    /// A text, or the raw value of a case.
    case text(String)
    /// A whole number.
    case number(Int)
    /// A truth value.
    case flag(Bool)
  }

  /// The number of cases that are written; each one is a widget to call.
  static let limit = 4

  /// The choices, the intent's default first.
  private(set) var all: [Configuration] = []
  private var standards: [Value] = []
  private var choice: (index: Int, options: [String])?

  /// Reads the intent that a configuration names.
  ///
  /// - Parameters:
  ///   - expression: The intent, `Intent.self`.
  ///   - scope: The type in which it is named.
  ///   - table: The types.
  ///   - definitions: The definitions of SiriKit intents, in which it may be described.
  init(
    of expression: ExprSyntax, in scope: String, _ table: TypeTable,
    definitions: [AbsolutePath] = []
  ) {
    let base = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard let base else { return }
    guard let type = table.resolve(base, in: scope), let intent = table.types[type] else {
      choose(of: DefinedParameters.all(ofIntent: base, in: definitions))
      return
    }
    for parameter in intent.parameters {
      let options = Self.options(of: parameter, in: type, table)
      let standard = parameter.standard.flatMap {
        Self.constant($0, of: parameter, in: type, table)
      }
      guard let value = standard ?? options.first.map(Constant.text) else { continue }
      if choice == nil, options.count > 1 {
        let first = options.filter { .text($0) == value }
        choice = (standards.count, first + options.filter { !first.contains($0) })
      } else if standard == nil, parameter.type.isOptionalType {
        continue
      }
      standards.append(Value(name: parameter.name, value: value))
    }
    choose()
  }

  /// Takes the parameters of an intent that a definition describes.
  private mutating func choose(of parameters: [DefinedParameters.Parameter]) {
    for parameter in parameters where choice == nil && parameter.cases.count > 1 {
      let first = parameter.cases.filter { $0 == parameter.standard }
      choice = (standards.count, first + parameter.cases.filter { !first.contains($0) })
      standards.append(Value(name: parameter.name, value: .text(choice?.options[0] ?? "")))
    }
    choose()
  }

  /// Makes a configuration of each option of the parameter that has several.
  private mutating func choose() {
    guard let choice else { return }
    let standards = standards
    all = choice.options.prefix(Self.limit).map { option in
      var values = standards
      values[choice.index] = Value(name: values[choice.index].name, value: .text(option))
      return Configuration(name: option, values: values)
    }
  }

  /// The raw values of a parameter's cases; none where it is no enumeration of texts.
  private static func options(
    of parameter: TypeFacts.Parameter, in scope: String, _ table: TypeTable
  ) -> [String] {
    guard let name = table.resolve(parameter.type.withoutOptional, in: scope),
      let type = table.types[name], type.inherited.isSuperset(of: ["String", "AppEnum"])
    else { return [] }
    let values = type.cases.map { type.rawValues[$0] }
    let names = values.compactMap { $0.flatMap(NameParser.name) }
    return names.count == values.count ? names : []
  }

  private static func constant(
    _ expression: ExprSyntax, of parameter: TypeFacts.Parameter, in scope: String,
    _ table: TypeTable
  ) -> Constant? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .flag(literal.literal.tokenKind == .keyword(.true))
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return Int(literal.literal.text).map(Constant.number)
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map(Constant.text)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let name = table.resolve(parameter.type.withoutOptional, in: scope),
      let type = table.types[name], type.inherited.contains("String")
    else { return nil }
    return type.rawValues[member.declName.baseName.text].map(Constant.text)
  }

  /// Reads the parameter of an intent that a property is; nil for any other property.
  static func parameter(_ node: VariableDeclSyntax) -> TypeFacts.Parameter? {
    let attribute = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == "Parameter" }
    guard let attribute, node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    let standard = arguments?.first { $0.label?.text == "default" }?.expression
    return TypeFacts.Parameter(
      name: name, type: type, standard: standard ?? binding.initializer?.value)
  }
}
