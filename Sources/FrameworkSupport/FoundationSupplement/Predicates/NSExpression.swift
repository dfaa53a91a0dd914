// Expressions: constants, key paths, variables, lists and functions, as predicates and Core Data's
// fetches use them. Foundation on Linux has the class without a member that can be called.

open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet
    case minusSet, subquery, aggregate, anyKey, block, conditional
  }

  public let expressionType: ExpressionType
  let content: PredicateValue
  private let parts: [NSExpression]
  private let text: String

  init(
    _ type: ExpressionType, _ content: PredicateValue, parts: [NSExpression] = [],
    text: String = ""
  ) {
    expressionType = type
    self.content = content
    self.parts = parts
    self.text = text
  }

  public convenience init(expressionType type: ExpressionType) { self.init(type, .constant(nil)) }

  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      var parser = try PredicateParser(expressionFormat, arguments.map { $0 })
      let value = try parser.expression()
      self.init(value)
    } catch {
      preconditionFailure(
        "Unable to parse the format string \"\(expressionFormat)\": \(error.reason)")
    }
  }

  /// Creates an expression of what a format says.
  private convenience init(_ value: PredicateValue) {
    switch value {
    case .constant: self.init(.constantValue, value)
    case .keyPath(let path):
      self.init(path.uppercased() == "SELF" ? .evaluatedObject : .keyPath, value, text: path)
    case .variable(let name): self.init(.variable, value, text: name)
    case .list(let values):
      self.init(.aggregate, value, parts: values.map { NSExpression($0) })
    case .subquery: self.init(.subquery, value)
    case .function(let function, let values):
      self.init(
        .function, value, parts: values.map { NSExpression($0) }, text: function.rawValue + ":")
    case .arithmetic(let left, _, let right):
      self.init(.function, value, parts: [left, right].map { NSExpression($0) })
    case .member, .computed: self.init(.keyPath, value)
    }
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.constantValue, .constant(obj)) }

  public convenience init(forVariable string: String) {
    self.init(.variable, .variable(string), text: string)
  }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, .keyPath(keyPath), text: keyPath)
  }

  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    nonisolated(unsafe) let path = keyPath
    self.init(.keyPath, .computed { object in (object as? Root).map { $0[keyPath: path] as Any } })
  }

  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = ExpressionFunction(name) else {
      preconditionFailure("expressions have no function \(name)")
    }
    let parts = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.function, .function(function, parts.map(\.content)), parts: parts, text: name)
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    let parts = subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    self.init(.aggregate, .list(parts.map(\.content)), parts: parts)
  }

  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    nonisolated(unsafe) let predicate = predicate
    self.init(
      .conditional,
      .computed { object in
        let isTrue = predicate.evaluate(with: object)
        return (isTrue ? trueExpression : falseExpression).content.value(of: object, [:])
      }, parts: [trueExpression, falseExpression])
  }

  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    nonisolated(unsafe) let block = block
    self.init(
      .block,
      .computed { object in
        block(object, (arguments ?? []).map { $0.content.value(of: object, [:]) as Any }, nil)
      }, parts: arguments ?? [])
  }

  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, .computed { $0 })
  }

  open var constantValue: Any? {
    guard case .constant(let value) = content else { return nil }
    return value
  }
  open var keyPath: String { text }
  open var variable: String { text }
  open var function: String { text }
  open var arguments: [NSExpression]? { parts }
  open var collection: Any { parts }
  open var `true`: NSExpression { parts[0] }
  open var `false`: NSExpression { parts[1] }

  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    content.value(of: object, context as? [String: Any] ?? [:])
  }

  open func allowEvaluation() {}

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSExpression {
  /// Reads a format; nil where it is no expression or one that is not supported here.
  package static func parsed(_ format: String) -> NSExpression? {
    guard var parser = try? PredicateParser(format, []), let value = try? parser.expression() else {
      return nil
    }
    return NSExpression(value)
  }

  /// Whether the expression makes one value of many objects.
  package var isAggregate: Bool {
    if case .function(let function, _) = content, function.isAggregate { return true }
    return text.hasPrefix("@") || parts.contains(where: \.isAggregate)
  }

  /// Returns the value for many objects, of which aggregate functions are given all.
  package func value(over objects: [Any]) -> Any? {
    if text.hasPrefix("@") { return KeyValues.value(of: objects, path: text) }
    guard isAggregate, case .function(let function, _) = content else {
      return objects.first.flatMap { content.value(of: $0, [:]) }
    }
    guard function.isAggregate, let argument = parts.first, !argument.isAggregate else {
      return function.value(for: parts.map { $0.value(over: objects) })
    }
    return function.value(for: [objects.map { argument.content.value(of: $0, [:]) }])
  }
}
