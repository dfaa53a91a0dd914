import SwiftSyntax

/// Syntax for Objective-C's runtime, which does not exist here.
enum ObjectiveCSyntax {
  /// The attributes that have no effect on a provider.
  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying", "implementation",
  ]

  /// The words that say who sees a declaration.
  static let accessWords: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private",
  ]

  /// Classes of Objective-C, seldom subclassed, whose imported initialisers make a `Self`.
  ///
  /// Swift lets an extension of such a class write `Self` where it makes an object, which it does
  /// not for a class that is written in Swift, as these are here.
  static let importedClasses: Set<String> = [
    "Bundle", "ByteCountFormatter", "CLLocation", "CLLocationManager", "DateComponentsFormatter",
    "DateFormatter", "DateIntervalFormatter", "FileManager", "ISO8601DateFormatter", "INImage",
    "LengthFormatter", "ListFormatter", "MeasurementFormatter", "NSAttributedString", "NSColor",
    "NSError", "NSFont", "NSImage", "NSNumber", "NSPredicate", "NSSortDescriptor",
    "NotificationCenter", "NumberFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter", "UIColor", "UIFont", "UIImage", "URLCache", "URLSession",
    "URLSessionConfiguration", "UserDefaults",
  ]

  /// The arguments of what inherits an initialiser without any from `NSObject` on Apple's
  /// platforms.
  ///
  /// - Parameter node: A call.
  /// - Returns: The arguments to write; nil for any other call.
  static func inheritedArguments(of node: FunctionCallExprSyntax) -> String? {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.rightParen != nil else {
      return nil
    }
    return switch node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "NSError": #"domain: "", code: 0"#
    case "Progress": "totalUnitCount: 0"
    case "Timer": "timeInterval: .infinity, repeats: false, block: { _ in }"
    default: nil
    }
  }

  /// Whether a variable is an intent's description that fewer see than its type.
  ///
  /// Apple's tools read such a description from the source; here it meets a requirement.
  static func isHiddenDescription(_ node: VariableDeclSyntax) -> Bool {
    guard node.trimmedDescription.contains("IntentDescription"),
      node.modifiers.contains(where: { $0.name.text == "static" }),
      !node.modifiers.contains(where: { accessWords.contains($0.name.text) }),
      node.bindings.first?.pattern.trimmedDescription == "description",
      let type = node.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
    else { return false }
    return type.modifiers.contains { $0.name.text == "public" }
  }

  /// The name that a type has here, where it has another one on Apple's platforms.
  ///
  /// Values of a dictionary of Objective-C's are objects, into which Swift turns texts and numbers.
  /// Here nothing does that, and `Any` takes them as they are.
  ///
  /// - Parameter token: The name in the source.
  /// - Returns: The name to write; nil to leave it.
  static func name(for token: TokenSyntax) -> String? {
    switch token.text {
    case "AnyObject":
      if let type = token.parent?.as(IdentifierTypeSyntax.self),
        let dictionary = type.parent?.as(DictionaryTypeSyntax.self), dictionary.value.id == type.id
      {
        return "Any"
      }
      if let expression = token.parent?.as(DeclReferenceExprSyntax.self),
        let element = expression.parent?.as(DictionaryElementSyntax.self),
        element.value.id == expression.id
      {
        return "Any"
      }
      return nil
    case "NSExpression": return expression(token)
    default: return nil
    }
  }

  /// The name of the class of expressions, which Foundation declares on Linux without any member.
  private static func expression(_ token: TokenSyntax) -> String? {
    let isPlain =
      token.parent?.is(IdentifierTypeSyntax.self) == true
      || token.parent?.is(DeclReferenceExprSyntax.self) == true
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
    return isPlain ? "FoundationSupplement.NSExpression" : nil
  }

  /// The `override` of a method that `NSObject` has on Apple's platforms alone.
  static func groundlessOverride(of node: FunctionDeclSyntax) -> DeclModifierSyntax? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.name.text == "observeValue", labels == ["forKeyPath", "of", "change", "context"]
    else { return nil }
    return node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
  }

  /// Whether a function is the order of `NSNumber`, which has one of its own here.
  static func isOrderOfNumbers(_ node: FunctionDeclSyntax) -> Bool {
    let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
    return node.name.text == "<" && types == ["NSNumber", "NSNumber"]
  }

  /// The replacement for `#selector(…)` and `#keyPath(…)`; nil for any other macro.
  static func replacement(for node: MacroExpansionExprSyntax) -> String? {
    // The resources of all modules lie in the extension's bundle.
    if node.macroName.text == "bundle", node.arguments.isEmpty { return "Bundle.main" }
    guard node.arguments.count == 1, let argument = node.arguments.first else { return nil }
    switch node.macroName.text {
    case "selector":
      guard let name = selector(argument.expression) else { return nil }
      switch argument.label?.text {
      case "setter": return #"Selector("\#(setter(name))")"#
      case "getter": return #"Selector("\#(name)")"#
      default: return #"Selector(_staged: "\#(name)", \#(method(argument.expression, in: node)))"#
      }
    case "keyPath":
      let parts = argument.expression.trimmedDescription.split(separator: ".")
        .map { String($0).trimmingBackticks }
      let keys = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
      return keys.isEmpty ? nil : "\"\(keys.joined(separator: "."))\""
    default: return nil
    }
  }

  /// The method as a value: of the type around it, so that no object is kept for its sake.
  private static func method(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) -> String
  {
    guard let type = EnclosingType.name(of: node) else { return expression.trimmedDescription }
    if let access = expression.as(MemberAccessExprSyntax.self),
      let base = access.base?.trimmedDescription, base == "self" || base == "Self"
    {
      return "\(type).\(access.declName.trimmedDescription)"
    }
    if expression.is(DeclReferenceExprSyntax.self) {
      return "\(type).\(expression.trimmedDescription)"
    }
    return expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The name that a method has in Objective-C: `bar(_:with:)` is `bar:with:` there.
  private static func selector(_ expression: ExprSyntax) -> String? {
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first {
      return selector(first)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return selector(access.declName)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first,
      tuple.elements.count == 1
    {
      return selector(first.expression)
    }
    return expression.as(DeclReferenceExprSyntax.self).map(selector)
  }

  private static func selector(_ name: DeclReferenceExprSyntax) -> String {
    let base = name.baseName.text.trimmingBackticks
    guard let labels = name.argumentNames?.arguments.map(\.name.text), !labels.isEmpty else {
      return base
    }
    let first = labels[0] == "_" ? "" : "With" + capitalized(labels[0])
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }
    return base + first + ":" + rest.joined()
  }

  private static func setter(_ property: String) -> String {
    "set" + capitalized(property) + ":"
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension String {
  /// The name without the marks that keep it from being a keyword.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
