/// A predicate parsed from a format.
indirect enum PredicateTree {
  /// The quantifier of a comparison with a collection: any, all or none of its values.
  enum Quantity { case any, all, no }

  /// The operator of a comparison.
  enum Relation: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN"
    case isIn = "IN"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
  }

  case constant(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(
    PredicateValue, Relation, PredicateValue, options: String.CompareOptions, Quantity?)

  /// Whether an object fulfils the predicate.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let tree): return !tree.holds(for: object, variables)
    case .all(let trees): return trees.allSatisfy { $0.holds(for: object, variables) }
    case .any(let trees): return trees.contains { $0.holds(for: object, variables) }
    case .comparison(let left, let relation, let right, let options, let quantity):
      let second = right.value(of: object, variables)
      let compare = { (first: Any?) in
        PredicateComparison(options: options).holds(first, relation, second)
      }
      let first = left.value(of: object, variables)
      guard let quantity else { return compare(first) }
      let values = KeyValues.elements(of: first) ?? []
      switch quantity {
      case .any: return values.contains(where: compare)
      case .all: return values.allSatisfy(compare)
      case .no: return !values.contains(where: compare)
      }
    }
  }
}

/// A side of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateValue])
  case arithmetic(PredicateValue, String, PredicateValue)
  /// The elements of a collection for which a predicate holds that names each by a variable.
  case subquery(PredicateValue, String, PredicateTree)
  /// The value at a path of another.
  case member(PredicateValue, String)
  /// The value of one of the functions that expressions know.
  case function(ExpressionFunction, [PredicateValue])
  /// A value that code computes of the object.
  case computed(@Sendable (Any?) -> Any?)

  /// Returns the value for an object that is evaluated.
  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .keyPath(let path): return KeyValues.value(of: object, path: path)
    case .variable(let name):
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      let value = parts.first.flatMap { variables[$0] }
      return parts.count > 1 ? KeyValues.value(of: value, path: parts[1]) : value
    case .subquery(let collection, let name, let tree):
      let elements = KeyValues.elements(of: collection.value(of: object, variables)) ?? []
      return elements.compactMap { $0 }.filter { element in
        tree.holds(for: object, variables.merging([name: element]) { $1 })
      }
    case .member(let value, let path):
      return KeyValues.value(of: value.value(of: object, variables), path: path)
    case .list(let values): return values.map { $0.value(of: object, variables) }
    case .function(let function, let values):
      return function.value(for: values.map { $0.value(of: object, variables) })
    case .computed(let body): return body(object)
    case .arithmetic(let left, let symbol, let right):
      let sides = [left, right].map { KeyValues.number($0.value(of: object, variables)) }
      guard let first = sides[0], let second = sides[1] else { return nil }
      switch symbol {
      case "+": return first + second
      case "-": return first - second
      case "*": return first * second
      default: return first / second
      }
    }
  }
}
