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

  /// The declarations of the file and of its project description helpers.
  private let declarations: TuistDeclarations
  /// The values of a function's parameters and constants, where its body is looked at.
  private var scope: [String: ProjectValue] = [:]
  private let count = Count()

  /// Takes a file's constants, and the constants and functions of the author's helpers.
  init(_ tree: SourceFileSyntax, helpers: [SourceFileSyntax] = []) {
    declarations = TuistDeclarations(tree, helpers: helpers)
  }

  /// The arguments of the project that one of the constants is; nil for none.
  var project: [String: ProjectValue]? {
    declarations.ownCalls.lazy.compactMap { value(of: $0)?.table }
      .first { $0[Self.callKey]?.text == "Project" }
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
      return scope[name]
        ?? declarations.constants[name].flatMap { value(of: $0, depth: depth + 1) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return declarations.constant(of: member).flatMap { value(of: $0, depth: depth + 1) }
        ?? .text(member.declName.baseName.text)
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
    if let function = declarations.function(name, for: call) {
      return value(of: function, for: call, depth)
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

  /// The value that a helper's function returns, as far as its statements are plain.
  private func value(
    of function: FunctionDeclSyntax, for call: FunctionCallExprSyntax, _ depth: Int
  ) -> ProjectValue? {
    var inner = self
    inner.scope = [:]
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let argument = TuistDeclarations.argument(for: parameter, in: call)
      inner.scope[name] =
        argument.flatMap { value(of: $0.expression, depth: depth + 1) }
        ?? parameter.defaultValue.flatMap { inner.value(of: $0.value, depth: depth + 1) }
    }
    let statements = function.body?.statements.map(\.item) ?? []
    for statement in statements {
      if let variable = statement.as(VariableDeclSyntax.self) {
        for (name, value) in TuistDeclarations.values(of: variable) {
          inner.scope[name] = inner.value(of: value, depth: depth + 1)
        }
      }
      let returned = statement.as(ReturnStmtSyntax.self)?.expression
      guard let result = returned ?? (statements.count == 1 ? statement.as(ExprSyntax.self) : nil)
      else {
        continue
      }
      let found = inner.value(of: result, depth: depth + 1)
      return function.returnsMember(of: found)
    }
    return nil
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

extension FunctionDeclSyntax {
  /// A value that is returned, with the result's type as the name of a call of `.init`.
  fileprivate func returnsMember(of value: ProjectValue?) -> ProjectValue? {
    guard var table = value?.table, table[TuistExpressions.callKey]?.text == "init",
      let type = signature.returnClause?.type.trimmedDescription
    else { return value }
    table[TuistExpressions.callKey] = .text(type)
    return .table(table)
  }
}
