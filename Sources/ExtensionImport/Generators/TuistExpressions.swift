import Foundation
import SwiftSyntax

/// The values of expressions that stand plainly in a file.
///
/// A call is a table of its arguments by label, with the function's name under a key of its own;
/// the first argument without a label is the table's `value`. A member such as `.iOS` is its name,
/// and a case of an author's enumeration a table with its name, its raw value and its type.
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
  /// The values of a function's parameters and variables, where its body is looked at.
  var scope: [String: ProjectValue] = [:]
  /// The way from the file's folder to that of the whole workspace; empty for the same folder.
  private let wayToRoot: String
  private let count = Count()

  /// Takes a file's constants, and the constants and functions of the author's helpers.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - folder: The folder in which it lies.
  init(_ tree: SourceFileSyntax, in folder: AbsolutePath) {
    declarations = TuistDeclarations(tree, helpers: TuistDeclarations.helpers(above: folder))
    let way = TuistDeclarations.root(above: folder)?.relative(to: folder) ?? "."
    wayToRoot = way == "." ? "" : way + "/"
  }

  /// The arguments of the project that one of the constants is; nil for none.
  var project: [String: ProjectValue]? {
    declarations.ownCalls.lazy.compactMap { value(of: $0)?.table }
      .first { $0[Self.callKey]?.text == "Project" }
  }

  /// The value of an expression; nil for one that is not plain.
  func value(of expression: ExprSyntax, depth: Int = 0) -> ProjectValue? {
    guard depth < Self.greatestDepth, count.value < Self.greatestCount else { return nil }
    count.value += 1
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.text(inserting: { value(of: $0, depth: depth + 1)?.text }).map(
        ProjectValue.text)
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
      let known = declarations.constants[name] ?? declarations.constants[".\(name)"]
      return scope[name] ?? known.flatMap { value(of: $0, depth) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return value(of: member, depth) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sum(Array(sequence.elements), depth)
    }
    if let node = expression.as(SwitchExprSyntax.self) {
      var inner = self
      return inner.branch(of: node, depth).flatMap { inner.run($0, isValue: true, depth + 1) }
    }
    return nil
  }

  /// The value of a constant or of a property.
  private func value(of constant: TuistDeclarations.Constant, _ depth: Int) -> ProjectValue? {
    var inner = self
    let found =
      constant.value.flatMap { value(of: $0, depth: depth + 1) }
      ?? constant.body.flatMap { inner.run($0, isValue: true, depth + 1) }
    return typed(found, constant.type, depth)
  }

  /// The value of a member: a case of an author's enumeration, a property of one, a constant, or
  /// the member's name.
  private func value(of member: MemberAccessExprSyntax, _ depth: Int) -> ProjectValue? {
    let name = member.declName.baseName.text
    if let base = member.base {
      let type = TuistDeclarations.lastName(of: base.trimmedDescription)
      if declarations.cases[type]?[name] != nil { return enumerationCase(name, of: type, depth) }
      if name == "allCases", let names = declarations.caseNames[type] {
        return .list(names.compactMap { enumerationCase($0, of: type, depth) })
      }
      if let value = scopedValue(of: base, depth) {
        if let found = self.member(name, of: value, depth) { return found }
        if value.table?[Self.callKey]?.text == Self.caseKey { return nil }
      }
    }
    return declarations.constant(of: member).flatMap { value(of: $0, depth) } ?? .text(name)
  }

  /// The value of a member: a case's raw value or property, or an argument of the call that made
  /// a value of an author's type.
  func member(_ name: String, of value: ProjectValue, _ depth: Int) -> ProjectValue? {
    guard let fields = value.table, let made = fields[Self.callKey]?.text else {
      return name == "capitalized" ? value.text.map { .text($0.capitalized) } : nil
    }
    guard made == Self.caseKey else { return fields[name] }
    if name == "rawValue" { return fields["rawValue"] }
    let type = fields["type"]?.text ?? ""
    guard let property = declarations.constants["\(type).\(name)"] else { return nil }
    return asMember(of: fields).value(of: property, depth + 1)
  }

  /// The value of what stands before a point, where it is one of a body, a case or a constant; nil
  /// for a type.
  private func scopedValue(of base: ExprSyntax, _ depth: Int) -> ProjectValue? {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return scope[name] ?? declarations.constants[name].flatMap { value(of: $0, depth + 1) }
    }
    return base.is(MemberAccessExprSyntax.self) ? value(of: base, depth: depth + 1) : nil
  }

  /// Expressions in the body of a case's own property or function.
  private func asMember(of fields: [String: ProjectValue]) -> Self {
    var inner = self
    inner.scope = ["self": .table(fields)]
    inner.scope["rawValue"] = fields["rawValue"]
    return inner
  }

  private static let caseKey = "case"

  private func enumerationCase(_ name: String, of type: String, _ depth: Int) -> ProjectValue? {
    guard let raw = declarations.cases[type]?[name] else { return nil }
    var fields: [String: ProjectValue] = [
      Self.callKey: .text(Self.caseKey), "type": .text(type), "name": .text(name),
    ]
    fields["rawValue"] = raw.map { value(of: $0, depth: depth + 1) } ?? .text(name)
    return .table(fields)
  }

  /// A value as one of its type: of an author's enumeration, `.app` is the case of that name.
  func typed(_ value: ProjectValue?, _ type: TypeSyntax?, _ depth: Int) -> ProjectValue? {
    guard let enumeration = declarations.enumeration(type) else { return value }
    switch value {
    case .text(let name)?: return enumerationCase(name, of: enumeration, depth + 1) ?? value
    case .list(let values)?: return .list(values.compactMap { typed($0, type, depth + 1) })
    default: return value
    }
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
  ]

  private func value(of call: FunctionCallExprSyntax, _ depth: Int) -> ProjectValue? {
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if let function = declarations.function(name, for: call) {
      return value(of: function, for: call, depth)
    }
    if name == "relativeToRoot", let path = call.arguments.first?.expression {
      return value(of: path, depth: depth + 1)?.text.map { .text(wayToRoot + $0) }
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
    case "map", "compactMap", "flatMap":
      guard let list = value(of: base, depth: depth + 1) else { return nil }
      let path = call.onlyKeyPath
      guard let closure = call.onlyClosure else {
        guard let path else { return nil }
        let results = list.elements.compactMap { element in
          path.reduce(element) { value, name in
            value.flatMap { member(name, of: $0, depth + 1) }
          }
        }
        return .list(name == "flatMap" ? results.flatMap(\.elements) : results)
      }
      let results = list.elements.compactMap { element in
        var inner = self
        inner.scope[closure.parameterName] = element
        return inner.run(closure.statements, isValue: true, depth + 1)
      }
      return .list(name == "flatMap" ? results.flatMap(\.elements) : results)
    default: return nil
    }
  }

  /// The value that a helper's function returns, as far as its statements are plain.
  private func value(
    of function: FunctionDeclSyntax, for call: FunctionCallExprSyntax, _ depth: Int
  ) -> ProjectValue? {
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    // A function that is called by its name alone may be one of the same case.
    let owner = (base == nil ? scope["self"] : base.flatMap { scopedValue(of: $0, depth) })?.table
    var inner = asMember(of: owner?[Self.callKey]?.text == Self.caseKey ? owner ?? [:] : [:])
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let argument = TuistDeclarations.argument(for: parameter, in: call)
      let given =
        argument.flatMap { value(of: $0.expression, depth: depth + 1) }
        ?? parameter.defaultValue.flatMap { inner.value(of: $0.value, depth: depth + 1) }
      inner.scope[name] = typed(given, parameter.type, depth)
    }
    let found = function.body.flatMap { inner.run($0.statements, isValue: true, depth) }
    return typed(function.returnsMember(of: found), function.signature.returnClause?.type, depth)
  }

  /// The sum of lists or of texts.
  func sum(_ parts: [ExprSyntax], _ depth: Int) -> ProjectValue? {
    if parts.count == 1 { return value(of: parts[0], depth: depth + 1) }
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

extension FunctionCallExprSyntax {
  /// The closure that is a call's only argument.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    arguments.isEmpty ? trailingClosure : arguments.first?.expression.as(ClosureExprSyntax.self)
  }

  /// The names in the key path that is a call's only argument, as `\.target`; nil for any other.
  fileprivate var onlyKeyPath: [String]? {
    guard arguments.count == 1, let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    return path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
  }
}

extension ClosureExprSyntax {
  /// The name of a closure's first parameter in its statements.
  fileprivate var parameterName: String {
    if case .simpleInput(let names)? = signature?.parameterClause, let first = names.first {
      return first.name.text
    }
    if case .parameterClause(let clause)? = signature?.parameterClause,
      let first = clause.parameters.first
    {
      return first.firstName.text
    }
    return "$0"
  }
}
