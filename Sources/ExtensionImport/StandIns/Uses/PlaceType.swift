import SwiftSyntax

/// The type that the place of an expression asks for.
enum PlaceType {
  /// The type; nil where the place shows none.
  static func type(of expression: ExprSyntax, isCall: Bool = false) -> String? {
    guard let parent = expression.parent else { return nil }
    if let item = parent.as(CodeBlockItemSyntax.self) { return type(of: item, isCall: isCall) }
    if let result = parent.as(ReturnStmtSyntax.self) {
      return result.parent?.as(CodeBlockItemSyntax.self).flatMap { Self.result(around: $0) }
    }
    if parent.is(ConditionElementSyntax.self) || parent.is(PrefixOperatorExprSyntax.self) {
      return "Bool"
    }
    if let argument = parent.as(LabeledExprSyntax.self) { return type(of: argument) }
    if parent.is(ExprListSyntax.self), let sequence = parent.parent {
      return type(of: expression, in: sequence, parent)
    }
    return nil
  }

  private static func type(of argument: LabeledExprSyntax) -> String? {
    guard let list = argument.parent else { return nil }
    let call = list.parent?.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression.trimmedDescription ?? ""
    let label = argument.label?.text
    let isText = called == "Text" && label == nil
    if isText || list.parent?.is(ExpressionSegmentSyntax.self) == true { return "String" }
    return arguments["\(called.split(separator: ".").last ?? "")(\(label ?? "_"):)"]
  }

  /// The types of arguments of Apple's functions.
  private static let arguments = [
    "UIImage(data:)": "Data", "NSImage(data:)": "Data", "String(data:)": "Data",
    "decode(from:)": "Data", "jsonObject(with:)": "Data", "URL(string:)": "String",
    "Image(uiImage:)": "UIImage", "Image(nsImage:)": "NSImage", "UIColor(_:)": "Color",
  ]

  /// The type of what stands between operators: that of a literal beside it, of the values that
  /// logical operators combine, or a text where a part is one.
  private static func type(
    of expression: ExprSyntax, in sequence: Syntax, _ list: Syntax
  ) -> String? {
    let parts = list.children(viewMode: .sourceAccurate).map { $0 }
    guard let place = parts.firstIndex(where: { $0.id == expression.id }) else { return nil }
    if place + 1 < parts.count, parts[place + 1].is(UnresolvedTernaryExprSyntax.self), place == 0 {
      return "Bool"
    }
    let operators = [place - 1, place + 1].map { index in
      parts.indices.contains(index)
        ? parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    }
    for (name, other) in zip(operators, [place - 2, place + 2]) {
      guard let name, parts.indices.contains(other) else { continue }
      let isDefault = name == "??" && other > place
      guard arithmetic.contains(name) || comparing.contains(name) || isDefault else { continue }
      guard let literal = ExprSyntax(parts[other]).flatMap(literal) else { continue }
      if isDefault { return literal + "?" }
      return literal
    }
    let isLogical = operators.contains { $0 == "&&" || $0 == "||" }
    if isLogical, operators.allSatisfy({ $0 == nil || $0 == "&&" || $0 == "||" }) { return "Bool" }
    let isText = parts.contains { part in
      part.is(StringLiteralExprSyntax.self)
        || part.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "String"
    }
    let isAssigned = operators == [nil, nil] && parts.count == 3
    if isText, !isAssigned || place == 0 { return "String" }
    if isAssigned, place == 0 { return ExprSyntax(parts[2]).flatMap(literal) }
    // Any type of numbers can be added, multiplied and ordered.
    let isNumber = operators.contains { name in
      name.map { arithmetic.contains($0) || ordering.contains($0) } == true
    }
    return isNumber ? "Double" : nil
  }

  /// The types of values whose names say them, as those of numbers and of parts of JSON do.
  static let named = [
    "boolValue": "Bool", "doubleValue": "Double", "floatValue": "Float", "intValue": "Int",
    "stringValue": "String",
  ]

  private static let arithmetic: Set = ["+", "-", "*", "/"]
  private static let ordering: Set = ["<", ">", "<=", ">="]
  private static let comparing: Set = ["<", ">", "<=", ">=", "==", "!="]

  /// The operators whose values are true or false.
  static let answering = comparing.union(["&&", "||"])

  /// The type of a literal; nil for any other expression.
  static func literal(_ expression: ExprSyntax) -> String? {
    switch expression.kind {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    default: nil
    }
  }

  /// The type of a statement's value: that of the function of which it is all, or none for a call.
  private static func type(of item: CodeBlockItemSyntax, isCall: Bool) -> String? {
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let block = list?.parent
    if list?.count == 1, block?.parent?.is(FunctionDeclSyntax.self) == true {
      return result(around: item) ?? (isCall ? "Void" : nil)
    }
    // The only statement of a closure or a getter may be its value.
    let isFunction = block?.parent?.is(FunctionDeclSyntax.self) == true
    return isCall && (isFunction || list.map { $0.count > 1 } == true) ? "Void" : nil
  }

  /// The type that the function directly around a statement returns.
  private static func result(around item: CodeBlockItemSyntax) -> String? {
    let function = item.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    let type = function?.signature.returnClause?.type.trimmedDescription
    return type.flatMap { isKnown($0) ? $0 : nil }
  }

  /// Whether a type as it is written is one of Swift's or Foundation's plain ones.
  static func isKnown(_ type: String) -> Bool {
    let known = ["String", "Int", "Double", "Bool", "Date", "Data", "CGFloat", "Float", "URL"]
    let plain = type.withoutOptional
    return known.contains(plain)
      || plain.hasPrefix("[") && plain.hasSuffix("]")
        && known.contains(String(plain.dropFirst().dropLast()))
  }
}
