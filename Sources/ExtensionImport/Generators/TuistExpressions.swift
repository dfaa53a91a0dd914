import SwiftSyntax

/// The values of expressions that stand plainly in a file.
///
/// A call is a table of its arguments by label, with the function's name under a key of its own; the
/// first argument without a label is the table's `value`. A member such as `.iOS` is its name.
struct TuistExpressions {
  /// The key of a call's function.
  static let callKey = "()"
  /// The depth at which constants that name one another are given up.
  private static let greatestDepth = 64
  /// The number of expressions after which no further one has a value: a constant that is twice
  /// another one, and so on, would have no end.
  private static let greatestCount = 100_000

  /// The number of expressions so far.
  private final class Count {
    var value = 0
  }

  /// The initial values of the constants outside of types, by name.
  private var constants: [String: ExprSyntax] = [:]
  /// The functions outside of types that are one expression, by name.
  private var functions: [String: (parameters: [FunctionParameterSyntax], value: ExprSyntax)] = [:]
  /// The values of the parameters of the function whose expression is read.
  private var parameters: [String: ProjectValue] = [:]
  private let count = Count()

  /// Takes a file's constants.
  init(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      if let function = statement.item.as(FunctionDeclSyntax.self) { take(function) }
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        constants[name] = value
      }
    }
  }

  private mutating func take(_ function: FunctionDeclSyntax) {
    guard let items = function.body?.statements, items.count == 1, let item = items.first?.item
    else { return }
    let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    let parameters = Array(function.signature.parameterClause.parameters)
    functions[function.name.text] = value.map { (parameters, $0) }
  }

  /// The value of a function's expression, with the arguments of a call.
  private func value(ofFunction name: String, in call: FunctionCallExprSyntax, _ depth: Int)
    -> ProjectValue?
  {
    guard let function = functions[name] else { return nil }
    var inner = self
    inner.parameters = [:]
    var arguments = Array(call.arguments)
    for parameter in function.parameters {
      let label = parameter.firstName.text
      let name = parameter.secondName?.text ?? label
      if let first = arguments.first, (first.label?.text ?? "_") == label {
        inner.parameters[name] = value(of: first.expression, depth: depth + 1)
        arguments.removeFirst()
      } else if let standard = parameter.defaultValue?.value {
        inner.parameters[name] = value(of: standard, depth: depth + 1)
      }
    }
    return inner.value(of: function.value, depth: depth + 1)
  }

  /// The arguments of the project that one of the constants is; nil for none.
  var project: [String: ProjectValue]? {
    let found = constants.sorted { $0.key < $1.key }.first { _, value in
      value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Project"
    }
    return found.flatMap { value(of: $0.value)?.table }
  }

  /// The value of an expression; nil for one that is not plain.
  private func value(of expression: ExprSyntax, depth: Int = 0) -> ProjectValue? {
    guard depth < Self.greatestDepth, count.value < Self.greatestCount else { return nil }
    count.value += 1
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return text(of: literal, depth).map(ProjectValue.text)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .text(literal.literal.text == "true" ? "YES" : "NO")
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return .text(literal.literal.text)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .list(array.elements.compactMap { value(of: $0.expression, depth: depth + 1) })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      return .table(table(of: dictionary, depth))
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call, depth) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return parameters[name] ?? constants[name].flatMap { value(of: $0, depth: depth + 1) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return .text(member.declName.baseName.text)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence, depth) }
    return nil
  }

  private func text(of literal: StringLiteralExprSyntax, _ depth: Int) -> String? {
    var text = ""
    for segment in literal.segments {
      if let plain = segment.as(StringSegmentSyntax.self) {
        text += plain.content.text
      } else if let inserted = segment.as(ExpressionSegmentSyntax.self)?.expressions.first,
        let value = value(of: inserted.expression, depth: depth + 1)?.text
      {
        text += value
      } else {
        return nil
      }
    }
    return text
  }

  private func table(
    of dictionary: DictionaryExprSyntax, _ depth: Int
  ) -> [String: ProjectValue] {
    guard case .elements(let elements) = dictionary.content else { return [:] }
    var table: [String: ProjectValue] = [:]
    for element in elements {
      guard let key = value(of: element.key, depth: depth + 1)?.text else { continue }
      table[key] = value(of: element.value, depth: depth + 1)
    }
    return table
  }

  /// The functions that only say of which type their argument is.
  private static let wrappers: Set<String> = [
    "string", "boolean", "integer", "array", "dictionary", "path", "paths", "relativeToManifest",
    "relativeToRoot",
  ]

  private func value(of call: FunctionCallExprSyntax, _ depth: Int) -> ProjectValue? {
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if called.is(DeclReferenceExprSyntax.self), let value = value(ofFunction: name, in: call, depth)
    {
      return value
    }
    if let base = called.as(MemberAccessExprSyntax.self)?.base,
      let changed = changed(base, by: name, call, depth)
    {
      return changed
    }
    if Self.wrappers.contains(name), let only = call.arguments.first, call.arguments.count == 1,
      only.label == nil
    {
      return value(of: only.expression, depth: depth + 1)
    }
    var table: [String: ProjectValue] = [Self.callKey: .text(name)]
    for argument in call.arguments {
      let key = argument.label?.text ?? "value"
      guard table[key] == nil else { continue }
      table[key] = value(of: argument.expression, depth: depth + 1)
    }
    // A list of sources may come in a call: `.init(globs: […])`, `.resources([…])`.
    if let globs = table["globs"] { return globs }
    if name == "resources" || name == "sources", let value = table["value"] { return value }
    return .table(table)
  }

  /// A text in other letters, or a table with the keys of another one; nil for any other change.
  private func changed(
    _ base: ExprSyntax, by name: String, _ call: FunctionCallExprSyntax, _ depth: Int
  ) -> ProjectValue? {
    switch name {
    case "lowercased": return value(of: base, depth: depth + 1)?.text.map { .text($0.lowercased()) }
    case "uppercased": return value(of: base, depth: depth + 1)?.text.map { .text($0.uppercased()) }
    case "merging":
      let other = call.arguments.first.flatMap { value(of: $0.expression, depth: depth + 1) }
      guard let table = value(of: base, depth: depth + 1)?.table else { return nil }
      return .table(table.merging(other?.table ?? [:]) { _, new in new })
    default: return nil
    }
  }

  /// The sum of lists or of texts.
  private func sum(_ sequence: SequenceExprSyntax, _ depth: Int) -> ProjectValue? {
    let parts = Array(sequence.elements)
    let isSum = parts.enumerated().allSatisfy { index, part in
      index % 2 == 0 || part.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }
    guard isSum else { return nil }
    let values = parts.enumerated().filter { $0.offset % 2 == 0 }
      .compactMap { value(of: $0.element, depth: depth + 1) }
    if values.allSatisfy({ $0.text != nil }) {
      return .text(values.compactMap(\.text).joined())
    }
    return .list(values.flatMap(\.elements))
  }
}

extension ProjectValue {
  /// The elements of a list; any other value is a list of itself.
  var elements: [ProjectValue] {
    if case .list(let values) = self { values } else { [self] }
  }
}
