import SwiftParser
import SwiftSyntax

extension TypeTable {
  private static let depthLimit = 8

  /// Returns the text that an expression in a type always has; nil where that is not certain.
  func text(of expression: ExprSyntax, in scope: String, depth: Int = 0) -> String? {
    guard depth <= Self.depthLimit else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "rawValue", let base = member.base
    {
      return rawValue(of: base, in: scope)
    }
    guard let (value, owner) = constant(expression, in: scope) else { return nil }
    return text(of: value, in: owner, depth: depth + 1)
  }

  /// Returns the names of the families in an expression; nil where they are not certain.
  func families(of expression: ExprSyntax, in scope: String, depth: Int = 0) -> [String]? {
    guard depth <= Self.depthLimit else { return nil }
    if let array = expression.as(ArrayExprSyntax.self) {
      let names = array.elements.map { family($0.expression) }
      return names.contains(nil) ? nil : names.compactMap(\.self)
    }
    guard let (value, owner) = constant(expression, in: scope) else { return nil }
    return families(of: value, in: owner, depth: depth + 1)
  }

  private func family(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return member.declName.baseName.text }
    let isFamily = ["WidgetFamily", "WidgetKit.WidgetFamily"].contains(base.trimmedDescription)
    return isFamily ? member.declName.baseName.text : nil
  }

  /// The constant that a name means, and the type that it belongs to.
  private func constant(
    _ expression: ExprSyntax, in scope: String
  ) -> (value: ExprSyntax, owner: String)? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      var around = scope.split(separator: ".")
      while true {
        let owner = around.joined(separator: ".")
        if let values = types[owner]?.constants[name] {
          return values.count == 1 ? (values[0], owner) : nil
        }
        if around.popLast() == nil { return nil }
      }
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let written = base.trimmedDescription
    let isOwn = written == "Self" || written == "self"
    guard let owner = isOwn ? scope : resolve(written, in: scope),
      let values = types[owner]?.constants[member.declName.baseName.text], values.count == 1
    else { return nil }
    return (values[0], owner)
  }

  /// The raw value of `Type.case`.
  private func rawValue(of expression: ExprSyntax, in scope: String) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = resolve(base.trimmedDescription, in: scope), let facts = types[type],
      facts.inherited.contains("String")
    else { return nil }
    return facts.rawValues[member.declName.baseName.text]
  }
}
